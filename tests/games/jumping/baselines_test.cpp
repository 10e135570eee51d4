#include "games/chinese_checkers/chinese_checkers.hpp"
#include "games/halma/halma.hpp"
#include "games/jumping/baselines.hpp"
#include "games/jumping/text.hpp"

#include <gtest/gtest.h>

#include <string>

namespace jumping {
namespace {

const std::string one_step_from_its_end =
    "4AAAA/5AAA/6AA/8/6A1/BB1B4/BBB5/BBBB4 A 50 -- 7 halma,board=8";

TEST(JumpingBaselines, count_steps_to_the_end_of_the_goal) {
    const State start = halma::Game::read_start("halma,board=8");
    // To the corner 67; to the goal's nearest space 6 for the corner piece, 5 or 4 for the others.
    EXPECT_EQ(sum_of_distances(start, Seat{0}), 67 + 47);
    EXPECT_EQ(sum_of_distances(start, Seat{1}), 67 + 47);
}

TEST(JumpingBaselines, win_where_one_move_does) {
    const State state = halma::Game::read_position(one_step_from_its_end);
    engine::ThinkLimits limits;
    limits.depth = 2;
    EXPECT_EQ(to_text(square_board(8), choose_greedily(state)), "g4-h5");
    EXPECT_EQ(to_text(square_board(8), choose_by_alpha_beta(state, limits)), "g4-h5");
}

TEST(JumpingBaselines, play_legally_from_every_seat) {
    for (const std::string rules : {"chinese-checkers,players=3", "chinese-checkers"}) {
        State state = chinese_checkers::Game::read_start(rules);
        engine::ThinkLimits limits;
        limits.depth = 1;
        for (int i = 0; i < 60 && !is_over(state); ++i) {
            const Action action =
                i % 2 == 0 ? choose_greedily(state) : choose_by_alpha_beta(state, limits);
            ASSERT_FALSE(check(state, action)) << to_text(state);
            jumping::apply(state, action);
        }
    }
}

} // namespace
} // namespace jumping
