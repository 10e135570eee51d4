#include "games/checkers_poker/action_text.hpp"
#include "games/checkers_poker/evaluation.hpp"
#include "games/checkers_poker/position.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "games/checkers_poker/search_game.hpp"
#include "support/game_text.hpp"
#include "support/random_play.hpp"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <string>
#include <string_view>
#include <variant>

namespace {

using namespace checkers_poker;

std::uint64_t key_after(std::string_view actions) {
    return checkers_poker::key_of(
        checkers_poker::position_of(support::after(standard_start(), actions)));
}

TEST(PositionKey, DoesNotDependOnTheOrderOfMoves) {
    EXPECT_EQ(key_after("a5-b5 e4-e5 d5-c5 h4-h5"), key_after("d5-c5 h4-h5 a5-b5 e4-e5"));
    EXPECT_EQ(key_after("a5-b5 e4-e5 b5-a5 e5-e4"), key_after("d5-c5 h4-h5 c5-d5 h5-h4"));
}

TEST(PositionKey, TellsSituationsApart) {
    EXPECT_NE(key_after("a5-b5"), key_after("a5-b4"));
    EXPECT_NE(key_after("a5-b5 e4-e5"), key_after("a5-b5 e4-e5 b5-a5 e5-e4"));
}

/// What an action brings up to date is what is made anew.
TEST(PositionKey, IsKeptUpToDateInEveryVariant) {
    std::mt19937_64 generator(5);
    for (const std::string_view rules : support::variants) {
        for (std::uint32_t deal = 0; deal < 20; ++deal) {
            checkers_poker::Position position =
                checkers_poker::position_of(support::random_position(rules, 77, deal));
            for (int i = 0; i < 120 && !is_over(position.state); ++i) {
                checkers_poker::apply(position,
                                      checkers_poker::choose_at_random(position.state, generator));
                const checkers_poker::Position anew = checkers_poker::position_of(position.state);
                ASSERT_EQ(checkers_poker::key_of(position), checkers_poker::key_of(anew));
                ASSERT_EQ(position.covered, anew.covered);
                ASSERT_EQ(position.used_key, anew.used_key);
            }
        }
    }
}

TEST(PositionKey, SameHandsUsedInAnotherOrderAreTheSameSituation) {
    State one = support::random_position("standard", 3, 30);
    State other_way = one;
    const auto ace = cards::announcement_from_text("high:A").value();
    const auto pair = cards::announcement_from_text("pair:2").value();
    one.used = {};
    other_way.used = {};
    one.used[first].add(ace);
    one.used[first].add(pair);
    other_way.used[first].add(pair);
    other_way.used[first].add(ace);
    const auto key = checkers_poker::key_of(checkers_poker::position_of(one));
    EXPECT_EQ(key, checkers_poker::key_of(checkers_poker::position_of(other_way)));
    other_way.used = {};
    other_way.used[second].add(pair);
    other_way.used[second].add(ace);
    EXPECT_NE(key, checkers_poker::key_of(checkers_poker::position_of(other_way)));
}

TEST(MoveCodes, NameEveryActionUniquelyAndGiveItBack) {
    for (const std::string_view rules : support::variants) {
        for (std::uint32_t deal = 0; deal < 60; ++deal) {
            const State state = support::random_position(rules, deal, deal * 2);
            std::map<engine::MoveCode, std::string> codes;
            for (const Action& action : legal_actions(state)) {
                const auto code = checkers_poker::code_of(action, state.options.deck);
                EXPECT_NE(code, 0);
                EXPECT_TRUE(codes.emplace(code, to_text(action)).second) << to_text(action);
                EXPECT_EQ(checkers_poker::action_of(code, state), action) << to_text(action);
            }
        }
    }
}

/// The search sees every legal action but for rolls of the die that come to the same.
TEST(SearchGame, GeneratesWhatIsLegal) {
    for (const std::string_view rules : support::variants) {
        for (std::uint32_t deal = 0; deal < 60; ++deal) {
            const State state = support::random_position(rules, deal, deal * 2);
            if (std::holds_alternative<Rolling>(state.phase))
                continue;
            checkers_poker::SearchGame game(state, true, 0, 0);
            checkers_poker::SearchGame::Moves moves;
            game.generate(checkers_poker::position_of(state), moves);
            EXPECT_EQ(moves.size(), count_legal_actions(state));
            for (const auto& move : moves)
                EXPECT_FALSE(check(state, checkers_poker::action_of(move.code, state)));
        }
    }
}

TEST(SearchGame, OutcomesOfTheDieAddUpToSix) {
    for (const std::string_view rules : {"die", "high-low,die"}) {
        const State state = support::random_position(rules, 1, 1);
        checkers_poker::SearchGame game(state, true, 0, 0);
        engine::ChanceOutcomes outcomes;
        game.outcomes(checkers_poker::position_of(state), outcomes);
        int sum = 0;
        for (const auto& outcome : outcomes)
            sum += outcome.weight;
        EXPECT_EQ(sum, 6);
        EXPECT_EQ(outcomes.size(), rules == std::string_view("die") ? 2U : 3U);
    }
}

/// The short cuts of the evaluation give what the whole way gives.
TEST(Evaluation, AfterAnActionIsThatOfThePositionAfterIt) {
    for (const std::string_view rules : support::variants) {
        for (std::uint32_t deal = 0; deal < 60; ++deal) {
            const State state = support::random_position(rules, deal, deal * 2);
            checkers_poker::SearchGame game(state, true, deal % 3 == 0 ? 30 : 0, 9);
            const checkers_poker::Position position = checkers_poker::position_of(state);
            checkers_poker::Evaluator evaluator(state, deal % 3 == 0 ? 30 : 0, 9);
            for (const Action& action : legal_actions(state)) {
                checkers_poker::Position after = position;
                checkers_poker::apply(after, action);
                const auto code = checkers_poker::code_of(action, state.options.deck);
                if (game.leads_to_quiet(position)) {
                    EXPECT_EQ(game.evaluate_after(position, code), evaluator.evaluate(after));
                }
                const auto* removal = std::get_if<RemoveChecker>(&action);
                if (removal != nullptr && !is_over(after.state)) {
                    EXPECT_EQ(evaluator.evaluate_after(position, *removal),
                              evaluator.evaluate(after));
                }
            }
        }
    }
}

TEST(Evaluation, IsTheSameOnABoardTurnedRound) {
    for (const std::string_view rules : support::variants) {
        for (std::uint32_t deal = 0; deal < 100; ++deal) {
            const State state = support::random_position(rules, deal, deal);
            checkers_poker::Evaluator here(state);
            checkers_poker::Evaluator there(support::turned(state));
            EXPECT_EQ(here.evaluate(checkers_poker::position_of(state)),
                      there.evaluate(checkers_poker::position_of(support::turned(state))));
        }
    }
}

TEST(Evaluation, DoesNotDependOnWhatWasEvaluatedBefore) {
    checkers_poker::Evaluator used(support::random_position("standard", 5, 1));
    for (std::size_t actions = 1; actions < 60; ++actions) {
        const State state = support::random_position("standard", 5, actions);
        checkers_poker::Evaluator fresh(state);
        EXPECT_EQ(used.evaluate(checkers_poker::position_of(state)),
                  fresh.evaluate(checkers_poker::position_of(state)));
    }
}

TEST(Evaluation, ACheckerIsWorthMoreThanAnyHand) {
    for (std::uint32_t deal = 0; deal < 50; ++deal) {
        State state = support::random_position("standard", deal, 1);
        checkers_poker::Evaluator evaluator(state);
        const auto before = evaluator.evaluate(checkers_poker::position_of(state));
        // Without the checkers on the two emptiest hands' worth of spaces First must be worse off.
        int taken = 0;
        for (const Space space : state.checkers[first]) {
            if (taken++ < 3)
                state.checkers[first].erase(space);
        }
        EXPECT_LT(evaluator.evaluate(checkers_poker::position_of(state)), before) << deal;
    }
}

} // namespace
