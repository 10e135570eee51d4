#include "app/seat_players.hpp"
#include "app/session.hpp"
#include "faces/checkers_poker/new_game.hpp"
#include "support/program.hpp"
#include "support/table.hpp"
#include "support/table_match.hpp"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace {

using support::stateOf;
using support::submit;

using namespace checkers_poker;
using app::GameController;
using app::SeatPlayer;

const SeatPlayer newcomer = engine::Level(1);
constexpr int patience = 20'000; // milliseconds

/// A session with the engine, as it is in the program.
class ComputerPlayersTest : public testing::Test {
protected:
    ComputerPlayersTest()
        : session(checkers_poker_face::newMatch({}, QDate(2026, 11, 29)),
                  app::KeptGames(QString::fromStdString(folder.file("kept")), support::games()))
        , controller(session.game()) {
        session.setPace(std::chrono::milliseconds{0});
    }

    bool isThinking() const { return session.waiting().what == app::Awaited::thinking; }
    bool waitForPerson() {
        return QTest::qWaitFor([&] { return !isThinking(); }, patience);
    }

    support::TemporaryFolder folder;
    app::Session session;
    GameController& controller;
};

TEST_F(ComputerPlayersTest, TakesItsActsUntilAPersonIsToAct) {
    controller.setSeatPlayer(second, newcomer);
    EXPECT_TRUE(isThinking());
    ASSERT_TRUE(waitForPerson());
    EXPECT_EQ(controller.place(), 1U); // it chose its end
    EXPECT_EQ(to_act(stateOf(controller)), first);
}

TEST_F(ComputerPlayersTest, OneUndoGivesThePersonHisMoveBack) {
    controller.setSeatPlayer(second, newcomer);
    ASSERT_TRUE(waitForPerson());
    const State before = stateOf(controller);
    ASSERT_FALSE(submit(controller, legal_actions(before).front()));
    ASSERT_TRUE(waitForPerson());
    ASSERT_EQ(controller.place(), 3U); // its answer has come
    controller.undo();
    EXPECT_EQ(stateOf(controller), before);
    EXPECT_FALSE(isThinking());
    controller.redo();
    EXPECT_EQ(controller.place(), 3U);
}

TEST_F(ComputerPlayersTest, NoLateActArrivesAfterAnUndo) {
    session.setPace(std::chrono::milliseconds{300});
    controller.setSeatPlayer(second, newcomer);
    ASSERT_TRUE(waitForPerson());
    const State before = stateOf(controller);
    ASSERT_FALSE(submit(controller, legal_actions(before).front()));
    ASSERT_TRUE(isThinking());
    controller.undo();
    EXPECT_FALSE(isThinking());
    QSignalSpy acted(&controller, &GameController::acted);
    EXPECT_FALSE(acted.wait(600));
    EXPECT_EQ(stateOf(controller), before);
}

TEST_F(ComputerPlayersTest, ANewGameEndsItsThinking) {
    session.setPace(std::chrono::milliseconds{300});
    controller.setSeatPlayer(second, newcomer);
    ASSERT_TRUE(isThinking());
    controller.start(checkers_poker_face::newMatch({}, QDate(2026, 11, 29)));
    EXPECT_FALSE(isThinking());
    QSignalSpy acted(&controller, &GameController::acted);
    EXPECT_FALSE(acted.wait(600));
}

TEST_F(ComputerPlayersTest, ASeatChangesHandsWhileItThinks) {
    controller.setSeatPlayer(second, newcomer);
    ASSERT_TRUE(isThinking());
    controller.setSeatPlayer(second, std::nullopt);
    EXPECT_FALSE(isThinking());
    EXPECT_EQ(controller.place(), 0U);
}

TEST_F(ComputerPlayersTest, AnotherLevelThinksAnew) {
    session.setPace(std::chrono::milliseconds{0});
    controller.setSeatPlayer(second, engine::Level(8)); // thinks for a second
    ASSERT_TRUE(isThinking());
    controller.setSeatPlayer(second, newcomer);
    QSignalSpy acted(&controller, &GameController::acted);
    EXPECT_TRUE(acted.wait(900));
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
