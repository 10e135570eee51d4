#include "app/played_game_of.hpp"
#include "app/player_names.hpp"
#include "games/chinese_checkers/chinese_checkers.hpp"
#include "new_game_support.hpp"
#include "ui/board/board_view.hpp"
#include "ui/new_game/new_game_note.hpp"
#include "ui/new_game/set_name_dialog.hpp"

#include <QCheckBox>
#include <QSpinBox>
#include <QStandardItemModel>

#include <algorithm>
#include <string>

namespace {

using support::NewGameTest;

const QDate someDay(2026, 12, 1);

/// Halma or Chinese Checkers in the dialog, worked by real events.
class RaceTest : public NewGameTest {
protected:
    void openRace(const char* word, QSize size = {640, 480}) { open(size, word); }

    app::AnyGame game() const { return dialog->game(someDay); }
    std::string rules() const { return game()->rules(); }
    const ui::BoardPicture& picture() const {
        return dialog->form().findChild<ui::BoardView*>()->picture();
    }
    /// In the form that is in sight; others may have fields of the same name.
    template <class T>
    T& field(const char* name) const {
        return *support::child<T>(dialog->form(), name);
    }
    QString noteBelow(const char* name) const {
        return field<QWidget>(name).accessibleDescription();
    }
    std::size_t seatsInSight() const {
        std::size_t count = 0;
        for (const char* name :
             {"seatAName", "seatBName", "seatCName", "seatDName", "seatEName", "seatFName"})
            if (const auto* line = dialog->form().findChild<QLineEdit*>(QLatin1String(name)))
                count += line->isVisible() ? 1 : 0;
        return count;
    }
    void turnTo(int page) {
        QTabBar* bar = field<QTabWidget>("pages").tabBar();
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(page).center());
        ASSERT_EQ(bar->currentIndex(), page);
    }
    void press(const char* name) { support::click(dialog->form(), name); }
    void start() { support::click(*dialog, "start"); }
    /// By keyboard, past what cannot be chosen.
    void choose(const char* name, const QString& text) {
        auto& box = field<QComboBox>(name);
        box.setFocus();
        QTest::keyClick(&box, Qt::Key_Home);
        for (int guard = 0; box.currentText() != text && guard < box.count(); ++guard)
            QTest::keyClick(&box, Qt::Key_Down);
        ASSERT_EQ(box.currentText(), text);
    }
    void type(const char* name, const QString& text) { support::type(dialog->form(), name, text); }

    enum RacePage { players, moves, end };
};

TEST_F(RaceTest, StartsWithoutAnythingTyped) {
    openRace("halma");
    QTest::keyClick(dialog.get(), Qt::Key_Return);
    EXPECT_EQ(dialog->result(), QDialog::Accepted);
    EXPECT_EQ(rules(), "halma");
    EXPECT_EQ(game()->word(), "halma");
    EXPECT_EQ(game()->tag("Event"), "Casual game");
    EXPECT_EQ(game()->tag("Date"), "2026.12.01");
    EXPECT_EQ(game()->tag("A"), "");
}

TEST_F(RaceTest, HasAsManySeatsAsPlayers) {
    openRace("chinese-checkers");
    for (const auto& [words, seats] : {std::pair{"two players", 2U},
                                       {"three players", 3U},
                                       {"four players", 4U},
                                       {"six players", 6U}}) {
        choose("players", QLatin1String(words));
        EXPECT_EQ(seatsInSight(), seats) << words;
        EXPECT_EQ(game()->seats(), seats) << words;
        for (std::size_t i = 0; i < 6; ++i)
            EXPECT_EQ(picture().piecesOf(tabletop::seat_at(i)).size(), i < seats ? 10U : 0U)
                << words << " seat " << i;
        EXPECT_EQ(picture().camps.size(), 2 * seats) << words;
    }
}

