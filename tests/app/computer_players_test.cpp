#include "app/computer_players.hpp"
#include "app/new_game.hpp"
#include "app/seat_players.hpp"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace {

using namespace checkers_poker;
using app::ComputerPlayers;
using app::GameController;
using app::SeatPlayer;

const SeatPlayer newcomer = engine::Level(1);
constexpr int patience = 20'000; // milliseconds

class ComputerPlayersTest : public testing::Test {
protected:
    ComputerPlayersTest()
        : controller(app::newMatch({}, QDate(2026, 11, 29)))
        , players(controller) {
        players.setPace(std::chrono::milliseconds{0});
    }

    bool waitForPerson() {
        return QTest::qWaitFor([&] { return !players.isThinking(); }, patience);
    }

    GameController controller;
    ComputerPlayers players;
};

TEST_F(ComputerPlayersTest, TakesItsActsUntilAPersonIsToAct) {
    controller.setSeatPlayer(second, newcomer);
    EXPECT_TRUE(players.isThinking());
    ASSERT_TRUE(waitForPerson());
    EXPECT_EQ(controller.place(), 1U); // it chose its end
    EXPECT_EQ(to_act(controller.state()), first);
}

TEST_F(ComputerPlayersTest, PlaysAWholeGameAgainstItself) {
    QSignalSpy acted(&controller, &GameController::acted);
    controller.setSeatPlayer(first, newcomer);
    controller.setSeatPlayer(second, newcomer);
    ASSERT_TRUE(QTest::qWaitFor([&] { return is_over(controller.state()); }, 3 * patience));
    EXPECT_EQ(acted.size(), static_cast<qsizetype>(controller.place()));
    EXPECT_FALSE(players.isThinking());
}

TEST_F(ComputerPlayersTest, OneUndoGivesThePersonHisMoveBack) {
    controller.setSeatPlayer(second, newcomer);
    ASSERT_TRUE(waitForPerson());
    const State before = controller.state();
    ASSERT_FALSE(controller.submit(legal_actions(before).front()));
    ASSERT_TRUE(waitForPerson());
    ASSERT_EQ(controller.place(), 3U); // its answer has come
    controller.undo();
    EXPECT_EQ(controller.state(), before);
    EXPECT_FALSE(players.isThinking());
    controller.redo();
    EXPECT_EQ(controller.place(), 3U);
}

TEST_F(ComputerPlayersTest, NoLateActArrivesAfterAnUndo) {
    players.setPace(std::chrono::milliseconds{300});
    controller.setSeatPlayer(second, newcomer);
    ASSERT_TRUE(waitForPerson());
    const State before = controller.state();
    ASSERT_FALSE(controller.submit(legal_actions(before).front()));
    ASSERT_TRUE(players.isThinking());
    controller.undo();
    EXPECT_FALSE(players.isThinking());
    QSignalSpy acted(&controller, &GameController::acted);
    EXPECT_FALSE(acted.wait(600));
    EXPECT_EQ(controller.state(), before);
}

TEST_F(ComputerPlayersTest, ANewGameEndsItsThinking) {
    players.setPace(std::chrono::milliseconds{300});
    controller.setSeatPlayer(second, newcomer);
    ASSERT_TRUE(players.isThinking());
    controller.start(app::newMatch({}, QDate(2026, 11, 29)));
    EXPECT_FALSE(players.isThinking());
    QSignalSpy acted(&controller, &GameController::acted);
    EXPECT_FALSE(acted.wait(600));
}

TEST_F(ComputerPlayersTest, WaitsWhilePausedAndWhileAShowdownIsRead) {
    players.setPaused(true);
    controller.setSeatPlayer(second, newcomer);
    EXPECT_FALSE(players.isThinking());
    players.setPaused(false);
    EXPECT_TRUE(players.isThinking());
    controller.setOnHold(true);
    EXPECT_FALSE(players.isThinking());
    controller.setOnHold(false);
    EXPECT_TRUE(players.isThinking());
}

TEST_F(ComputerPlayersTest, ASeatChangesHandsWhileItThinks) {
    controller.setSeatPlayer(second, newcomer);
    ASSERT_TRUE(players.isThinking());
    controller.setSeatPlayer(second, std::nullopt);
    EXPECT_FALSE(players.isThinking());
    EXPECT_EQ(controller.place(), 0U);
}

TEST_F(ComputerPlayersTest, AnotherLevelThinksAnew) {
    players.setPace(std::chrono::milliseconds{0});
    controller.setSeatPlayer(second, engine::Level(8)); // thinks for a second
    ASSERT_TRUE(players.isThinking());
    controller.setSeatPlayer(second, newcomer);
    QSignalSpy acted(&controller, &GameController::acted);
    EXPECT_TRUE(acted.wait(900));
}

TEST_F(ComputerPlayersTest, ANewGameOnTheSameBoardDropsTheOffer) {
    controller.setSeatPlayer(first, newcomer);
    QSignalSpy answered(&players, &ComputerPlayers::drawAnswered);
    players.offerDraw(first);
    controller.start(controller.match());
    EXPECT_FALSE(answered.wait(600));
}

TEST_F(ComputerPlayersTest, AnswersADrawOfferOnce) {
    controller.setSeatPlayer(first, newcomer);
    QSignalSpy answered(&players, &ComputerPlayers::drawAnswered);
    players.offerDraw(first);
    ASSERT_TRUE(answered.wait(patience));
    EXPECT_EQ(answered.size(), 1);
    EXPECT_FALSE(is_over(controller.state()));
}

TEST_F(ComputerPlayersTest, AnOfferLapsesWhenTheGameGoesOn) {
    controller.setSeatPlayer(first, newcomer);
    QSignalSpy answered(&players, &ComputerPlayers::drawAnswered);
    players.offerDraw(first);
    controller.submit(ChooseEnd{End::south});
    EXPECT_FALSE(answered.wait(600));
}

TEST(SeatPlayers, AreKeptInTheRecord) {
    Match match(standard_start());
    app::setSeatPlayer(match, second, engine::Level(5));
    const Match reread = read_record(to_text(match));
    EXPECT_FALSE(app::seatPlayer(reread, first));
    EXPECT_EQ(app::seatPlayer(reread, second), engine::Level(5));
    for (const char* nonsense : {"0", "9", "12", "x", "5 "}) {
        set_tag(match, "SecondLevel", nonsense);
        EXPECT_FALSE(app::seatPlayer(match, second)) << nonsense;
    }
}

} // namespace
