#include "games/jumping/race_plan.hpp"
#include "games/jumping/random_action.hpp"
#include "games/jumping/thinker.hpp"
#include "support/jumping_games.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace jumping {
namespace {

class Unhurried : public engine::SearchControl {
public:
    bool should_stop(std::uint64_t) override { return false; }
};

State race_at(const std::string& position) {
    return position.find(" halma") != std::string::npos
               ? halma::Game::read_position(position)
               : chinese_checkers::Game::read_position(position);
}

State race_start(const std::string& rules) {
    return rules.starts_with("halma") ? halma::Game::read_start(rules)
                                      : chinese_checkers::Game::read_start(rules);
}

Plan plan_for(const State& state, unsigned depth, std::size_t width) {
    const RaceCosts costs(state);
    Unhurried control;
    return RacePlanner(state, costs, 0, 0, control).plan(depth, width);
}

/// The fewest own moves that bring a seat in while nobody else moves, by trying everything.
std::size_t fewest_by_trying(const State& state) {
    const Seat seat = state.standing.to_act;
    std::vector<State> states{state};
    std::set<std::vector<std::size_t>> seen;
    for (std::size_t moves = 1; moves < 6; ++moves) {
        std::vector<State> next;
        for (const State& from : states) {
            for (const Action& action : legal_actions(from)) {
                State after = from;
                jumping::apply(after, action);
                if (!after.standing.status[seat].plays())
                    return moves;
                after.standing.to_act = seat;
                std::vector<std::size_t> spaces;
                for (const Space space : after.pieces[seat])
                    spaces.push_back(space.index());
                if (seen.insert(spaces).second)
                    next.push_back(after);
            }
        }
        states = std::move(next);
    }
    return 6;
}

/// Both have passed each other; `A` is some moves from its end.
const std::vector<std::string> passed_each_other{
    "4AAAA/5AAA/6A1/5A2/B4A2/BB6/BB1B4/BBBB4 A 50 -- 7 halma,board=8",
    "4AA1A/5AAA/4A1AA/8/B4A2/BB6/BB1B4/BBBB4 A 50 -- 7 halma,board=8",
    "A/1A/AAA/AAA1/6A6/12/6A4/10/9/10/11/12/4B8/BB1B/BBB/BB/B A 50 -- 7 chinese-checkers",
};

TEST(RacePlanner, finds_the_fewest_moves_when_a_seat_goes_alone) {
    for (const std::string& position : passed_each_other) {
        const State state = race_at(position);
        ASSERT_TRUE(goes_alone(state, state.standing.to_act)) << position;
        std::size_t found = 0;
        for (std::size_t width = 4; found == 0; width *= 3) {
            const Plan plan = plan_for(state, 40, width);
            if (plan.is_best && plan.finishes)
                found = plan.moves.size();
        }
        EXPECT_EQ(found, fewest_by_trying(state)) << position;
    }
}

TEST(RacePlanner, sees_that_a_seat_goes_alone_only_when_nobody_is_in_its_way_any_more) {
    std::mt19937_64 random(3);
    for (const std::string rules :
         {"halma,board=8", "chinese-checkers", "chinese-checkers,players=3",
          "chinese-checkers,players=6", "halma,players=4"}) {
        State state = race_start(rules);
        EXPECT_FALSE(goes_alone(state, Seat{0})) << rules;
        std::size_t alone = 0;
        engine::ThinkLimits limits;
        limits.nodes = 300;
        Thinker thinker(6, 1);
        while (!is_over(state)) {
            const Seat seat = state.standing.to_act;
            if (goes_alone(state, seat)) {
                ++alone;
                const Board& board = *state.options.setup->board;
                for_each_seat(state.standing, [&](Seat other) {
                    if (other == seat || !state.standing.status[other].plays())
                        return;
                    for (const Space space : state.pieces[seat])
                        EXPECT_TRUE((board.neighbours[space.index()] & state.pieces[other]).empty())
                            << to_text(state);
                });
            }
            jumping::apply(state, thinker.choose(state, limits));
        }
        if (rules == "chinese-checkers") {
            EXPECT_GT(alone, 4U) << rules;
        }
    }
}

TEST(RacePlanner, expects_of_the_others_what_lowers_their_own_costs) {
    const State state = race_at("D/DD/DDD/DDDD/CCCC5EEEE/CCC6EEE/CC7EE/C8E/9/B8F/BB7FF/BBB6FFF/"
                                "BBBB5FFFF/AAAA/AAA/AA/A A 1 ------ 0 chinese-checkers,players=6");
    const Plan plan = plan_for(state, 3, 12);
    EXPECT_EQ(plan.moves.size(), 3U);
    EXPECT_FALSE(plan.finishes);
    // All others have moved twice meanwhile.
    EXPECT_EQ(plan.end->standing.turn, 3U);
    for_each_seat(state.standing, [&](Seat seat) {
        EXPECT_NE(plan.end->pieces[seat], state.pieces[seat]) << index(seat);
    });
}

TEST(RacePlanner, takes_an_end_that_one_move_brings) {
    std::size_t ends = 0;
    engine::ThinkLimits limits;
    limits.nodes = 300;
    for (const std::string rules :
         {"halma,board=8", "halma,players=4", "chinese-checkers,players=6"}) {
        State state = race_start(rules);
        Thinker thinker(6, 1);
        while (!is_over(state)) {
            const Seat seat = state.standing.to_act;
            const std::vector<Action> actions = legal_actions(state);
            const bool can_end =
                std::any_of(actions.begin(), actions.end(), [&](const Action& action) {
                    State after = state;
                    jumping::apply(after, action);
                    return has_finished(after, seat);
                });
            if (can_end) {
                ++ends;
                const Plan plan = plan_for(state, 4, 12);
                EXPECT_TRUE(plan.finishes) << to_text(state);
                EXPECT_EQ(plan.moves.size(), 1U) << to_text(state);
            }
            jumping::apply(state, thinker.choose(state, limits));
        }
    }
    EXPECT_GE(ends, 9U);
}

} // namespace
} // namespace jumping
