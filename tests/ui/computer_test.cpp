#include "app/seat_players.hpp"
#include "faces/checkers_poker/hand_list.hpp"
#include "faces/checkers_poker/result_panel.hpp"
#include "faces/checkers_poker/shown_hand.hpp"
#include "scripted_player.hpp"
#include "support/showdown.hpp"
#include "support/table_match.hpp"
#include "ui/card_board_support.hpp"
#include "ui/table/analysis_panel.hpp"
#include "ui/table/prompt_panel.hpp"
#include "ui/table/score_graph.hpp"
#include "ui/window/computer_desk.hpp"

#include <QActionGroup>
#include <QElapsedTimer>
#include <QMessageBox>
#include <QRegularExpression>

#include <gmock/gmock.h>

#include <algorithm>

namespace {

using support::matchOf;
using support::stateOf;
using support::submit;

using namespace checkers_poker;
using support::fresh_match;
using support::Random;

constexpr int patience = 30'000; // milliseconds

/// A game against the computer, or between two, in the whole window.
class ComputerTest : public support::ScriptedPlayer {
protected:
    static app::Preferences hurried() {
        app::Preferences preferences = quick();
        preferences.pace = app::Pace::fast;
        return preferences;
    }
    static Match against(unsigned level, const char* rules = "standard") {
        Match match = fresh_match(rules);
        app::setSeatPlayer(match, second, engine::Level(level));
        return match;
    }
    QString prompt() const {
        const auto* panel = window->findChild<ui::PromptPanel*>();
        QString text;
        for (const auto* label : panel->findChildren<QLabel*>())
            text += label->text() + QLatin1Char(' ');
        return text;
    }
    bool waitFor(const std::function<bool()>& condition) {
        return QTest::qWaitFor(condition, patience);
    }
    bool waitForPerson() {
        return waitFor([this] {
            const auto seat = to_act(stateOf(*game));
            return !seat || !app::seatPlayer(matchOf(*game), *seat);
        });
    }
    void choosePlayer(Seat seat, unsigned level) {
        for (QAction* action : commands().players[seat]->actions())
            if (action->data().toUInt() == level)
                action->trigger();
    }
    /// Any legal move, by two clicks.
    void moveByMouse() {
        const Move move = std::get<Move>(legal_actions(stateOf(*game)).front());
        click(move.from);
        click(move.to);
    }
};

TEST_F(ComputerTest, ItChoosesItsEndAndAnswersMoves) {
    open(against(1), hurried());
    ASSERT_TRUE(waitForPerson());
    EXPECT_EQ(game->place(), 1U);
    moveByMouse();
    ASSERT_TRUE(waitForPerson());
    EXPECT_EQ(game->place(), 3U);
}

TEST_F(ComputerTest, OneUndoGivesTheMoveBack) {
    open(against(1), hurried());
    ASSERT_TRUE(waitForPerson());
    const std::string before = position();
    moveByMouse();
    ASSERT_TRUE(waitForPerson());
    QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(position(), before);
    QTest::qWait(400);
    EXPECT_EQ(position(), before);
}

TEST_F(ComputerTest, ThePersonSitsAtTheBottom) {
    Match match = fresh_match();
    app::setSeatPlayer(match, first, engine::Level(1));
    open(std::move(match), hurried());
    EXPECT_EQ(support::shown_on(board()).bottom, End::south);
    click({0, 7}); // Second, a person, takes the north
    EXPECT_EQ(support::shown_on(board()).bottom, End::north);
    QTest::keyClick(window.get(), Qt::Key_T, Qt::ControlModifier);
    EXPECT_EQ(support::shown_on(board()).bottom, End::south);
}

TEST_F(ComputerTest, NobodyActsForIt) {
    open(against(8), hurried());
    const std::string before = position();
    click({4, 0});
    EXPECT_EQ(position(), before);
    EXPECT_THAT(status().toStdString(), testing::HasSubstr("is to act;"));
    EXPECT_FALSE(commands().resign->isEnabled());
}

TEST_F(ComputerTest, TheWindowAnswersAndClosesWhileTheChampionThinks) {
    open(against(8), hurried());
    ASSERT_EQ(game->place(), 0U);
    QElapsedTimer timer;
    timer.start();
    QTest::keyClick(window.get(), Qt::Key_T, Qt::ControlModifier);
    QTest::qWait(1);
    window.reset();
    // Far beyond what is asked for, so that a busy machine does not fail the test; without a stop
    // the search would go on for a second.
    EXPECT_LT(timer.elapsed(), 900);
    EXPECT_EQ(game->place(), 0U);
}

TEST_F(ComputerTest, ASeatIsGivenToItAndTakenBackInTheMenu) {
    open(fresh_match(), hurried());
    choosePlayer(second, 1);
    ASSERT_TRUE(waitForPerson());
    EXPECT_EQ(game->place(), 1U);
    choosePlayer(second, 0);
    EXPECT_FALSE(app::seatPlayer(matchOf(*game), second));
    moveByMouse();
    QTest::qWait(400);
    EXPECT_EQ(game->place(), 2U);
}

TEST_F(ComputerTest, TwoComputersPlayToTheEndAndCanBePaused) {
    open(fresh_match("die"), hurried());
    choosePlayer(first, 1);
    choosePlayer(second, 1);
    ASSERT_TRUE(waitFor([this] { return game->place() > 4; }));
    commands().pause->trigger();
    const std::size_t place = game->place();
    QTest::qWait(500);
    EXPECT_EQ(game->place(), place);
    commands().pause->trigger();
    EXPECT_TRUE(waitFor([this, place] { return game->place() > place; }));
}

TEST_F(ComputerTest, APausedComputerIsLetGoOnByAButton) {
    open(fresh_match(), hurried());
    choosePlayer(first, 1);
    choosePlayer(second, 1);
    commands().pause->trigger();
    const std::size_t place = game->place();
    press("resume");
    EXPECT_EQ(seen<QPushButton>("resume"), nullptr);
    EXPECT_FALSE(commands().pause->isChecked());
    EXPECT_TRUE(waitFor([this, place] { return game->place() > place; }));
}

TEST_F(ComputerTest, AfterAnUndoBetweenComputersTheWindowSaysThatItWaits) {
    Match match = fresh_match();
    app::setSeatPlayer(match, first, engine::Level(8));
    app::setSeatPlayer(match, second, engine::Level(8));
    play(match, ChooseEnd{End::south});
    play(match, legal_actions(match.history.current()).front());
    open(std::move(match), hurried());
    QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
    const std::size_t place = game->place();
    EXPECT_THAT(prompt().toStdString(), testing::HasSubstr("went back"));
    EXPECT_TRUE(commands().pause->isChecked());
    EXPECT_FALSE(commands().moveNow->isEnabled());
    QTest::qWait(1);
    EXPECT_EQ(game->place(), place);
    press("resume");
    EXPECT_THAT(prompt().toStdString(), testing::HasSubstr("is thinking"));
    EXPECT_FALSE(commands().pause->isChecked());
}

TEST_F(ComputerTest, TheKeyThatPausesLetsTheComputerGoOnAfterAnUndo) {
    Match match = fresh_match();
    app::setSeatPlayer(match, first, engine::Level(1));
    app::setSeatPlayer(match, second, engine::Level(1));
    play(match, ChooseEnd{End::south});
    open(std::move(match), hurried());
    QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
    ASSERT_EQ(game->place(), 0U);
    QTest::keyClick(window.get(), Qt::Key_Pause);
    EXPECT_TRUE(waitFor([this] { return game->place() > 1; }));
}

/// As a record that the program is started with.
TEST_F(ComputerTest, AGameWhereTheComputerHasToRollGoesOnByItself) {
    open(read_record("[FirstLevel \"1\"]\n[Rules \"die\"]\n[Deal \"3\"]\n\nsouth *\n"), hurried());
    EXPECT_TRUE(waitFor([this] { return game->place() == 3; }));
    EXPECT_THAT(prompt().toStdString(), testing::HasSubstr("move a checker"));
}

TEST_F(ComputerTest, APersonMayRollForTheComputer) {
    open(read_record("[FirstLevel \"1\"]\n[Rules \"die\"]\n[Deal \"3\"]\n\nsouth *\n"), hurried());
    game->look(1);
    game->goOnFromShown();
    EXPECT_THAT(prompt().toStdString(), testing::HasSubstr("die is rolling"));
    ASSERT_TRUE(commands().roll->isEnabled());
    QTest::keyClick(window.get(), Qt::Key_E, Qt::ControlModifier);
    EXPECT_EQ(game->place(), 2U);
}

TEST_F(ComputerTest, MoveNowMakesTheChampionActAtOnce) {
    app::Preferences slow = quick();
    slow.pace = app::Pace::slow;
    open(against(8), slow);
    ASSERT_TRUE(commands().moveNow->isEnabled());
    QTest::keyClick(window.get(), Qt::Key_M, Qt::ControlModifier);
    ASSERT_TRUE(waitFor([this] { return game->place() == 1; }));
    EXPECT_FALSE(commands().moveNow->isEnabled());
}

TEST_F(ComputerTest, TheAnalysisRestsWhileTheWindowIsHidden) {
    open(fresh_match(), hurried());
    submit(*game, ChooseEnd{End::south});
    QTest::keyClick(window.get(), Qt::Key_F9);
    ASSERT_TRUE(waitFor([this] { return window->computers().isAnalysing(); }));
    window->showMinimized();
    EXPECT_TRUE(waitFor([this] { return !window->computers().isAnalysing(); }));
    window->showNormal();
    EXPECT_TRUE(waitFor([this] { return window->computers().isAnalysing(); }));
    window->hide();
    EXPECT_TRUE(waitFor([this] { return !window->computers().isAnalysing(); }));
    window->show();
    EXPECT_TRUE(waitFor([this] { return window->computers().isAnalysing(); }));
}

/// Enter after a hint must not spend another hand than the one that was hinted at.
TEST_F(ComputerTest, AHintMarksTheHandThatItMeans) {
    open(Match(support::showdown("Ac Ad 5h 5d 9s 2h", "Kc Kd Kh Ks 8s 7d")), hurried());
    press("showHand");
    auto* list = seen<ui::HandList>("handsToShow");
    ASSERT_NE(list, nullptr);
    const QString strongest = list->currentRow()->words;
    for (int i = 0; i < 2; ++i) {
        QTest::keyClick(list, Qt::Key_H, Qt::ControlModifier);
        ASSERT_TRUE(waitFor([this] { return status().startsWith(QStringLiteral("Hint")); }));
    }
    ASSERT_TRUE(waitFor([this] { return status().startsWith(QStringLiteral("Hint: show ")); }));
    // Four kings cannot be beaten, so the two pairs are kept.
    ASSERT_FALSE(status().endsWith(strongest)) << status().toStdString();
    EXPECT_TRUE(status().endsWith(list->currentRow()->words)) << status().toStdString();
    EXPECT_EQ(support::shown_on(board()).highlighted, list->currentRow()->spaces);
}

TEST_F(ComputerTest, AHintAndTheAnalysisAgree) {
    open(fresh_match(), hurried());
    press("choose-south");
    QTest::keyClick(window.get(), Qt::Key_F9);
    const auto* panel = seen<ui::AnalysisPanel>("analysis");
    ASSERT_NE(panel, nullptr);
    const QRegularExpression deep(QStringLiteral("depth ([4-9]|\\d\\d)"));
    ASSERT_TRUE(waitFor([&] {
        const auto labels = panel->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return deep.match(label->text()).hasMatch();
        });
    }));
    QTest::keyClick(&board(), Qt::Key_H, Qt::ControlModifier);
    EXPECT_THAT(status().toStdString(), testing::StartsWith("Hint: look at the checker"));
}

