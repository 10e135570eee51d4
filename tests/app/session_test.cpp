#include "app/session.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "support/program.hpp"
#include "support/scripted_thinker.hpp"
#include "support/table.hpp"
#include "support/table_match.hpp"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include <cctype>
#include <functional>
#include <memory>
#include <ostream>
#include <stdexcept>
#include <string>
#include <variant>

namespace {

using support::matchOf;
using support::resultToRead;
using support::stateOf;
using support::submit;

using namespace checkers_poker;
using app::Awaited;
using app::SeatPlayer;
using app::Session;
using app::Waiting;

const SeatPlayer easyComputer = engine::Level(1);
constexpr int longestWait = 30'000; // milliseconds

Match matchOf(const char* rules, SeatPlayer ofFirst = {}, SeatPlayer ofSecond = {}) {
    const Options options = read_options(rules);
    Match match(new_game(options, deal(3, options.deck)));
    match.deal = 3;
    app::setSeatPlayer(match, first, ofFirst);
    app::setSeatPlayer(match, second, ofSecond);
    support::ensureDieSeed(match);
    return match;
}

/// One act that leads on, as persons and the die would have done it.
void step(Match& match) {
    const State& state = match.history.current();
    if (support::isRollDue(state))
        play(match, support::dueRoll(match, state));
    else
        play(match, legal_actions(state).front());
}

template <class Phase>
bool isIn(const State& state) {
    return std::holds_alternative<Phase>(state.phase);
}

template <class Phase>
Match until(Match match) {
    while (!isIn<Phase>(match.history.current()))
        step(match);
    return match;
}

/// A session with a thinker that does as it is told.
class SessionTest : public testing::Test {
protected:
    void open(Match match) {
        session = std::make_unique<Session>(std::move(match), kept(), std::nullopt, scripted());
        session->setPace(std::chrono::milliseconds{0});
    }
    app::KeptGames kept() const {
        return app::KeptGames(QString::fromStdString(folder.file("kept")), support::games());
    }
    std::unique_ptr<app::Thinker> scripted() const {
        return std::make_unique<support::ScriptedThinker>(script);
    }
    app::GameController& game() { return session->game(); }
    Awaited awaited() const { return session->waiting().what; }
    template <class Condition>
    static bool waitFor(Condition condition) {
        return QTest::qWaitFor(condition, longestWait);
    }
    /// Plays on as the players of a match without computers would; results are read at once.
    void playOn() {
        support::Random random(7);
        while (awaited() != Awaited::over) {
            if (awaited() == Awaited::reading)
                session->dismissResult();
            else if (support::isRollDue(stateOf(game())))
                ASSERT_FALSE(session->roll());
            else
                ASSERT_FALSE(submit(game(), support::random_action(random, stateOf(game()))));
        }
    }

    std::shared_ptr<support::ThinkerScript> script = std::make_shared<support::ThinkerScript>();
    support::TemporaryFolder folder;
    std::unique_ptr<Session> session;
};

// Whole games, without a window.

class SessionOfVariant : public SessionTest, public testing::WithParamInterface<const char*> {};

TEST_P(SessionOfVariant, ComputersPlayAGameToItsEnd) {
    session = std::make_unique<Session>(matchOf(GetParam(), easyComputer, easyComputer), kept());
    session->setPace(std::chrono::milliseconds{0});
    ASSERT_TRUE(QTest::qWaitFor([&] { return awaited() == Awaited::over; }, 4 * longestWait));
    EXPECT_TRUE(is_over(stateOf(game())));
}

TEST_P(SessionOfVariant, PersonsPlayAGameToItsEnd) {
    open(matchOf(GetParam()));
    playOn();
    EXPECT_TRUE(is_over(stateOf(game())));
    EXPECT_EQ(script->asked, 0);
}

INSTANTIATE_TEST_SUITE_P(AllVariants, SessionOfVariant,
                         testing::Values("standard", "deck64", "high-low", "die", "high-low,die",
                                         "wild=2c+2d+2h+2s", "deck64,die,wild=Fc+Fd+Fh+Fs"),
                         [](const auto& variant) {
                             std::string name;
                             for (const char letter : std::string(variant.param))
                                 if (std::isalnum(static_cast<unsigned char>(letter)) != 0)
                                     name += letter;
                             return name;
                         });

// Every way in which a game begins, and everybody who may be to act then.

struct Situation {
    const char* name;
    Match (*make)();
    Awaited awaited;
    bool dieRollsByItself = false;

