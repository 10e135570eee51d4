#include "faces/checkers_poker/start_editor.hpp"
#include "faces/checkers_poker/variant_presets.hpp"
#include "new_game_support.hpp"
#include "support/card_text.hpp"
#include "ui/board/board_view.hpp"
#include "ui/card_board_support.hpp"
#include "ui/new_game/new_game_note.hpp"

#include <algorithm>

namespace {

using checkers_poker::first;
using checkers_poker::second;
using support::NewGameTest;

class Players : public NewGameTest {};
class Board : public NewGameTest {};
class Rules : public NewGameTest {};
class Wild : public NewGameTest {};
class Start : public NewGameTest {};

ui::CardBoard pictureOf(const QWidget& dialog) {
    return support::shown_on(*dialog.findChild<ui::BoardView*>());
}

/// How many of the notes that are to be seen say this.
std::ptrdiff_t timesSaid(const QWidget& dialog, const QString& words) {
    const auto notes = dialog.findChildren<ui::NewGameNote*>();
    return std::count_if(notes.begin(), notes.end(), [&](const ui::NewGameNote* note) {
        return note->isVisible() && note->words().contains(words);
    });
}

QString statusOf(const QWidget& dialog) {
    return support::child<ui::NewGameNote>(dialog, "status")->words();
}

TEST_F(Players, AreNamedAndSwapped) {
    open();
    support::type(*dialog, "firstName", QStringLiteral("Ann"));
    support::type(*dialog, "secondName", QStringLiteral("Ben"));
    press("swap");
    EXPECT_EQ(newGame().names[first], QStringLiteral("Ben"));
    EXPECT_EQ(newGame().names[second], QStringLiteral("Ann"));
    press("start");
    EXPECT_EQ(newGame().names[first], QStringLiteral("Ben"));
}

TEST_F(Players, AreThePersonOrAComputerOfSomeLevel) {
    open();
    support::type(*dialog, "firstName", QStringLiteral("Ann"));
    choose("secondKind", 8);
    EXPECT_EQ(newGame().players[second], engine::Level(8));
    EXPECT_EQ(support::child<QLineEdit>(*dialog, "secondName")->placeholderText(),
              QStringLiteral("Computer (Champion)"));
    press("swap");
    EXPECT_EQ(newGame().players[first], engine::Level(8));
    EXPECT_EQ(newGame().players[second], std::nullopt);
    press("start");
    const auto match = checkers_poker_face::newMatch(newGame(), QDate(2026, 1, 1));
    EXPECT_EQ(app::seatPlayer(match, first), engine::Level(8));
    open();
    EXPECT_EQ(support::child<QComboBox>(*dialog, "firstKind")->currentIndex(), 8);
    EXPECT_EQ(newGame().names[second], QStringLiteral("Ann"));
}

TEST_F(Players, TakeTheirNamesAlongWhenTheComputerHasTheSeat) {
    open();
    const auto* name = support::child<QLineEdit>(*dialog, "secondName");
    support::type(*dialog, "secondName", QStringLiteral("Ben"));
    choose("secondKind", 8);
    EXPECT_TRUE(name->text().isEmpty());
    support::type(*dialog, "secondName", QStringLiteral("Deep"));
    choose("secondKind", 3);
    EXPECT_EQ(name->text(), QStringLiteral("Deep"));
    press("start");
    open();
    name = support::child<QLineEdit>(*dialog, "secondName");
    choose("secondKind", 0);
    EXPECT_EQ(name->text(), QStringLiteral("Ben"));
    choose("secondKind", 8);
    EXPECT_EQ(name->text(), QStringLiteral("Deep"));
}

TEST_F(Players, WithoutNamesAreCalledByTheirRoles) {
    open();
    EXPECT_EQ(support::child<QLineEdit>(*dialog, "firstName")->placeholderText(),
              QStringLiteral("First"));
    support::type(*dialog, "secondName", QStringLiteral("   "));
    EXPECT_TRUE(canStart());
    press("start");
    EXPECT_TRUE(newGame().names[second].isEmpty());
}

TEST_F(Players, WithOverlongNamesCannotStartAndAreToldWhy) {
    open();
    support::paste(*dialog, "secondName", QString(500, QLatin1Char('x')));
    EXPECT_FALSE(canStart());
    EXPECT_EQ(timesSaid(*dialog, QStringLiteral("500")), 1);
    turnTo(rules);
    EXPECT_EQ(timesSaid(*dialog, QStringLiteral("500")), 1);
    QTest::keyClick(dialog.get(), Qt::Key_Return);
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_EQ(QApplication::focusWidget()->objectName(), QStringLiteral("secondName"));
    support::paste(*dialog, "secondName", QStringLiteral("שרה 👩‍👩‍👧"));
    EXPECT_TRUE(canStart());
}

TEST_F(Board, NumberIsTypedCopiedAndDrawn) {
    open();
    support::type(*dialog, "dealNumber", QStringLiteral("20261129"));
    EXPECT_EQ(std::get<std::uint32_t>(newGame().board), 20261129U);
    EXPECT_EQ(pictureOf(*dialog).layout, checkers_poker::deal(20261129, cards::Deck::standard));
    press("copyDeal");
    EXPECT_EQ(QApplication::clipboard()->text(), QStringLiteral("20261129"));
    press("drawDeal");
    EXPECT_NE(std::get<std::uint32_t>(newGame().board), 20261129U);
    EXPECT_EQ(support::child<QLineEdit>(*dialog, "dealNumber")->text(),
              QString::number(std::get<std::uint32_t>(newGame().board)));
}

TEST_F(Board, BadNumbersAreExplainedAndCannotStart) {
    open();
    for (const char* bad : {"4294967296", "abc", "-1", "", "12 34", "99999999999999999999"}) {
        support::paste(*dialog, "dealNumber", QString::fromLatin1(bad));
        if (*bad == '\0')
            support::type(*dialog, "dealNumber", {});
        EXPECT_FALSE(canStart()) << bad;
        EXPECT_FALSE(button("copyDeal").isEnabled());
        EXPECT_EQ(timesSaid(*dialog, QStringLiteral("4294967295")), 1) << bad;
        QTest::keyClick(dialog.get(), Qt::Key_Return);
        EXPECT_TRUE(dialog->isVisible());
    }
    support::paste(*dialog, "dealNumber", QStringLiteral(" 4294967295 "));
    EXPECT_TRUE(canStart());
    press("start");
    EXPECT_EQ(std::get<std::uint32_t>(newGame().board), 4294967295U);
}

TEST_F(Board, NumberDoesNotMatterOnceTheBoardIsArranged) {
    open();
    support::type(*dialog, "dealNumber", QStringLiteral("x"));
    press("arranged");
    EXPECT_TRUE(canStart());
    EXPECT_EQ(button("start").text(), QStringLiteral("Arrange the board…"));
    press("shuffled");
    EXPECT_FALSE(canStart());
    press("drawDeal");
    EXPECT_TRUE(canStart());
}

TEST_F(Rules, AreChosenAndExplained) {
    open();
    turnTo(rules);
    press("deck64");
    EXPECT_EQ(options().deck, cards::Deck::animals);
    EXPECT_EQ(pictureOf(*dialog).layout.cards_on(~checkers_poker::SpaceSet()),
              cards::cards_of(cards::Deck::animals));
    press("highLow");
    press("die");
    EXPECT_TRUE(options().high_low);
    EXPECT_TRUE(options().die);
    EXPECT_EQ(button("die").accessibleDescription(),
              QStringLiteral("Each turn is rolled for: 6 brings a high showdown, 1 a low one."));
    press("deck52");
    press("highLow");
    press("die");
    EXPECT_EQ(options(), checkers_poker::Options());
}

TEST_F(Wild, AreChosenByName) {
    open();
    turnTo(wild);
    for (int i = 0; i < 3; ++i) {
        choose("wildChoice", i + 1);
        EXPECT_EQ(options().wild,
                  checkers_poker_face::wildPresets()[static_cast<std::size_t>(i)].cards);
        EXPECT_EQ(pictureOf(*dialog).wild, options().wild);
    }
    choose("wildChoice", 0);
    EXPECT_TRUE(options().wild.empty());
}

TEST_F(Wild, ArePickedFromTheTableByMouseAndKeyboard) {
    open();
    turnTo(wild);
    press("Kh");
    EXPECT_EQ(options().wild, support::card_set("Kh"));
    EXPECT_EQ(support::child<QComboBox>(*dialog, "wildChoice")->currentText(),
              QStringLiteral("Suicide king"));
    auto* card = &button("2s");
    card->setFocus();
    QTest::keyClick(card, Qt::Key_Down);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    EXPECT_EQ(QApplication::focusWidget()->objectName(), QStringLiteral("3h"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    EXPECT_EQ(options().wild, support::card_set("Kh 3h"));
    EXPECT_EQ(support::child<QComboBox>(*dialog, "wildChoice")->currentText(),
              QStringLiteral("As picked below"));
    press("Kh");
    press("3h");
    EXPECT_TRUE(options().wild.empty());
}

TEST_F(Wild, AllCardsCanBe) {
    open();
    turnTo(wild);
    for (const cards::Card card : cards::cards_of(cards::Deck::standard))
        press(cards::to_text(card).c_str());
    EXPECT_EQ(options().wild, cards::cards_of(cards::Deck::standard));
    EXPECT_TRUE(canStart());
}

TEST_F(Wild, AnimalsNeedTheirDeck) {
    open();
    turnTo(wild);
    EXPECT_FALSE(button("Fs").isEnabled());
    press("Fs");
    EXPECT_TRUE(options().wild.empty());
    turnTo(rules);
    press("deck64");
    turnTo(wild);
    choose("wildChoice", 4);
    EXPECT_TRUE(canStart());
    turnTo(rules);
    press("deck52");
    EXPECT_FALSE(canStart());
    EXPECT_TRUE(statusOf(*dialog).contains(QStringLiteral("foxes")));
    EXPECT_FALSE(button("saveSet").isEnabled());
    QTest::keyClick(dialog.get(), Qt::Key_Return);
    EXPECT_EQ(support::child<QTabWidget>(*dialog, "pages")->currentIndex(), wild);

    for (const char* fox : {"Fc", "Fd", "Fh", "Fs"})
        press(fox);
    EXPECT_TRUE(canStart());
    EXPECT_FALSE(button("Fs").isEnabled());
}

TEST_F(Wild, TroubleIsMendedByALink) {
    for (const bool take_deck : {true, false}) {
        settings.remove(QStringLiteral("new-game"));
        open();
        turnTo(rules);
        press("deck64");
        turnTo(wild);
        press("Lh");
        turnTo(rules);
        press("deck52");
        turnTo(wild);
        for (auto* note : dialog->findChildren<ui::NewGameNote*>())
            if (note->isVisible() && note->isWarning() && note->objectName().isEmpty())
                Q_EMIT note->linkActivated(take_deck ? QStringLiteral("deck64")
                                                     : QStringLiteral("leave-out"));
        EXPECT_TRUE(canStart());
        EXPECT_EQ(options().deck, take_deck ? cards::Deck::animals : cards::Deck::standard);
        EXPECT_EQ(options().wild.size(), take_deck ? 1U : 0U);
        dialog->reject();
    }
}

TEST_F(Start, IsChosenAndSeenInThePicture) {
    open();
    turnTo(checkers);
    const auto presets = checkers_poker_face::startPresets();
    const char* const names[] = {"corner", "draughts", "rows", "flank"};
    for (const std::size_t i : {3U, 2U, 1U, 0U}) {
        press(names[i]);
        EXPECT_EQ(options().start, presets[i].start);
        EXPECT_EQ(pictureOf(*dialog).checkers[first], presets[i].start.south);
        EXPECT_EQ(pictureOf(*dialog).checkers[second], presets[i].start.north);
    }
}

TEST_F(Start, OfOnesOwnIsMadeInTheEditorAndKept) {
    open();
    turnTo(checkers);
    support::inDialog<ui::StartEditor>([this] { press("own"); },
                                       [](ui::StartEditor& editor) { editor.reject(); });
    EXPECT_TRUE(button("corner").isChecked());
    support::inDialog<ui::StartEditor>(
        [this] { press("own"); },
        [](ui::StartEditor& editor) {
            support::click(editor, "clear");
            support::click(editor, "rows");
            support::click(editor, "mirrored");
            auto* board = editor.findChild<ui::BoardView*>();
            const auto a1 = checkers_poker::Space(0, 0);
            QTest::mouseClick(board, Qt::LeftButton, {},
                              board->rectangleOf(ui::onBoard(a1)).center().toPoint());
            editor.accept();
        });
    const auto own = options().start;
    EXPECT_EQ(own.south.size(), 11U);
    EXPECT_EQ(own.north.size(), 12U);
    EXPECT_TRUE(button("own").isChecked());
    press("flank");
    press("own");
    EXPECT_EQ(options().start, own);
    press("start");
    EXPECT_EQ(dialog->result(), QDialog::Accepted);
}

} // namespace