TEST_F(RaceTest, BoardFollowsTheNumberOfPlayersAndTheOtherWayRound) {
    openRace("halma");
    choose("ground", QStringLiteral("8×8"));
    EXPECT_EQ(rules(), "halma,board=8");
    EXPECT_EQ(picture().shape.size(), 64U);
    choose("players", QStringLiteral("four players"));
    EXPECT_EQ(rules(), "halma,players=4");
    EXPECT_TRUE(noteBelow("players").startsWith(QStringLiteral("8×8 is for two players. ")));
    choose("ground", QStringLiteral("10×10"));
    EXPECT_EQ(rules(), "halma,board=10");
    EXPECT_EQ(noteBelow("ground"), QStringLiteral("10×10 is for two players. 15 pieces each."));
    openRace("chinese-checkers");
    choose("players", QStringLiteral("five players"));
    EXPECT_EQ(rules(), "chinese-checkers,players=5,capture");
    EXPECT_EQ(seatsInSight(), 5U);
}

// Five play the capture game alone, fifteen marbles are for two.
TEST_F(RaceTest, WhatIsPassedOnTheWayToAnotherChoiceIsNotLost) {
    openRace("chinese-checkers");
    choose("players", QStringLiteral("four players"));
    turnTo(moves);
    press("pairs");
    turnTo(players);
    choose("players", QStringLiteral("six players"));
    EXPECT_EQ(rules(), "chinese-checkers,players=6,pairs");
    choose("ground", QStringLiteral("The capture game"));
    EXPECT_EQ(rules(), "chinese-checkers,players=6,capture");
    choose("ground", QStringLiteral("The race with ten marbles"));
    EXPECT_EQ(rules(), "chinese-checkers,players=6,pairs");
}

TEST_F(RaceTest, PlayersHaveNamesAndLevels) {
    openRace("chinese-checkers");
    choose("players", QStringLiteral("three players"));
    EXPECT_EQ(field<QLineEdit>("seatBName").placeholderText(), QStringLiteral("Amber"));
    type("seatAName", QStringLiteral("  Ann "));
    choose("seatCKind", QStringLiteral("computer, ") + app::levelName(engine::Level(3)));
    EXPECT_EQ(field<QLineEdit>("seatCName").placeholderText(),
              QStringLiteral("Computer (%1)").arg(app::levelName(engine::Level(3))));
    start();
    EXPECT_EQ(game()->tag("A"), "Ann");
    EXPECT_EQ(game()->tag("B"), "");
    EXPECT_EQ(game()->tag("BLevel"), "");
    EXPECT_EQ(game()->tag("CLevel"), "3");
    EXPECT_EQ(game()->tag("D"), "");
    const app::AnyGame read((tabletop::read_match<chinese_checkers::Game>(game()->recordText())));
    EXPECT_EQ(read, game());
}

TEST_F(RaceTest, EverybodyMovesOneSeatOn) {
    openRace("chinese-checkers");
    choose("players", QStringLiteral("three players"));
    type("seatAName", QStringLiteral("Ann"));
    type("seatBName", QStringLiteral("Ben"));
    choose("seatCKind", QStringLiteral("computer, ") + app::levelName(engine::Level(8)));
    press("swap");
    EXPECT_EQ(field<QComboBox>("seatAKind").currentIndex(), 8);
    EXPECT_EQ(field<QLineEdit>("seatBName").text(), QStringLiteral("Ann"));
    EXPECT_EQ(field<QLineEdit>("seatCName").text(), QStringLiteral("Ben"));
    EXPECT_EQ(field<QComboBox>("seatCKind").currentIndex(), 0);
    start();
    EXPECT_EQ(game()->tag("ALevel"), "8");
    EXPECT_EQ(game()->tag("C"), "Ben");
}

TEST_F(RaceTest, WhoSitsOutComesBackWithHisName) {
    openRace("chinese-checkers");
    choose("players", QStringLiteral("six players"));
    type("seatFName", QStringLiteral("Fay"));
    choose("players", QStringLiteral("two players"));
    EXPECT_EQ(seatsInSight(), 2U);
    choose("players", QStringLiteral("six players"));
    EXPECT_EQ(field<QLineEdit>("seatFName").text(), QStringLiteral("Fay"));
}