    friend std::ostream& operator<<(std::ostream& out, const Situation& situation) {
        return out << situation.name;
    }
};

Match withComputerToRemove() {
    for (unsigned i = 0;; ++i) {
        support::Random random(i);
        Match match = matchOf("standard");
        while (!isIn<Removing>(match.history.current()) && !is_over(match.history.current()))
            play(match, support::random_action(random, match.history.current()));
        if (const auto loser = to_act(match.history.current())) {
            app::setSeatPlayer(match, *loser, easyComputer);
            return match;
        }
    }
}

const Situation situations[] = {
    {"PersonToChooseTheEnd", [] { return matchOf("standard"); }, Awaited::person},
    {"ComputerToChooseTheEnd", [] { return matchOf("standard", {}, easyComputer); },
     Awaited::thinking},
    {"PersonToMove", [] { return until<Moving>(matchOf("standard", {}, easyComputer)); },
     Awaited::person},
    {"ComputerToMove", [] { return until<Moving>(matchOf("standard", easyComputer)); },
     Awaited::thinking},
    {"PersonToRoll", [] { return until<Rolling>(matchOf("die")); }, Awaited::person},
    {"DieThatRollsByItselfForAPerson", [] { return until<Rolling>(matchOf("die")); },
     Awaited::rolling, true},
    {"ComputerToRoll", [] { return until<Rolling>(matchOf("die", easyComputer)); },
     Awaited::rolling},
    {"PersonToShow", [] { return until<Showing>(matchOf("standard", easyComputer)); },
     Awaited::person},
    {"ComputerToShow", [] { return until<Showing>(matchOf("standard", {}, easyComputer)); },
     Awaited::thinking},
    {"ResultBeforeAComputersRemoval", withComputerToRemove, Awaited::reading},
    {"FinishedGame",
     [] {
         Match match = until<Moving>(matchOf("standard", easyComputer));
         play(match, Resign{});
         return match;
     },
     Awaited::over},
};

using MakeSession = std::function<std::unique_ptr<Session>(Match)>;

struct Beginning {
    const char* name;
    /// Brings the match to the table of a session, or makes one with it.
    void (*begin)(std::unique_ptr<Session>& session, const MakeSession& make, Match match);

