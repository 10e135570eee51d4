#include "games/jumping/moves.hpp"
#include "games/jumping/random_action.hpp"
#include "support/jumping_games.hpp"
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

/// Every value of every option that goes with the seats; `first` has the setup.
std::vector<std::string> variants_of(const std::string& first, bool for_many, bool pairs,
                                     bool camps) {
    std::vector<std::string> found{first};
    const auto extend = [&](const std::vector<std::string>& options) {
        const std::vector<std::string> before = found;
        for (const std::string& option : options) {
            for (const std::string& rules : before)
                found.push_back(rules + "," + option);
        }
    };
    if (pairs)
        extend({"pairs"});
    extend({"super"});
    if (camps)
        extend({"camps=pass", "camps=closed"});
    extend({"leave=5"});
    extend({"win=all"});
    extend(for_many ? std::vector<std::string>{"prison=play", "prison=off"}
                    : std::vector<std::string>{"prison=off"});
    if (for_many)
        extend({"end=first"});
    return found;
}

std::vector<std::string> variants() {
    std::vector<std::string> all;
    const auto add = [&](const std::vector<std::string>& some) {
        all.insert(all.end(), some.begin(), some.end());
    };
    for (const std::string two : {"halma", "halma,board=8", "halma,board=10"})
        add(variants_of(two, false, false, false));
    add(variants_of("halma,players=4", true, true, true));
    for (const std::string two : {"chinese-checkers", "chinese-checkers,men=15"})
        add(variants_of(two, false, false, true));
    add(variants_of("chinese-checkers,players=3", true, false, true));
    add(variants_of("chinese-checkers,players=4", true, true, true));
    add(variants_of("chinese-checkers,players=6", true, true, true));
    for (const std::string players : {"", ",players=3", ",players=4", ",players=5", ",players=6"})
        all.push_back("chinese-checkers" + players + ",capture");
    return all;
}

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
    for (const std::string& rules : variants()) {
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
