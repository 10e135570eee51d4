#include "games/jumping/moves.hpp"
#include "games/jumping/progress.hpp"
#include "games/jumping/text.hpp"
#include "support/jumping_games.hpp"
#include "support/jumping_positions.hpp"
#include "tabletop/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace {

using jumping::Seat;
using jumping::State;

State position(const std::string& text) { return halma::Game::read_position(text); }

const Seat a{0};

TEST(Progress, counts_pieces_in_the_goal_and_at_home) {
    const State start = position(support::halma_start);
    EXPECT_EQ(pieces_in_goal(start, a), 0U);
    EXPECT_EQ(pieces_at_home(start, a), 19U);
    const State late = position(support::nearly_home);
    EXPECT_EQ(pieces_in_goal(late, a), 9U);
    EXPECT_EQ(pieces_at_home(late, a), 0U);
}

TEST(LeastMoves, are_one_for_a_step_or_a_chain_into_the_goal_and_two_where_both_are_needed) {
    const auto with_last_on = [](const std::string& space) {
        return least_moves(
            support::arranged("halma,board=8",
                              "e8>a8 f8>b8 g8>c8 h8>d8 f7>a7 g7>b7 h7>c7 g6>a6 h6>b6 h5>a5 b1>f8 "
                              "c1>g8 d1>h8 b2>f7 c2>g7 a3>h7 b3>g6 a4>h6 a2>h5 a1>" +
                                  space,
                              "A 50 -- 0"),
            a);
    };
    EXPECT_EQ(with_last_on("d7"), 1U) << "a step to e8";
    EXPECT_EQ(with_last_on("a2"), 1U) << "jumps alone lead to e8";
    EXPECT_EQ(with_last_on("a1"), 2U);
}

TEST(LeastMoves, of_pieces_all_of_which_are_in_are_none) {
    State state = position(support::nearly_home);
    EXPECT_EQ(least_moves(state, a), 1U);
    state = support::played(state, "g4-h5");
    EXPECT_EQ(least_moves(state, a), 0U);
}

TEST(LeastMoves, leave_out_what_stands_in_the_goal_for_good) {
    State state = position(support::a_before_the_goal + "halma,players=4");
    EXPECT_EQ(least_moves(state, a), 1U);
    state.pieces[Seat{1}] = jumping::SpaceSet{jumping::Space(14, 12)};
    EXPECT_EQ(least_moves(state, a), 1U) << "it may go away";
    state.standing.status[Seat{1}] = jumping::Status::placed(4);
    EXPECT_EQ(least_moves(state, a), 0U);
    state.options.win_all = true;
    EXPECT_EQ(least_moves(state, a), std::nullopt) << "thirteen pieces for twelve spaces";
}

State start_of(const std::string& rules) {
    return rules.starts_with("halma") ? halma::Game::read_start(rules)
                                      : chinese_checkers::Game::read_start(rules);
}

/// The move of a seat that goes farthest towards the middle of its goal, or any at times.
jumping::Action hasty_action(const State& state, std::mt19937_64& generator) {
    const std::vector<jumping::Action> actions = legal_actions(state);
    if (tabletop::uniform_below(generator, 8) == 0)
        return actions[tabletop::uniform_below(generator, actions.size())];
    const jumping::Board& board = *state.options.setup->board;
    const jumping::SeatOfSetup& of = setup_of(state, state.standing.to_act);
    const auto farness = [&](jumping::Space space) {
        int sum = 0;
        for (const jumping::Space goal : of.goal) {
            const int u = board.cells[space.index()].file - board.cells[goal.index()].file;
            const int v = board.cells[space.index()].rank - board.cells[goal.index()].rank;
            sum += u * u + v * v;
        }
        return sum;
    };
    const auto gain = [&](const jumping::Action& action) {
        const auto* move = std::get_if<jumping::Move>(&action);
        return move == nullptr ? 0 : farness(move->from) - farness(move->to);
    };
    return *std::max_element(actions.begin(), actions.end(),
                             [&](const auto& x, const auto& y) { return gain(x) < gain(y); });
}

/// A bound that is honest is never above what was needed.
TEST(LeastMoves, are_never_more_than_a_game_took) {
    std::mt19937_64 generator(7);
    int finished = 0;
    for (const std::string rules :
         {"halma,board=8", "chinese-checkers", "chinese-checkers,players=3,super",
          "halma,board=8,super,win=all", "chinese-checkers,players=6,prison=play"}) {
        for (int game = 0; game < 5; ++game) {
            State state = start_of(rules);
            jumping::PerSeat<std::vector<std::size_t>> bounds;
            for (int i = 0; i < 3000 && !is_over(state); ++i) {
                const Seat seat = state.standing.to_act;
                bounds[seat].push_back(least_moves(state, seat).value_or(0));
                jumping::apply(state, hasty_action(state, generator));
            }
            for_each_seat(state.standing, [&](Seat seat) {
                // Whose goal was filled by others may have needed fewer.
                if (!(state.pieces[seat] - setup_of(state, seat).goal).empty())
                    return;
                ++finished;
                for (std::size_t i = 0; i < bounds[seat].size(); ++i)
                    EXPECT_LE(bounds[seat][i], bounds[seat].size() - i) << rules;
            });
        }
    }
    EXPECT_GT(finished, 10);
}

} // namespace