/// With the analysis open, hands can still be read and compared.
TEST_F(ComputerTest, TheAnalysisLeavesRoomForAShowdown) {
    for (const QSize size : {QSize(1366, 768), QSize(1024, 600), QSize(640, 480)}) {
        open(Match(support::showdown("Ac Ad 5h 5d 9s 2h", "Kc Kd Kh Ks 8s 7d")), hurried(), size);
        QTest::keyClick(window.get(), Qt::Key_F9);
        QTest::qWait(1);
        const auto* list = seen<ui::HandList>("handsToShow");
        ASSERT_NE(list, nullptr);
        EXPECT_GE(list->viewport()->height(), 2 * list->sizeHintForRow(0)) << size.width();
        press("showHand");
        press("showHand");
        QTest::qWait(1);
        const auto* result = window->findChild<ui::ResultPanel*>();
        for (const auto* hand : result->findChildren<ui::ShownHand*>())
            EXPECT_GE(hand->height(), hand->sizeHint().height() - 20) << size.width();
        QTest::keyClick(window.get(), Qt::Key_F9);
    }
}

TEST_F(ComputerTest, AHintSaysWhatThenWhereInEveryPhase) {
    open(fresh_match(), hurried());
    const auto hint = [this] {
        QTest::keyClick(&board(), Qt::Key_H, Qt::ControlModifier);
        ASSERT_TRUE(waitFor([this] { return status().startsWith(QStringLiteral("Hint")); }));
    };
    hint();
    EXPECT_THAT(status().toStdString(), testing::HasSubstr("end"));
    submit(*game, ChooseEnd{End::south});
    hint();
    ASSERT_TRUE(support::shown_on(board()).chosen);
    EXPECT_TRUE(support::shown_on(board()).path.empty());
    QTest::keyClick(&board(), Qt::Key_H, Qt::ControlModifier);
    ASSERT_TRUE(waitFor([this] { return !support::shown_on(board()).path.empty(); }));
    EXPECT_THAT(status().toStdString(),
                testing::MatchesRegex("Hint: move .. to .. · .*hand.*|"
                                      "Hint: move .. to .. · (opens|closes) .*"));
    Random random(7);
    while (!std::holds_alternative<Showing>(stateOf(*game).phase))
        submit(*game, support::random_action(random, stateOf(*game)));
    hint();
    EXPECT_THAT(status().toStdString(), testing::HasSubstr("look at your hands"));
    QTest::keyClick(&board(), Qt::Key_H, Qt::ControlModifier);
    ASSERT_TRUE(waitFor([this] { return status().contains(QStringLiteral("Hint: show")); }));
    EXPECT_EQ(support::shown_on(board()).highlighted.size(), 5U);
    while (!std::holds_alternative<Removing>(stateOf(*game).phase))
        submit(*game, support::random_action(random, stateOf(*game)));
    EXPECT_FALSE(commands().hint->isEnabled()); // the result is to be read first
    press("continue");
    hint();
    EXPECT_THAT(status().toStdString(), testing::HasSubstr("take off"));
}

