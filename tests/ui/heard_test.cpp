#include "heard.hpp"
#include "new_game_support.hpp"
#include "scripted_player.hpp"
#include "support/showdown.hpp"
#include "support/table_match.hpp"
#include "ui/card_board_support.hpp"
#include "ui/new_game/choice_box.hpp"
#include "ui/table/prompt_panel.hpp"
#include "ui/window/text_focus.hpp"
#include "ui/window/text_page.hpp"

#include <QLineEdit>
#include <QListWidget>
#include <QTextBlock>

#include <gmock/gmock.h>

#include <optional>
#include <string>

/// What is heard while a game is played: each act, each request, each choice and each step once.
namespace {

using support::stateOf;
using support::submit;

using checkers_poker::Match;
using support::Listener;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

std::vector<std::string> spokenTexts(const QStringList& sentences) {
    std::vector<std::string> texts;
    for (const QString& sentence : sentences)
        texts.push_back(sentence.toStdString());
    return texts;
}

class Heard : public support::ScriptedPlayer {
protected:
    /// Opens the window and forgets what was said of it.
    void openAndListen(Match match) {
        listen(std::move(match));
        Listener::take();
    }
    void listen(Match match) {
        open(std::move(match));
        QCoreApplication::processEvents();
        listener.emplace();
        listener->listenTo(*window->findChild<ui::Announcer*>());
    }
    void TearDown() override { listener.reset(); }
    std::vector<std::string> sentences() { return spokenTexts(Listener::take().sentences); }
    void goTo(const char* name) { board().setCursorSpace(ui::onBoard(space(name))); }
    std::string asked() const {
        const auto* panel = window->findChild<ui::PromptPanel*>();
        return panel->findChild<QLabel*>()->text().toStdString();
    }

    std::optional<Listener> listener;
};

class EachKeyIsHeard : public Heard {
protected:
    struct Moment {
        std::size_t place;
        bool reading;
        bool over;
        std::vector<ui::BoardSpace> chosen;
        ui::BoardSpaces picked;
        checkers_poker::Space cursor;
        QWidget* focus;
    };
    Moment now() const {
        const ui::Selection& selection = window->table().desk().selection();
        return {game->place(),
                seen<QPushButton>("continue") != nullptr,
                is_over(stateOf(*game)),
                selection.chosen,
                selection.picked,
                ui::fromBoard(board().cursor()),
                QApplication::focusWidget()};
    }
    void key(Qt::Key which, Qt::KeyboardModifiers modifiers = {}) override {
        QCoreApplication::processEvents();
        Listener::take();
        const Moment before = now();
        ScriptedPlayer::key(which, modifiers);
        const Listener::Heard heard = Listener::take();
        const Moment after = now();
        const bool acted = after.place != before.place;
        const bool chose =
            !acted && (before.chosen != after.chosen || before.picked != after.picked);
        const bool readOn = before.reading && !after.reading && !after.over;
        ASSERT_EQ(heard.sentences.size(), acted || chose || readOn ? 1 : 0)
            << heard.sentences.join(QLatin1Char('|')).toStdString() << " at " << position();
        if (Listener::hearsFocus() && before.focus == after.focus && after.focus == &board()) {
            ASSERT_EQ(heard.focused.size(), before.cursor == after.cursor ? 0 : 1)
                << heard.focused.join(QLatin1Char('|')).toStdString();
        }
        if (after.focus == &board() && !heard.focused.isEmpty()) {
            ASSERT_THAT(heard.focused.last().toStdString(), StartsWith(to_text(after.cursor)));
        }
        ++keys;
    }