TEST_F(RaceTest, NamesGoWithWhomTheyWereTypedFor) {
    openRace("halma");
    type("seatBName", QStringLiteral("Ben"));
    choose("seatBKind", QStringLiteral("computer, ") + app::levelName(engine::Level(2)));
    EXPECT_TRUE(field<QLineEdit>("seatBName").text().isEmpty());
    start();
    openRace("halma");
    choose("seatBKind", QStringLiteral("a person"));
    EXPECT_EQ(field<QLineEdit>("seatBName").text(), QStringLiteral("Ben"));
}

TEST_F(RaceTest, OverlongNameOfASeatThatPlaysIsATrouble) {
    openRace("chinese-checkers");
    choose("players", QStringLiteral("four players"));
    support::paste(dialog->form(), "seatDName", QString(500, QLatin1Char('x')));
    EXPECT_FALSE(canStart());
    turnTo(moves);
    auto* status = support::child<ui::NewGameNote>(*dialog, "status");
    EXPECT_TRUE(status->isWarning());
    EXPECT_TRUE(status->words().startsWith(QStringLiteral("Red: ")));
    QTest::keyClick(dialog.get(), Qt::Key_Return);
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_EQ(QApplication::focusWidget()->objectName(), QStringLiteral("seatDName"));
    choose("players", QStringLiteral("three players"));
    EXPECT_TRUE(canStart());
}

TEST_F(RaceTest, OptionsSayWhatTheyChange) {
    openRace("halma");
    choose("players", QStringLiteral("four players"));
    turnTo(moves);
    press("pairs");
    press("longJumps");
    EXPECT_TRUE(noteBelow("longJumps").contains(QStringLiteral("at any distance")));
    choose("camps", QStringLiteral("may not be touched"));
    turnTo(end);
    press("leave");
    auto& own = field<QSpinBox>("leaveMoves");
    own.setFocus();
    own.selectAll();
    QTest::keyClicks(&own, QStringLiteral("50"));
    EXPECT_TRUE(noteBelow("leave").contains(QStringLiteral("after move 51")));
    press("winAll");
    choose("prison", QStringLiteral("who is shut in plays on"));
    press("endFirst");
    EXPECT_EQ(rules(), "halma,players=4,pairs,super,camps=closed,leave=50,win=all,prison=play,"
                       "end=first");
    EXPECT_TRUE(canStart());
}

TEST_F(RaceTest, OptionsThatDoNotGoWithTheRestSayWhyNot) {
    openRace("chinese-checkers");
    turnTo(moves);
    EXPECT_FALSE(field<QWidget>("pairs").isEnabled());
    EXPECT_EQ(noteBelow("pairs"), QStringLiteral("Partners need four or six players."));
    turnTo(end);
    EXPECT_FALSE(field<QWidget>("endFirst").isEnabled());
    EXPECT_EQ(noteBelow("endFirst"),
              QStringLiteral("With two players the game ends with the first place anyway."));
    const auto* prisons = qobject_cast<QStandardItemModel*>(field<QComboBox>("prison").model());
    EXPECT_FALSE(prisons->item(2)->isEnabled());
    EXPECT_EQ(prisons->item(2)->toolTip(),
              QStringLiteral("Of two players the imprisoned one has lost"));
    turnTo(players);
    choose("players", QStringLiteral("four players"));
    turnTo(moves);
    press("pairs");
    EXPECT_EQ(rules(), "chinese-checkers,players=4,pairs");
    turnTo(players);
    choose("ground", QStringLiteral("The capture game"));
    EXPECT_EQ(rules(), "chinese-checkers,players=4,capture");
    turnTo(moves);
    for (const char* option : {"pairs", "longJumps", "camps"}) {
        EXPECT_FALSE(field<QWidget>(option).isEnabled()) << option;
        EXPECT_EQ(noteBelow(option), QStringLiteral("The capture game has no options."));
    }
}

TEST_F(RaceTest, CaptureGameShowsMarblesOfNobody) {
    openRace("chinese-checkers");
    choose("ground", QStringLiteral("The capture game"));
    EXPECT_TRUE(picture().camps.empty());
    std::size_t marbles = 0;
    for (const ui::SpaceContents& hole : picture().contents)
        marbles += hole.piece && hole.piece->kind != 0 ? 1 : 0;
    EXPECT_EQ(marbles, 60U);
    start();
    EXPECT_EQ(rules(), "chinese-checkers,capture");
}