    friend std::ostream& operator<<(std::ostream& out, const Beginning& beginning) {
        return out << beginning.name;
    }
};

const Beginning beginnings[] = {
    {"AtTheStartOfTheProgram",
     [](auto& session, const MakeSession& make, Match match) { session = make(std::move(match)); }},
    {"FromItsRecord", [](auto& session, const MakeSession& make,
                         Match match) { session = make(read_record(to_text(match))); }},
    {"InPlaceOfAnother",
     [](auto& session, const MakeSession& make, Match match) {
         session = make(matchOf("die"));
         session->game().start(std::move(match));
     }},
    {"InPlaceOfOneWhereTheComputerThinks",
     [](auto& session, const MakeSession& make, Match match) {
         session = make(matchOf("standard", {}, easyComputer));
         session->setPaused(true);
         session->game().start(std::move(match));
     }},
    {"RedoneUpToIt",
     [](auto& session, const MakeSession& make, Match match) {
         session = make(match);
         if (match.history.size() == 0)
             return;
         session->game().look(match.history.size() - 1);
         session->game().goOnFromShown();
         session->game().redo();
     }},
    {"LookedAwayFromAndBackAt",
     [](auto& session, const MakeSession& make, Match match) {
         session = make(std::move(match));
         session->game().look(0);
         session->game().lookAtGame();
     }},
    {"LookedAwayFrom",
     [](auto& session, const MakeSession& make, Match match) {
         session = make(std::move(match));
         session->game().look(0);
     }},
    {"PausedAndLetGoOn",
     [](auto& session, const MakeSession& make, Match match) {
         session = make(std::move(match));
         session->setPaused(true);
         session->goOn();
     }},
    {"WhoseSeatsAreGivenAwayAfterwards",
     [](auto& session, const MakeSession& make, Match match) {
         const SeatPlayer players[] = {app::seatPlayer(match, first),
                                       app::seatPlayer(match, second)};
         app::setSeatPlayer(match, first, {});
         app::setSeatPlayer(match, second, {});
         session = make(std::move(match));
         session->game().setSeatPlayer(first, players[0]);
         session->game().setSeatPlayer(second, players[1]);
     }},
};

class SessionFromTheStart : public SessionTest,
                            public testing::WithParamInterface<std::tuple<Situation, Beginning>> {};

TEST_P(SessionFromTheStart, WaitsForWhoeverIsToActAndGoesOn) {
    const auto& [situation, beginning] = GetParam();
    const Match match = situation.make();
    beginning.begin(
        session,
        [this](Match first) {
            return std::make_unique<Session>(std::move(first), kept(), std::nullopt, scripted());
        },
        match);
    session->setPace(std::chrono::milliseconds{0});
    session->setChanceActsByItself(situation.dieRollsByItself);
    const Waiting expected{situation.awaited, to_act(match.history.current())};
    EXPECT_EQ(session->waiting(), expected);
    ASSERT_EQ(game().place(), match.history.place());

    const bool actsByItself =
        situation.awaited == Awaited::thinking || situation.awaited == Awaited::rolling;
    if (actsByItself) {
        EXPECT_TRUE(waitFor([&] { return game().place() > match.history.place(); }));
        return;
    }
    QTest::qWait(1);
    EXPECT_EQ(game().place(), match.history.place());
    if (situation.awaited == Awaited::reading) {
        session->dismissResult();
        EXPECT_TRUE(waitFor([&] { return game().place() > match.history.place(); }));
    }
}

INSTANTIATE_TEST_SUITE_P(EveryWay, SessionFromTheStart,
                         testing::Combine(testing::ValuesIn(situations),
                                          testing::ValuesIn(beginnings)),
                         [](const auto& each) {
                             return std::string(std::get<0>(each.param).name) +
                                    std::get<1>(each.param).name;
                         });

TEST_F(SessionTest, AGameFromAPositionGoesOnByItself) {
    const Match played = until<Rolling>(matchOf("die", easyComputer));
    Match match(played.history.current());
    app::setSeatPlayer(match, first, easyComputer);
    open(match);
    EXPECT_EQ(awaited(), Awaited::rolling);
    EXPECT_TRUE(waitFor([&] { return game().place() > 1; }));
}

// Going back.

TEST_F(SessionTest, BetweenComputersAnUndoWaitsUntilSomebodySaysGoOn) {
    script->choose = support::think_until_stopped;
    Match match = until<Moving>(matchOf("standard", easyComputer, easyComputer));
    step(match);
    open(match);
    ASSERT_EQ(awaited(), Awaited::thinking);
    game().undo();
    EXPECT_EQ(awaited(), Awaited::wentBack);
    EXPECT_EQ(session->waiting().seat, first);
    session->goOn();
    EXPECT_EQ(awaited(), Awaited::thinking);
    game().undo();
    game().redo();
    game().redo();
    EXPECT_EQ(awaited(), Awaited::thinking) << "nothing is left to be dropped";
}

TEST_F(SessionTest, AGameThatComesBackWithUndoneActsWaits) {
    Match match = until<Moving>(matchOf("standard", easyComputer, easyComputer));
    step(match);
    match.history.undo();
    open(match);
    EXPECT_EQ(awaited(), Awaited::wentBack);
    QTest::qWait(1);
    EXPECT_TRUE(game().canRedo());
    session->goOn();
    EXPECT_TRUE(waitFor([&] { return game().place() > 1; }));
}

TEST_F(SessionTest, ADieThatRollsByItselfWaitsAfterAnUndo) {
    Match match = until<Rolling>(matchOf("die"));
    step(match);
    match.history.undo();
    open(match);
    EXPECT_EQ(awaited(), Awaited::person);
    session->setChanceActsByItself(true);
    EXPECT_EQ(awaited(), Awaited::wentBack);
    EXPECT_FALSE(session->roll()) << "whoever throws it means it";
}

TEST_F(SessionTest, ASeatGivenAwayAfterAnUndoIsPlayedOnFrom) {
    open(until<Moving>(matchOf("standard")));
    game().undo();
    EXPECT_EQ(awaited(), Awaited::person);
    game().setSeatPlayer(second, easyComputer);
    EXPECT_EQ(awaited(), Awaited::thinking);
}

// Reading.

TEST_F(SessionTest, NothingThinksBeforeAResultWasRead) {
    script->choose = support::think_until_stopped;
    open(withComputerToRemove());
    ASSERT_EQ(awaited(), Awaited::reading);
    EXPECT_TRUE(resultToRead(*session));
    QTest::qWait(1);
    EXPECT_EQ(script->asked, 0);
    session->dismissResult();
    EXPECT_EQ(awaited(), Awaited::thinking);
    EXPECT_FALSE(resultToRead(*session));
}

/// An act for which it is asked more than once was begun, stopped and begun again.
TEST_F(SessionTest, InAWholeGameTheComputerIsAskedOnceForEachOfItsActs) {
    open(matchOf("standard", easyComputer, easyComputer));
    ASSERT_TRUE(waitFor([&] { return awaited() == Awaited::over; }));
    EXPECT_EQ(script->asked, static_cast<int>(game().place()));
}

TEST_F(SessionTest, WhoTakesBackAnActDoesNotReadTheResultAgain) {
    open(withComputerToRemove());
    session->dismissResult();
    const std::size_t decided = game().place();
    ASSERT_TRUE(waitFor([&] { return game().place() > decided; }));
    game().look(decided);
    game().goOnFromShown();
    EXPECT_EQ(awaited(), Awaited::thinking);
}

TEST_F(SessionTest, LookingElsewhereNeitherReadsAResultNorLetsTheGameGoOn) {
    open(withComputerToRemove());
    const std::size_t decided = game().place();
    for (const std::size_t place : {decided - 1, decided, std::size_t{0}, decided}) {
        game().look(place);
        EXPECT_EQ(awaited(), Awaited::reading);
    }
    QTest::qWait(1);
    EXPECT_EQ(game().place(), decided);
}

// Pausing and hurrying.

TEST_F(SessionTest, APausedComputerWaits) {
    script->choose = support::think_until_stopped;
    open(matchOf("standard", {}, easyComputer));
    session->setPaused(true);
    EXPECT_EQ(awaited(), Awaited::paused);
    session->setPaused(false);
    EXPECT_EQ(awaited(), Awaited::thinking);
}

TEST_F(SessionTest, APausedComputerDoesNotRollEither) {
    open(until<Rolling>(matchOf("die", easyComputer)));
    session->setPaused(true);
    EXPECT_EQ(awaited(), Awaited::paused);
}

TEST_F(SessionTest, ToldToMoveNowTheComputerActsWithWhatItHas) {
    script->choose = support::think_until_stopped;
    open(matchOf("standard", {}, easyComputer));
    QTest::qWait(20);
    EXPECT_EQ(game().place(), 0U);
    session->moveNow();
    EXPECT_TRUE(waitFor([&] { return game().place() == 1; }));
}

TEST_F(SessionTest, ToldToMoveNowTheComputerDoesNotWaitForItsPace) {
    open(matchOf("standard", {}, easyComputer));
    session->setPace(std::chrono::hours{1});
    ASSERT_TRUE(waitFor([&] { return script->asked > 0; }));
    QTest::qWait(20); // it has chosen by now, or will have
    session->moveNow();
    EXPECT_TRUE(waitFor([&] { return game().place() == 1; }));
}

TEST_F(SessionTest, TheChampionHasAnActAtOnce) {
    session = std::make_unique<Session>(matchOf("standard", {}, engine::Level(8)), kept());
    session->setPace(std::chrono::hours{1});
    session->moveNow();
    EXPECT_TRUE(waitFor([&] { return game().place() == 1; }));
}

TEST_F(SessionTest, MovingNowMeansNothingWhereNobodyThinks) {
    open(matchOf("standard"));
    session->moveNow();
    QTest::qWait(1);
    EXPECT_EQ(game().place(), 0U);
}

// What goes wrong.

TEST_F(SessionTest, AComputerThatFailsIsReplacedByAPerson) {
    script->choose = [](const State&, const std::stop_token&) -> Action {
        throw std::runtime_error("no idea");
    };
    open(matchOf("standard", {}, easyComputer));
    QSignalSpy failed(session.get(), &Session::computerFailed);
    ASSERT_TRUE(waitFor([&] { return failed.size() == 1; }));
    EXPECT_EQ(failed.front().at(1).toString(), QStringLiteral("no idea"));
    EXPECT_EQ(session->waiting(), (Waiting{Awaited::person, second}));
    EXPECT_FALSE(app::seatPlayer(matchOf(game()), second));
    EXPECT_FALSE(submit(game(), ChooseEnd{End::south}));
}

TEST_F(SessionTest, AComputerWhoseActIsRefusedIsReplacedByAPerson) {
    script->choose = [](const State&, const std::stop_token&) { return Action(Move{}); };
    open(matchOf("standard", {}, easyComputer));
    QSignalSpy failed(session.get(), &Session::computerFailed);
    ASSERT_TRUE(waitFor([&] { return failed.size() == 1; }));
    EXPECT_EQ(awaited(), Awaited::person);
    EXPECT_EQ(game().place(), 0U);
}

// Draws.

TEST_F(SessionTest, ADrawThatTheComputerTakesEndsTheGame) {
    script->acceptsDraws = true;
    open(until<Moving>(matchOf("standard", {}, easyComputer)));
    session->offerDraw();
    EXPECT_TRUE(waitFor([&] { return awaited() == Awaited::over; }));
}

TEST_F(SessionTest, ADrawIsDeclinedOnce) {
    open(until<Moving>(matchOf("standard", {}, easyComputer)));
    QSignalSpy declined(session.get(), &Session::drawDeclined);
    session->offerDraw();
    ASSERT_TRUE(declined.wait(longestWait));
    EXPECT_EQ(declined.size(), 1);
    EXPECT_EQ(awaited(), Awaited::person);
}

TEST_F(SessionTest, AnOfferLapsesWhenTheGameGoesOn) {
    script->acceptsDraws = true;
    open(until<Moving>(matchOf("standard", {}, easyComputer)));
    script->choose = support::think_until_stopped;
    session->offerDraw();
    ASSERT_FALSE(submit(game(), legal_actions(stateOf(game())).front()));
    QTest::qWait(50);
    EXPECT_FALSE(is_over(stateOf(game())));
}

TEST_F(SessionTest, AnOfferLapsesWithItsGame) {
    script->acceptsDraws = true;
    open(until<Moving>(matchOf("standard", {}, easyComputer)));
    session->offerDraw();
    game().start(Match(matchOf(game())));
    QTest::qWait(50);
    EXPECT_FALSE(is_over(stateOf(game())));
}

} // namespace