    int keys = 0;
};

class WholeGame : public EachKeyIsHeard, public testing::WithParamInterface<const char*> {};

TEST_P(WholeGame, ByKeysAlone) {
    support::Random random(42);
    openAndListen(support::fresh_match(GetParam()));
    board().setFocus();
    for (int i = 0; i < 600 && !is_over(stateOf(*game)) && !HasFatalFailure(); ++i)
        actByKeys(random);
    EXPECT_GT(keys, 200);
}

INSTANTIATE_TEST_SUITE_P(Of, WholeGame, testing::Values("standard", "high-low"),
                         [](const auto& row) {
                             return std::string(row.index == 0 ? "TheStandardRules" : "HighAndLow");
                         });

TEST_F(Heard, AnActComesWithWhatIsAskedNext) {
    openAndListen(support::fresh_match());
    press("choose-south");
    EXPECT_THAT(sentences(), ElementsAre("Second takes the south end. First, move a checker"));
    const auto move = std::get<checkers_poker::Move>(legal_actions(stateOf(*game)).front());
    submit(*game, move);
    EXPECT_THAT(sentences(), ElementsAre("First moves " + to_text(move.from) + " to " +
                                         to_text(move.to) + ". Second, move a checker"));
}

TEST_F(Heard, WhatIsPartedForTheEyeIsAPauseByEar) {
    openAndListen(support::fresh_match());
    window->tell(QStringLiteral("One · two"));
    EXPECT_THAT(sentences(), ElementsAre("One, two"));
}

/// A screen reader asks for the words when it comes to it.
TEST_F(Heard, ASentenceKeepsItsWordsWhenAnotherFollows) {
    openAndListen(support::fresh_match());
    if (!Listener::hearsFocus())
        GTEST_SKIP() << "nobody could listen";
    static QList<QAccessible::Id> shown;
    shown.clear();
    QAccessible::installUpdateHandler([](QAccessibleEvent* event) {
        if (event->type() == QAccessible::ObjectShow)
            shown << event->uniqueId();
    });
    for (const char* sentence : {"One", "Two"}) {
        window->tell(QString::fromLatin1(sentence));
        QCoreApplication::processEvents();
    }
    QAccessible::installUpdateHandler(nullptr);
    QStringList words;
    for (const QAccessible::Id id : shown)
        words << QAccessible::accessibleInterface(id)->text(QAccessible::Name);
    EXPECT_THAT(spokenTexts(words), ElementsAre("One", "Two"));
}

TEST_F(Heard, ANewGameSaysWhatItIsAndWhatIsAsked) {
    openAndListen(support::fresh_match());
    game->start(support::fresh_match("die"), false);
    EXPECT_THAT(sentences(), ElementsAre(testing::AllOf(StartsWith("Deal 3: "),
                                                        HasSubstr("Second, choose your end"))));
}

TEST_F(Heard, TheDieIsAskedFor) {
    openAndListen(support::fresh_match("die"));
    press("choose-south");
    EXPECT_THAT(sentences(), ElementsAre(HasSubstr("First, roll the die")));
}

TEST_F(Heard, ACheckerChosenSaysHowManyTargetsItHasAndTheyAreNamed) {
    openAndListen(Match(support::sorted("xxxxxxxx/8/8/8/8/8/8/oooooooo x m 1 - - - -/0 standard")));
    EXPECT_THAT(board().nameOf(ui::onBoard(space("a8"))).toStdString(),
                StartsWith("a8, your checker, two of clubs, "));
    click(space("a8"));
    EXPECT_THAT(sentences(), ElementsAre("a8 chosen, 2 targets"));
    EXPECT_EQ(board().nameOf(ui::onBoard(space("a8"))).toStdString(),
              "a8, your checker, two of clubs, chosen, 2 targets");
    EXPECT_EQ(board().nameOf(ui::onBoard(space("a7"))).toStdString(),
              "a7, four of clubs, target, would give four threes");
    click(space("a8"));
    EXPECT_THAT(sentences(), ElementsAre("a8 put back"));
}

TEST_F(Heard, CardsPickedAreCounted) {
    openAndListen(Match(support::aces_against_kings()));
    const auto pick = [this](const char* card) {
        click(stateOf(*game).layout.space_of(support::card(card)).value());
    };
    pick("6c"); // of the hand that is lit
    EXPECT_THAT(sentences(), ElementsAre("Six of clubs put back, 4 of 5 cards"));
    pick("4d");
    EXPECT_THAT(sentences(), ElementsAre("Four of diamonds picked: pair of kings"));
    for (const char* card : {"Kc", "Kd", "Jh", "8s"}) {
        pick(card);
        sentences();
    }
    pick("Kc");
    EXPECT_THAT(sentences(), ElementsAre("King of clubs picked, 2 of 5 cards"));
}

TEST_F(Heard, AShowdownSaysTheCardsAndWhoWinsAndThenAsksForTheRemoval) {
    openAndListen(Match(support::showdown("Ac Ad Qc Jd 9s 2c", "Kc Kd Qh Jh 8s 3c")));
    press("showHand");
    EXPECT_THAT(sentences(),
                ElementsAre("Second shows pair of kings: king of diamonds, king of clubs, queen of "
                            "hearts, jack of hearts, eight of spades. First, show a hand"));
    press("showHand");
    EXPECT_THAT(sentences(),
                ElementsAre(testing::AllOf(HasSubstr("Pair of aces beats pair of kings"),
                                           testing::EndsWith("First wins the showdown"))));
    press("continue");
    EXPECT_THAT(sentences(), ElementsAre("Second, take off a checker"));
    EXPECT_EQ(status(), QStringLiteral("Second, take off a checker"));
    const auto own = stateOf(*game).layout.space_of(support::card("3c")).value();
    EXPECT_EQ(board().nameOf(ui::onBoard(own)).toStdString(),
              to_text(own) + ", your checker, three of clubs, can be taken off, closes king high");
}

TEST_F(Heard, UndoAndLookingSayOnceWhereTheyLead) {
    openAndListen(support::fresh_match());
    press("choose-south");
    sentences();
    commands().undo->trigger();
    EXPECT_THAT(sentences(), ElementsAre("Taken back. Second, choose your end"));
    commands().redo->trigger();
    EXPECT_THAT(sentences(), ElementsAre("Second takes the south end. First, move a checker"));
    game->look(0);
    EXPECT_THAT(sentences(), ElementsAre("The start of the game"));
    game->lookAtGame();
    EXPECT_THAT(sentences(), ElementsAre("Second takes the south end. First, move a checker"));
}

TEST_F(Heard, ARefusalIsSaidOnceAndEndsWithWhatFollows) {
    openAndListen(support::fresh_match());
    press("choose-south");
    const QString news = status();
    sentences();
    click(space("e8")); // nothing stands there, or another's checker
    const auto refusal = sentences();
    ASSERT_EQ(refusal.size(), 1U);
    EXPECT_EQ(status().toStdString(), refusal.front());
    QTest::keyClick(&board(), Qt::Key_Escape);
    EXPECT_EQ(status(), news);
    EXPECT_THAT(sentences(), IsEmpty());
    click(space("e8"));
    click(std::get<checkers_poker::Move>(legal_actions(stateOf(*game)).front()).from);
    EXPECT_EQ(status(), news);
}

TEST_F(Heard, WhatAResultForbidsIsOverWithIt) {
    openAndListen(Match(support::showdown("Ac Ad Qc Jd 9s 2c", "Kc Kd Qh Jh 8s 3c")));
    press("showHand");
    press("showHand");
    click(space("a8"));
    EXPECT_THAT(status().toStdString(), StartsWith("Read the result, then press Continue"));
    press("continue");
    EXPECT_THAT(status().toStdString(), HasSubstr("take off a checker"));
}

TEST_F(Heard, ASwitchedCommandSaysWhatItCameTo) {
    openAndListen(support::fresh_match());
    const auto heardAfter = [this](Qt::Key key, Qt::KeyboardModifiers modifiers) {
        QTest::keyClick(window.get(), key, modifiers);
        return sentences();
    };
    EXPECT_THAT(heardAfter(Qt::Key_4, Qt::ControlModifier),
                ElementsAre("Suits in four colours: off"));
    EXPECT_THAT(heardAfter(Qt::Key_4, Qt::ControlModifier),
                ElementsAre("Suits in four colours: on"));
    EXPECT_THAT(heardAfter(Qt::Key_F9, {}), ElementsAre("Analysis: on"));
    EXPECT_THAT(heardAfter(Qt::Key_F9, {}), ElementsAre("Analysis: off"));
    EXPECT_THAT(heardAfter(Qt::Key_T, Qt::ControlModifier),
                ElementsAre("The north end is at the bottom"));
    EXPECT_THAT(heardAfter(Qt::Key_T, Qt::ControlModifier),
                ElementsAre("The south end is at the bottom"));
}

TEST_F(Heard, AnEndToChooseIsNamedOnEachSpace) {
    openAndListen(support::fresh_match());
    EXPECT_THAT(board().nameOf(ui::onBoard(space("d4"))).toStdString(),
                testing::EndsWith(", south end"));
    EXPECT_THAT(board().nameOf(ui::onBoard(space("d5"))).toStdString(),
                testing::EndsWith(", north end"));
    press("choose-south");
    EXPECT_THAT(board().nameOf(ui::onBoard(space("b4"))).toStdString(),
                testing::Not(testing::EndsWith(" end")));
}

TEST_F(Heard, WhoTakesASeatIsSaid) {
    openAndListen(support::fresh_match());
    press("choose-south");
    sentences();
    game->setSeatPlayer(checkers_poker::first, engine::Level(1));
    EXPECT_THAT(sentences(), ElementsAre("Newcomer is thinking…"));
    game->setSeatPlayer(checkers_poker::first, {});
    EXPECT_THAT(sentences(), ElementsAre("First, move a checker"));
}

TEST_F(Heard, ComingToTheBoardSaysWhereTheCursorIs) {
    openAndListen(support::fresh_match());
    press("choose-south");
    if (!Listener::hearsFocus())
        GTEST_SKIP() << "nobody could listen";
    window->setFocus();
    Listener::take();
    board().setFocus(Qt::TabFocusReason);
    const auto focused = spokenTexts(Listener::take().focused);
    ASSERT_FALSE(focused.empty());
    EXPECT_THAT(focused.back(), StartsWith(to_text(ui::fromBoard(board().cursor())) + ", "));
    QTest::keyClick(&board(), Qt::Key_Up);
    EXPECT_THAT(spokenTexts(Listener::take().focused),
                ElementsAre(StartsWith(to_text(ui::fromBoard(board().cursor())) + ", ")));
}

TEST_F(Heard, NothingIsSaidAgainWhenTheWindowComesBack) {
    openAndListen(support::fresh_match());
    press("choose-south");
    sentences();
    window->hide();
    window->show();
    EXPECT_THAT(sentences(), IsEmpty());
}

TEST(ABoxToChooseFrom, SaysEachChoiceByKeys) {
    QWidget window;
    ui::ChoiceBox box(QStringLiteral("&Colour"), &window);
    box.addItems({QStringLiteral("red"), QStringLiteral("green")});
    EXPECT_EQ(box.label()->accessibleName(), QStringLiteral("Colour: red"));
    const auto heard = [&box](Qt::Key key) {
        QStringList sentences;
        QObject::connect(box.findChild<ui::Announcer*>(), &ui::Announcer::said, &box,
                         [&sentences](const QString& sentence) { sentences << sentence; });
        QTest::keyClick(&box, key);
        QCoreApplication::processEvents();
        box.findChild<ui::Announcer*>()->disconnect(&box);
        return spokenTexts(sentences);
    };
    EXPECT_THAT(heard(Qt::Key_Down), ElementsAre("green"));
    EXPECT_EQ(box.label()->accessibleName(), QStringLiteral("Colour: green"));
    EXPECT_THAT(heard(Qt::Key_Down), IsEmpty()) << "it is the last";
    box.setCurrentIndex(0); // by the program
    QCoreApplication::processEvents();
    EXPECT_EQ(box.label()->accessibleName(), QStringLiteral("Colour: red"));
}

TEST_F(Heard, LongTextsHaveACursorToReadThemLineByLine) {
    openAndListen(support::fresh_match());
    commands().rules->trigger();
    commands().shortcuts->trigger();
    for (auto* page : window->findChildren<ui::TextPage*>()) {
        const int before = page->textCursor().position();
        QTest::keyClick(page, Qt::Key_Down);
        EXPECT_GT(page->textCursor().position(), before);
    }
}

TEST_F(Heard, LinksSayWhatTheyAreAndLeadTheCursorAlong) {
    openAndListen(support::fresh_match());
    commands().rules->trigger();
    auto* page = window->findChild<ui::TextPage*>();
    page->window()->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(page->window()));
    listener->listenTo(*page->findChild<ui::Announcer*>());
    page->setFocus();
    QTest::keyClick(page, Qt::Key_Tab);
    EXPECT_THAT(sentences(), ElementsAre("Before the first move, link"));
    QTest::keyClick(page, Qt::Key_Return);
    EXPECT_EQ(page->textCursor().block().text(), QStringLiteral("Before the first move"));
}

