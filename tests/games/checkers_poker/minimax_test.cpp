#include "engine/search.hpp"
#include "engine/transposition_table.hpp"
#include "games/checkers_poker/search_game.hpp"
#include "support/case_names.hpp"
#include "support/minimax.hpp"
#include "support/random_play.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace {

using namespace checkers_poker;
using checkers_poker::SearchGame;
using engine::Score;
using PlainSearch = engine::Search<SearchGame>;

class NeverStop : public engine::SearchControl {
public:
    bool should_stop(std::uint64_t) override { return false; }
};

Score exact_search(const State& state, unsigned depth, Score alpha, Score beta,
                   PlainSearch::Line& line) {
    engine::TranspositionTable table(1);
    NeverStop control;
    engine::SearchStyle style;
    style.selective = false;
    PlainSearch search(SearchGame(state, false, 0, 0), table, control, style);
    // As when a search deepens: what the shallower ones stored must not do harm.
    for (unsigned shallower = 1; shallower < depth; ++shallower)
        search.search(checkers_poker::position_of(state), -engine::win_score - 1,
                      engine::win_score + 1, static_cast<int>(shallower), line);
    return search.search(checkers_poker::position_of(state), alpha, beta, static_cast<int>(depth),
                         line);
}

Score for_side_to_act(const State& state, Score score) {
    return to_act(state) == second ? -score : score;
}

/// The deepest search that plain minimax can follow within a moment.
unsigned fitting_depth(const State& state) {
    const std::size_t actions = count_legal_actions(state);
    return actions <= 3 ? 3 : 2;
}

class EveryVariant : public testing::TestWithParam<std::string_view> {};

/// About three hundred positions a variant: pruning, table and null windows change nothing.
TEST_P(EveryVariant, SearchAgreesWithPlainMinimax) {
    for (std::uint32_t deal = 0; deal < 300; ++deal) {
        const State state = support::random_position(GetParam(), deal, deal % 97);
        checkers_poker::Evaluator evaluator(state);
        const unsigned depth = deal % 5 == 0 ? fitting_depth(state) : 1 + deal % 2;
        const Score expected = for_side_to_act(state, support::minimax(state, depth, evaluator));
        PlainSearch::Line line;
        EXPECT_EQ(exact_search(state, depth, -engine::win_score - 1, engine::win_score + 1, line),
                  expected)
            << "depth " << depth << ": " << to_text(state);
    }
}

TEST_P(EveryVariant, WindowsGiveSoundBounds) {
    for (std::uint32_t deal = 0; deal < 60; ++deal) {
        const State state = support::random_position(GetParam(), deal, 20 + deal);
        PlainSearch::Line line;
        const Score exact =
            exact_search(state, 2, -engine::win_score - 1, engine::win_score + 1, line);
        for (const Score alpha : {exact - 40, exact - 1, exact, exact + 25}) {
            const Score found = exact_search(state, 2, alpha, alpha + 1, line);
            EXPECT_EQ(found > alpha, exact > alpha) << to_text(state);
            EXPECT_TRUE(found > alpha ? found <= exact : found >= exact) << to_text(state);
        }
    }
}

/// What the line of best play ends in is worth what the search says.
TEST_P(EveryVariant, BestLineLeadsToTheScore) {
    for (std::uint32_t deal = 0; deal < 100; ++deal) {
        State state = support::random_position(GetParam(), deal, 10 + deal);
        if (std::holds_alternative<Rolling>(state.phase))
            continue;
        const State root = state;
        PlainSearch::Line line;
        const Score score =
            exact_search(state, 2, -engine::win_score - 1, engine::win_score + 1, line);
        for (const engine::MoveCode code : line) {
            const Action action = checkers_poker::action_of(code, state);
            ASSERT_FALSE(check(state, action)) << to_text(state) << ' ' << to_text(action);
            checkers_poker::apply(state, action);
        }
        if (std::holds_alternative<Rolling>(state.phase) || is_over(state))
            continue;
        checkers_poker::Evaluator evaluator(state);
        EXPECT_EQ(for_side_to_act(root, evaluator.evaluate(checkers_poker::position_of(state))),
                  score)
            << to_text(root);
    }
}

INSTANTIATE_TEST_SUITE_P(Rules, EveryVariant, testing::ValuesIn(support::variants),
                         support::NameOfText());

} // namespace
