#include "scripted_player.hpp"
#include "support/table_match.hpp"
#include "ui/card_board_support.hpp"
#include "ui/table/prompt_panel.hpp"

#include <QMessageBox>
#include <QTimer>

#include <string>
#include <vector>

namespace {

using support::matchOf;
using support::shownState;
using support::stateOf;
using support::submit;

using checkers_poker::Space;
using support::fresh_match;
using support::Random;

constexpr int mostActs = 2000;

class PlayTest : public support::ScriptedPlayer {
protected:
    void playByMouse(Random& random) {
        for (int i = 0; i < mostActs && !isFinished(); ++i)
            actByMouse(random);
        ASSERT_TRUE(isFinished());
    }
    bool isFinished() const {
        return is_over(stateOf(*game)) && seen<QPushButton>("continue") == nullptr;
    }
    /// The board shows what the game says.
    void expectBoardIsTrue() {
        EXPECT_EQ(support::shown_on(board()).checkers, shownState(*game).checkers);
        EXPECT_EQ(support::shown_on(board()).layout, shownState(*game).layout);
    }
    void undoAllAndRedoAll() {
        std::vector<std::string> places{position()};
        while (commands().undo->isEnabled()) {
            QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
            expectBoardIsTrue();
            places.push_back(position());
        }
        EXPECT_EQ(places.back(), to_text(matchOf(*game).history.start()));
        places.pop_back();
        for (; !places.empty(); places.pop_back()) {
            ASSERT_TRUE(commands().redo->isEnabled());
            QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            EXPECT_EQ(position(), places.back());
            expectBoardIsTrue();
        }
        EXPECT_FALSE(commands().redo->isEnabled());
    }
};

TEST_F(PlayTest, AWholeGameByMouseAlone) {
    Random random(21);
    open();
    playByMouse(random);
    EXPECT_NE(seen<QPushButton>("rematch"), nullptr);
    undoAllAndRedoAll();
}

TEST_F(PlayTest, AWholeGameByKeysAlone) {
    Random random(22);
    open();
    for (int i = 0; i < mostActs && !isFinished() && !HasFatalFailure(); ++i)
        actByKeys(random);
    ASSERT_TRUE(isFinished());
    EXPECT_EQ(QApplication::focusWidget(), seen<QPushButton>("rematch"));
}

TEST_F(PlayTest, EveryVariantToItsEnd) {
    Random random(23);
    for (const char* rules :
         {"deck64", "high-low", "die", "high-low,die", "wild=2c+2d+2h+2s",
          "deck64,high-low,die,wild=Fc+Fd+Fh+Fs", "deck64,high-low,wild=Dc+Dd+Dh+Ds",
          "south=a1+b1+c1+d1+e1,north=a8+b8+c8+d8+e8+f8+g8"}) {
        SCOPED_TRACE(rules);
        open(fresh_match(rules, 9));
        playByMouse(random);
        expectBoardIsTrue();
    }
}

TEST_F(PlayTest, TheRematchSwapsTheRolesAndKeepsTheVariant) {
    auto match = fresh_match("high-low");
    set_tag(match, "First", "Ann");
    set_tag(match, "Second", "Ben");
    open(std::move(match));
    ASSERT_FALSE(submit(*game, checkers_poker::Resign{}));
    press("rematch");
    EXPECT_EQ(tag(matchOf(*game), "First"), "Ben");
    EXPECT_EQ(tag(matchOf(*game), "Second"), "Ann");
    EXPECT_TRUE(stateOf(*game).options.high_low);
    EXPECT_EQ(game->place(), 0U);
}

TEST_F(PlayTest, AnIllegalActIsAnsweredWithItsReason) {
    open();
    click(space("a1"));
    ASSERT_EQ(game->place(), 1U);
    const std::string before = position();
    click(space("a1")); // Second sits at the south, First's checkers are at the north
    EXPECT_FALSE(status().isEmpty());
    click(space("e4"));
    EXPECT_TRUE(status().contains(QStringLiteral("e4"))) << status().toStdString();
    EXPECT_EQ(position(), before);
    click(space("d5"));
    click(space("h8"));
    EXPECT_TRUE(status().contains(QStringLiteral("h8"))) << status().toStdString();
    EXPECT_EQ(position(), before);
}

TEST_F(PlayTest, ChoosingAnotherCheckerNeverMovesTwo) {
    open();
    press("choose-south");
    const auto checkers = stateOf(*game).checkers[checkers_poker::first];
    click(space("d5"));
    EXPECT_EQ(support::shown_on(board()).chosen, space("d5"));
    click(space("c6"));
    EXPECT_EQ(support::shown_on(board()).chosen, space("c6"));
    click(space("c6"));
    EXPECT_FALSE(support::shown_on(board()).chosen);
    click(space("d5"));
    QTest::keyClick(&board(), Qt::Key_Escape);
    EXPECT_FALSE(support::shown_on(board()).chosen);
    EXPECT_TRUE(support::shown_on(board()).targets.empty());
    EXPECT_EQ(stateOf(*game).checkers[checkers_poker::first], checkers);
}

TEST_F(PlayTest, ADoubleClickOnAPlaceIsOneMove) {
    open();
    press("choose-south");
    const auto action = std::get<checkers_poker::Move>(legal_actions(stateOf(*game)).front());
    click(action.from);
    doubleClick(&board(), pointOf(action.to));
    EXPECT_EQ(game->place(), 2U);
    EXPECT_FALSE(support::shown_on(board()).chosen);
}

TEST_F(PlayTest, WhatAMoveOpensAndClosesIsSaidWhileItIsPointedAt) {
    open();
    press("choose-south");
    const auto action = std::get<checkers_poker::Move>(legal_actions(stateOf(*game)).front());
    click(action.from);
    QTest::mouseMove(&board(), pointOf(action.to));
    EXPECT_TRUE(status().contains(QStringLiteral("→"))) << status().toStdString();
    EXPECT_EQ(support::shown_on(board()).path.size(), 2U);
    EXPECT_TRUE(support::shown_on(board()).ghosts[checkers_poker::first].contains(action.to));
}

TEST_F(PlayTest, PointingAtAHalfShowsWhereTheCheckersWouldStand) {
    open();
    QTest::mouseMove(&board(), pointOf(space("c2")));
    const auto start = stateOf(*game).options.start;
    EXPECT_EQ(support::shown_on(board()).ghosts[checkers_poker::second], start.south);
    QTest::mouseMove(&board(), pointOf(space("c7")));
    EXPECT_EQ(support::shown_on(board()).ghosts[checkers_poker::second], start.north);
    EXPECT_EQ(support::shown_on(board()).ghosts[checkers_poker::first], start.south);
}

TEST_F(PlayTest, AClickOnAPlaceInTheListMovesThere) {
    open();
    press("choose-north");
    const auto action = std::get<checkers_poker::Move>(legal_actions(stateOf(*game)).front());
    click(action.from);
    auto* list = seen<ui::HandList>("places");
    ASSERT_NE(list, nullptr);
    const QModelIndex firstRow = list->model()->index(0, 0);
    const Space to = *list->row(firstRow)->spaces.begin();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(firstRow).center());
    EXPECT_EQ(game->place(), 2U);
    EXPECT_TRUE(stateOf(*game).checkers[checkers_poker::first].contains(to));
}