/// Otherwise it is taken for known by its text, and its name is not said.
TEST_F(Heard, ALineToTypeInHasTheFocusBeforeItsTextIsSelected) {
    if (!Listener::hearsFocus())
        GTEST_SKIP() << "nobody could listen";
    static QList<QAccessible::Event> events;
    events.clear();
    const ui::TextFocus early(nullptr);
    QWidget form;
    QPushButton other(&form);
    QLineEdit line(QStringLiteral("Ann"), &form);
    form.show();
    form.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&form));
    other.setFocus();
    QAccessible::installUpdateHandler([](QAccessibleEvent* event) { events << event->type(); });
    line.setFocus(Qt::TabFocusReason);
    QAccessible::installUpdateHandler(nullptr);
    EXPECT_EQ(line.selectedText(), QStringLiteral("Ann"));
    EXPECT_EQ(events, QList{QAccessible::Focus});
}

TEST_F(Heard, TheListOfUnsavedGamesSaysTheMarkedGameWhenItIsComeTo) {
    if (!Listener::hearsFocus())
        GTEST_SKIP() << "nobody could listen";
    openAndListen(support::fresh_match());
    press("choose-south");
    ASSERT_EQ(session->store().putAside(), QString());
    session->store().start(support::fresh_match());
    support::inDialog<QDialog>([this] { commands().unsavedGames->trigger(); },
                               [](QDialog& dialog) {
                                   Listener::take();
                                   QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
                                   dialog.findChild<QListWidget*>()->setFocus();
                                   // The focus comes when the desktop gives it.
                                   EXPECT_TRUE(QTest::qWaitFor([] {
                                       const auto texts = spokenTexts(Listener::take().focused);
                                       return testing::Matches(
                                           testing::Contains(testing::HasSubstr("1 act")))(texts);
                                   }));
                                   dialog.reject();
                               });
}

TEST_F(Heard, ListsSayTheirRowsOnlyWhileTheyHaveTheFocus) {
    openAndListen(support::fresh_match());
    press("choose-south");
    Listener::take();
    submit(*game, legal_actions(stateOf(*game)).front());
    EXPECT_THAT(spokenTexts(Listener::take().focused), IsEmpty());
}

} // namespace