TEST_F(RaceTest, EveryNamedSetStartsTheGameThatItIs) {
    for (const char* word : {"halma", "chinese-checkers"}) {
        openRace(word);
        const auto& sets = field<QComboBox>("sets");
        const int count = sets.count();
        EXPECT_GE(count, 7);
        for (int i = 0; i < count; ++i) {
            openRace(word);
            const QString name = field<QComboBox>("sets").itemText(i);
            choose("sets", name);
            const std::string chosen = rules();
            start();
            EXPECT_EQ(dialog->result(), QDialog::Accepted) << name.toStdString();
            EXPECT_EQ(rules(), chosen);
            openRace(word);
            EXPECT_EQ(field<QComboBox>("sets").currentText(), name);
            EXPECT_EQ(rules(), chosen);
        }
    }
}

TEST_F(RaceTest, OwnSetsAreKeptForTheirGame) {
    openRace("halma");
    turnTo(moves);
    press("longJumps");
    turnTo(end);
    press("winAll");
    EXPECT_EQ(field<QComboBox>("sets").currentText(), QStringLiteral("Your own mixture"));
    support::inDialog<ui::SetNameDialog>([this] { press("saveSet"); },
                                         [](ui::SetNameDialog& asked) {
                                             support::type(asked, "setName",
                                                           QStringLiteral("Fridays"));
                                             QTest::keyClick(&asked, Qt::Key_Return);
                                         });
    EXPECT_EQ(field<QComboBox>("sets").currentText(), QStringLiteral("Fridays"));
    dialog->reject();
    openRace("chinese-checkers");
    EXPECT_EQ(field<QComboBox>("sets").findText(QStringLiteral("Fridays")), -1);
    openRace("halma");
    choose("sets", QStringLiteral("Fridays"));
    EXPECT_EQ(rules(), "halma,super,win=all");
    press("deleteSet");
    auto* status = support::child<ui::NewGameNote>(*dialog, "status");
    Q_EMIT status->linkActivated(QStringLiteral("undo"));
    EXPECT_EQ(field<QComboBox>("sets").currentText(), QStringLiteral("Fridays"));
}

TEST_F(RaceTest, LastSettingsOfEachGameComeBack) {
    openRace("halma");
    choose("ground", QStringLiteral("8×8"));
    type("seatAName", QStringLiteral("Ann"));
    start();
    openRace("chinese-checkers");
    choose("players", QStringLiteral("six players"));
    type("seatFName", QStringLiteral("Fay"));
    start();
    openRace("halma");
    EXPECT_EQ(rules(), "halma,board=8");
    EXPECT_EQ(field<QLineEdit>("seatAName").text(), QStringLiteral("Ann"));
    openRace("chinese-checkers");
    EXPECT_EQ(rules(), "chinese-checkers,players=6");
    EXPECT_EQ(field<QLineEdit>("seatFName").text(), QStringLiteral("Fay"));
}

TEST_F(RaceTest, DamagedSettingsAreExplainedAndTheDialogWorks) {
    settings.setValue(QStringLiteral("new-game-halma/rules"), QStringLiteral("halma,players=5"));
    settings.setValue(QStringLiteral("new-game-halma/b-level"), QStringLiteral("99"));
    settings.setValue(QStringLiteral("variants-halma/1/name"), QStringLiteral("Later"));
    settings.setValue(QStringLiteral("variants-halma/1/rules"), QStringLiteral("halma,hexagons"));
    openRace("halma");
    auto* status = support::child<ui::NewGameNote>(*dialog, "status");
    for (const char* told : {"Later", "The rules of the last game", "from 0 to 8"})
        EXPECT_TRUE(status->words().contains(QLatin1String(told))) << told;
    EXPECT_TRUE(canStart());
    start();
    EXPECT_EQ(rules(), "halma");
}

} // namespace
