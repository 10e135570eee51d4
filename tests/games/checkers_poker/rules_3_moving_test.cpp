#include "games/checkers_poker/moves.hpp"
#include "games/checkers_poker/state.hpp"
#include "support/game_text.hpp"
#include "tabletop/text_error.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

// docs/rules.md, chapter 3.

namespace checkers_poker {
namespace {

using support::after;
using support::is_legal;
using support::refusal;
using support::sorted;
using support::space;

std::string targets(const std::string& nine_fields, std::string_view from) {
    const State state = sorted(nine_fields);
    return support::text(destinations(occupied_spaces(state), space(from)));
}

Refusal out_of_reach(std::string_view from, std::string_view to) {
    return refused::OutOfReach{space(from), space(to)};
}

/// d4 and the four corners are First's.
const std::string lonely = "x1ooo2x/8/8/8/3x4/8/8/x2oo2x x m 1 - - - -/0 standard";
/// Checkers of both sides all around d4.
const std::string surrounded = "7o/8/8/2xox3/2oxo3/2xox3/8/8 x m 1 - - - -/0 standard";
/// First on c3 with a ring of checkers to jump round: d3 e4 d5 c4, and b3 beside it.
const std::string ring = "xxx4o/8/8/3o4/2o1o3/1xxo4/8/7o x m 1 - - - -/0 standard";
/// First on a1 with a way of jumps over b1, d2 and e4.
const std::string winding = "xx5o/xx5o/8/8/4o3/8/3o4/xo6 x m 1 - - - -/0 standard";

// 3.1 A step to one of the eight adjacent spaces.
TEST(Rules_3_1, a_checker_steps_to_any_of_the_eight_adjacent_spaces) {
    EXPECT_EQ(targets(lonely, "d4"), "c3 d3 e3 c4 e4 c5 d5 e5");
}

// 3.1 The board ends at its edges.
TEST(Rules_3_1, there_are_no_spaces_beyond_the_edges) {
    EXPECT_EQ(targets(lonely, "a1"), "b1 a2 b2");
    EXPECT_EQ(targets(lonely, "h1"), "g1 g2 h2");
    EXPECT_EQ(targets(lonely, "a8"), "a7 b7 b8");
    EXPECT_EQ(targets(lonely, "h8"), "g7 h7 g8");
}

// 3.1 If free; and no further than the next space.
TEST(Rules_3_1, a_step_is_to_a_free_space_and_no_further) {
    EXPECT_EQ(refusal(surrounded, "d4-d5"), Refusal(refused::SpaceTaken{space("d5")}));
    EXPECT_EQ(refusal(surrounded, "d4-c5"), Refusal(refused::SpaceTaken{space("c5")}));
    for (const std::string to : {"d6", "b4", "f6", "b2", "f5", "e6", "h4"})
        EXPECT_EQ(refusal(lonely, "d4-" + to), out_of_reach("d4", to));
}

// 3.1 The position after a step: one checker has gone from here to there.
TEST(Rules_3_1, a_step_takes_the_checker_from_here_to_there) {
    EXPECT_EQ(after(lonely, "d4-e5"), "x1ooo2x/8/8/4x3/8/8/8/x2oo2x o m 1 - - - -/0 standard");
}

// 3.2 (a) A jump over one adjacent checker of either player in any direction.
TEST(Rules_3_2, a_checker_jumps_over_checkers_of_both_players_in_all_directions) {
    EXPECT_EQ(targets(surrounded, "d4"), "b2 d2 f2 b4 f4 b6 d6 f6");
}

// 3.2 (a) To the free space directly beyond.
TEST(Rules_3_2, the_space_directly_beyond_has_to_be_free) {
    const std::string blocked = "xx5o/xx6/8/8/8/8/oo6/xoo4o x m 1 - - - -/0 standard";
    EXPECT_EQ(refusal(blocked, "a1-c1"), Refusal(refused::SpaceTaken{space("c1")}));
    EXPECT_EQ(refusal(blocked, "a1-d1"), out_of_reach("a1", "d1")); // two checkers in a row
    EXPECT_EQ(targets(blocked, "a1"), "a3 c3");
}

// 3.2 (a) The checker jumped over has to be adjacent.
TEST(Rules_3_2, there_is_no_jump_over_a_checker_further_away) {
    const std::string position = "xxxxoooo/8/8/8/8/8/8/x1o5 x m 1 - - - -/0 standard";
    EXPECT_EQ(refusal(position, "a1-e1"), out_of_reach("a1", "e1"));
    EXPECT_EQ(refusal(position, "a1-d1"), out_of_reach("a1", "d1"));
}

// 3.2 (a) Nothing is jumped over where nobody stands.
TEST(Rules_3_2, there_is_no_jump_over_a_free_space) {
    EXPECT_EQ(refusal(lonely, "d4-d2"), out_of_reach("d4", "d2"));
}

// 3.2 (a) Jumps do not go round the edge of the board.
TEST(Rules_3_2, a_jump_does_not_leave_the_board) {
    const std::string position = "8/8/8/xxxxx3/8/8/6oo/o4oox x m 1 - - - -/0 standard";
    EXPECT_EQ(targets(position, "h1"), "f3 h3");
}

// 3.2 (b) After a jump the same checker may jump on, in any direction; (c) it may stop after each.
TEST(Rules_3_2, a_chain_turns_and_may_stop_after_any_jump) {
    EXPECT_EQ(targets(winding, "a1"), "c1 a2 b2 e3 e5");
    EXPECT_EQ(after(winding, "a1-c1"), "xx5o/xx5o/8/8/4o3/8/3o4/1ox5 o m 1 - - - -/0 standard");
    EXPECT_EQ(after(winding, "a1-e3"), "xx5o/xx5o/8/8/4o3/4x3/3o4/1o6 o m 1 - - - -/0 standard");
}

// 3.2 (c) Jumping is never compulsory: steps are open beside the jumps.
TEST(Rules_3_2, jumping_is_never_compulsory) {
    EXPECT_TRUE(is_legal(sorted(winding), "a1-a2"));
    EXPECT_TRUE(is_legal(sorted(winding), "b7-c6"));
}

// 3.2 (d) Jumped checkers stay.
TEST(Rules_3_2, checkers_jumped_over_stay) {
    EXPECT_EQ(after(winding, "a1-e5"), "xx5o/xx5o/8/4x3/4o3/8/3o4/1o6 o m 1 - - - -/0 standard");
}

// 3.3 (a) A step and jumps are not mixed.
TEST(Rules_3_3, a_step_and_jumps_are_not_mixed) {
    EXPECT_EQ(refusal(winding, "a1-d1"), out_of_reach("a1", "d1")); // a jump, then a step
    EXPECT_EQ(refusal(winding, "a1-f5"), out_of_reach("a1", "f5")); // three jumps, then a step
    const std::string position = "xxxx4/8/8/8/8/2o5/8/x2oooo1 x m 1 - - - -/0 standard";
    EXPECT_EQ(refusal(position, "a1-d4"), out_of_reach("a1", "d4")); // a step, then a jump
}

// 3.3 (a) … not in a written path either.
TEST(Rules_3_3, a_written_path_is_a_step_or_jumps) {
    const State state = sorted(winding);
    EXPECT_NO_THROW(read_action("a1-c1-e3-e5", state));
    EXPECT_THROW(read_action("a1-b2-e5", state), tabletop::TextError);
    EXPECT_THROW(read_action("b7-c7-c6", state), tabletop::TextError); // two steps
    EXPECT_THROW(read_action("a1-e3-e5", state), tabletop::TextError); // two jumps as one
}

// 3.3 (b) Cards do not matter, blank spaces are ordinary ones: the moves are the same on any board.
TEST(Rules_3_3, the_cards_do_not_matter_for_movement) {
    State state = standard_start();
    const auto moves = legal_actions(state);
    for (const std::uint32_t number : {2U, 3U, 4U}) {
        state.layout = deal(number, cards::Deck::standard);
        EXPECT_EQ(legal_actions(state), moves);
    }
    state.layout = Layout();
    EXPECT_EQ(legal_actions(state), moves);
}

// 3.3 (c) Only one checker may stand on a space, friend or foe.
TEST(Rules_3_3, only_one_checker_stands_on_a_space) {
    EXPECT_EQ(refusal(ring, "c3-b3"), Refusal(refused::SpaceTaken{space("b3")}));
    EXPECT_EQ(refusal(ring, "c3-d3"), Refusal(refused::SpaceTaken{space("d3")}));
    EXPECT_EQ(refusal(ring, "c3-h8"), Refusal(refused::SpaceTaken{space("h8")}));
}

// 3 One's own checkers are moved.
TEST(Rules_3_3, a_player_moves_a_checker_of_his_own) {
    EXPECT_EQ(refusal(ring, "d3-e3"), Refusal(refused::NotYourChecker{space("d3")}));
    EXPECT_EQ(refusal(ring, "e3-e2"), Refusal(refused::NoCheckerThere{space("e3")}));
    EXPECT_EQ(refusal(ring, "e3-e3"), Refusal(refused::NoCheckerThere{space("e3")}));
}

// 3.4 (a) A chain that ends where it began is no move.
TEST(Rules_3_4, a_chain_that_ends_where_it_began_is_no_move) {
    const State state = sorted(ring);
    EXPECT_TRUE(is_path(occupied_spaces(state),
                        {space("c3"), space("e3"), space("e5"), space("c5"), space("c3")}));
    EXPECT_EQ(refusal(state, "c3-c3"), Refusal(refused::MoveGoesNowhere{space("c3")}));
    EXPECT_THROW(read_action("c3-e3-e5-c5-c3", state), tabletop::TextError);
    EXPECT_EQ(refusal(lonely, "d4-d4"), Refusal(refused::MoveGoesNowhere{space("d4")}));
}

// 3.4 (b) Moves with the same start and end are the same move.
TEST(Rules_3_4, two_ways_between_the_same_spaces_are_one_move) {
    const State state = sorted(ring);
    const Action one_way = read_action("c3-e3-e5", state);
    const Action other_way = read_action("c3-c5-e5", state);
    EXPECT_EQ(one_way, other_way);
    const auto moves = legal_actions(state);
    EXPECT_EQ(std::count(moves.begin(), moves.end(), one_way), 1);
}

// 3.4 (c) During a chain the space where it started counts as free.
TEST(Rules_3_4, the_start_counts_as_free_during_the_chain) {
    const State state = sorted(ring);
    const Action through_the_start = read_action("c3-e3-e5-c5-c3-a3", state);
    EXPECT_EQ(through_the_start, Action(Move{space("c3"), space("a3")}));
}

// 3.5 (a) A player must move; nothing else is taken for a move, and there is no pass.
TEST(Rules_3_5, a_player_must_move) {
    EXPECT_EQ(refusal(ring, "=none"), Refusal(refused::MoveIsDue{first}));
    EXPECT_EQ(refusal(ring, "=2c2d2h3c3d"), Refusal(refused::MoveIsDue{first}));
    EXPECT_EQ(refusal(ring, "xc3"), Refusal(refused::MoveIsDue{first}));
    const State second_moves = after(sorted(ring), "c3-a3");
    EXPECT_EQ(refusal(second_moves, "=none"), Refusal(refused::MoveIsDue{second}));
    EXPECT_EQ(refusal(second_moves, "xd3"), Refusal(refused::MoveIsDue{second}));
    EXPECT_EQ(refusal(second_moves, "a3-a2"), Refusal(refused::NotYourChecker{space("a3")}));
}

// 3.5 (b) He always can: shown on random crowded boards in moves_test.cpp. The tightest kind:
// twelve checkers around five in a corner leave a way out.
TEST(Rules_3_5, twelve_checkers_cannot_block_five) {
    const std::string corner = "8/8/8/8/oooo4/oooo4/xxxoo3/xxoo4 x m 1 - - - -/0 standard";
    EXPECT_GT(count_legal_actions(sorted(corner)), 0U);
}

} // namespace
} // namespace checkers_poker