TEST_F(PlayTest, GoingOnFromThePastAsksBeforeItDropsWhatCame) {
    Random random(24);
    open();
    for (int i = 0; i < 15; ++i)
        actByMouse(random);
    const std::size_t played = matchOf(*game).history.size();
    game->look(1);
    const auto action = std::get<checkers_poker::Move>(legal_actions(shownState(*game)).back());
    for (const bool agreed : {false, true}) {
        QTimer::singleShot(0, [agreed] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            ASSERT_NE(box, nullptr);
            for (QAbstractButton* button : box->buttons())
                if ((box->buttonRole(button) == QMessageBox::AcceptRole) == agreed)
                    QTest::mouseClick(button, Qt::LeftButton);
        });
        press("goOnFromHere");
        EXPECT_EQ(game->place(), agreed ? 1U : played);
        EXPECT_EQ(matchOf(*game).history.size(), played) << "nothing is lost before the next act";
    }
    click(action.from);
    click(action.to);
    EXPECT_EQ(matchOf(*game).history.size(), 2U);
}

TEST_F(PlayTest, UndoDuringAnAnimationLeavesNoGhosts) {
    Random random(25);
    app::Preferences slow;
    slow.animation = app::Animation::slow;
    open(fresh_match(), slow);
    for (int i = 0; i < 12; ++i) {
        actByMouse(random);
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
        expectBoardIsTrue();
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        expectBoardIsTrue();
    }
}

TEST_F(PlayTest, HoldingAReplayKeyEndsWhereTheGameIs) {
    Random random(26);
    app::Preferences preferences;
    open(fresh_match(), preferences);
    playByMouse(random);
    for (std::size_t i = 0; i < matchOf(*game).history.size(); ++i)
        QTest::keyClick(window.get(), Qt::Key_Left, Qt::AltModifier);
    EXPECT_EQ(game->shownPlace(), 0U);
    expectBoardIsTrue();
    QTest::keyClick(window.get(), Qt::Key_End, Qt::AltModifier);
    EXPECT_FALSE(game->isLookingElsewhere());
    expectBoardIsTrue();
}

} // namespace