TEST_F(ComputerTest, AnalysisShowsLinesOfThePositionLookedAt) {
    open(fresh_match(), hurried());
    submit(*game, ChooseEnd{End::south});
    QTest::keyClick(window.get(), Qt::Key_F9);
    auto* panel = seen<ui::AnalysisPanel>("analysis");
    ASSERT_NE(panel, nullptr);
    EXPECT_TRUE(waitFor([panel] {
        const auto labels = panel->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->text().contains(QStringLiteral("depth"));
        });
    }));
    QTest::keyClick(window.get(), Qt::Key_F9);
    EXPECT_EQ(seen<ui::AnalysisPanel>("analysis"), nullptr);
}

TEST_F(ComputerTest, AFinishedGameIsReviewedAndCanBeSteppedThrough) {
    open(fresh_match(), hurried());
    submit(*game, ChooseEnd{End::south});
    submit(*game, legal_actions(stateOf(*game)).front());
    submit(*game, Resign{});
    QTest::keyClick(window.get(), Qt::Key_F9);
    ui::ScoreGraph* graph = nullptr;
    ASSERT_TRUE(waitFor([&] {
        graph = window->findChild<ui::ScoreGraph*>();
        return graph != nullptr && graph->isVisible();
    }));
    QTest::mouseClick(graph, Qt::LeftButton, {}, QPoint(2, graph->height() / 2));
    EXPECT_EQ(game->shownPlace(), 0U);
    QTest::keyClick(graph, Qt::Key_Right);
    EXPECT_EQ(game->shownPlace(), 1U);
    EXPECT_TRUE(graph->hasFocus());
    EXPECT_EQ(game->place(), 3U);
}

TEST_F(ComputerTest, ADrawOfferIsAnswered) {
    open(against(1), hurried());
    ASSERT_TRUE(waitForPerson());
    commands().offerDraw->trigger();
    EXPECT_TRUE(waitFor([this] {
        return is_over(stateOf(*game)) || status().contains(QStringLiteral("declines"));
    }));
}

} // namespace
