#include "games/jumping/moves.hpp"
#include "games/jumping/random_action.hpp"
#include "support/jumping_games.hpp"
#include "support/jumping_variants.hpp"
#include "support/laws.hpp"
#include "support/slow_jumping.hpp"
#include "support/tables.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <type_traits>
#include <vector>

// The laws of every game on Halma and Chinese Checkers with all their options.

namespace {

/// The moves that the slow generator finds are the listed ones.
template <class G>
void expect_slow_moves(const typename G::State& state) {
    if constexpr (std::is_same_v<typename G::State, jumping::State>) {
        std::set<std::string> listed;
        for (const auto& action : G::legal_actions(state))
            listed.insert(G::to_text(state, action));
        const auto actions = G::legal_actions(state);
        if (!actions.empty()) {
            std::mt19937_64 one(state.standing.turn);
            std::mt19937_64 same = one;
            EXPECT_EQ(random_action(state, one),
                      actions[tabletop::uniform_below(same, actions.size())]);
        }
        EXPECT_EQ(listed, slow::JumpingPosition(G::to_text(state)).tokens()) << G::to_text(state);
        jumping::MovesOfSide moves;
        find_moves(state, state.standing.to_act, moves);
        for (const jumping::MovesOfPiece& of_piece : moves) {
            const auto to = *of_piece.to.begin();
            const auto path = shortest_path(state, state.standing.to_act, of_piece.from, to);
            EXPECT_TRUE(is_path(state, state.standing.to_act, path));
            EXPECT_EQ(path.front(), of_piece.from);
            EXPECT_EQ(path.back(), to);
        }
    }
}

void expect_laws(const std::string& text, std::size_t most_actions, std::mt19937_64& random) {
    SCOPED_TRACE(text);
    support::with_jumping_game(text, [&](auto game) {
        using G = decltype(game);
        const bool is_position = text.find(' ') != std::string::npos;
        laws::play_by_the_laws<G>(is_position ? G::read_position(text) : G::read_start(text),
                                  most_actions, random, expect_slow_moves<G>);
    });
}

TEST(JumpingLaws, hold_in_every_variant_from_the_start) {
    std::mt19937_64 random(1);
    for (const std::string& rules : support::jumping_variants()) {
        expect_laws(rules, 5, random);
        ASSERT_FALSE(HasFailure());
    }
}

TEST(JumpingLaws, hold_in_long_games) {
    std::mt19937_64 random(2);
    for (const std::string rules :
         {"halma,board=8", "chinese-checkers,players=3", "chinese-checkers,players=6,pairs,super",
          "halma,players=4,camps=closed,leave=5,end=first", "chinese-checkers,players=5,capture"})
        expect_laws(rules, 1000, random);
}

TEST(JumpingLaws, hold_where_games_end) {
    std::mt19937_64 random(3);
    for (const std::string table : {"halma/after.tsv", "halma/legal.tsv"}) {
        for (const support::Row& row : support::read_table(table)) {
            expect_laws(row[0], 6, random);
            ASSERT_FALSE(HasFailure());
        }
    }
}

} // namespace
