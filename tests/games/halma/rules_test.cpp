#include "support/jumping_games.hpp"
#include "support/jumping_positions.hpp"
#include "support/text_failure.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

// The rules of Halma by their numbers in docs/halma.md.

namespace {

using jumping::State;
using support::arranged;
using support::piece_on;
using support::played;
using support::tail;
using support::tokens;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using Names = std::vector<std::string>;

State start(const std::string& rules) { return halma::Game::read_start(rules); }

/// Why an action is refused.
std::string reason(const State& state, const std::string& token) {
    return support::failure([&] { read_action(token, state); });
}

Names names_of(const jumping::Board& board, const jumping::SpaceSet& spaces) {
    std::set<std::string> names;
    for (const jumping::Space space : spaces)
        names.insert(name(board, space));
    return {names.begin(), names.end()};
}

jumping::Seat seat(char letter) { return jumping::Seat(static_cast<std::uint8_t>(letter - 'A')); }

// 1. Board, seats, start

TEST(HalmaRules1, boards_are_square_and_spaces_have_up_to_eight_neighbours) {
    for (const std::size_t side : {8U, 10U, 16U}) {
        const tabletop::Topology board = topology(jumping::square_board(side));
        ASSERT_EQ(board.spaces.size(), side * side);
        EXPECT_EQ(board.spaces.front().name, "a1");
        EXPECT_EQ(board.spaces[side].name, "a2");
        std::size_t neighbours = 0;
        for (const tabletop::TopologySpace& space : board.spaces) {
            for (std::size_t d = 0; d < space.neighbours.size(); ++d) {
                if (space.neighbours[d] == tabletop::no_space)
                    continue;
                ++neighbours;
                const auto& back = board.spaces[space.neighbours[d]].neighbours[board.opposite[d]];
                EXPECT_EQ(board.spaces[back].name, space.name);
            }
        }
        EXPECT_EQ(neighbours, 8 * side * side - 12 * side + 4);
    }
    EXPECT_EQ(topology(jumping::square_board(16)).spaces.back().name, "p16");
}

TEST(HalmaRules1, two_have_nineteen_pieces_in_opposite_corners) {
    const State two = start("halma");
    const jumping::Board& board = *two.options.setup->board;
    EXPECT_EQ(names_of(board, two.pieces[seat('A')]),
              (Names{"a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3", "b4", "b5", "c1", "c2", "c3",
                     "c4", "d1", "d2", "d3", "e1", "e2"}));
    EXPECT_EQ(setup_of(two, seat('A')).goal, two.pieces[seat('B')]);
    EXPECT_EQ(setup_of(two, seat('B')).goal, two.pieces[seat('A')]);
}

TEST(HalmaRules1, four_have_thirteen_pieces_and_sit_clockwise_from_the_lower_left) {
    const State four = start("halma,players=4");
    EXPECT_EQ(piece_on(four, "a1"), 'A');
    EXPECT_EQ(piece_on(four, "a16"), 'B');
    EXPECT_EQ(piece_on(four, "p16"), 'C');
    EXPECT_EQ(piece_on(four, "p1"), 'D');
    for (const char letter : {'A', 'B', 'C', 'D'}) {
        EXPECT_EQ(four.pieces[seat(letter)].size(), 13U);
        const char opposite = static_cast<char>(letter < 'C' ? letter + 2 : letter - 2);
        EXPECT_EQ(setup_of(four, seat(letter)).goal, four.pieces[seat(opposite)]);
    }
    EXPECT_EQ(piece_on(four, "d2"), 'A');
    EXPECT_EQ(piece_on(four, "d3"), '.');
    EXPECT_EQ(piece_on(four, "b4"), 'A');
}

TEST(HalmaRules1, A_moves_first_and_turns_go_round) {
    State four = start("halma,players=4");
    EXPECT_EQ(tail(four), "A 1 ---- 0 halma,players=4");
    four = played(four, "d2-e3 d15-e14 m15-l14 m2-l3");
    EXPECT_EQ(tail(four), "A 2 ---- 4 halma,players=4");
}

// 2. Moving

TEST(HalmaRules2, one_step_goes_to_a_free_neighbour_in_eight_directions) {
    const State state = arranged("halma,board=8", "a4>e4", "A 5 -- 0");
    EXPECT_THAT(tokens(state, "e4"), ElementsAre("d3", "d4", "d5", "e3", "e5", "f3", "f4", "f5"));
}

TEST(HalmaRules2, a_jump_goes_over_one_piece_of_any_seat_and_leaves_it) {
    const State state = arranged("halma,board=8", "a4>d4 b3>e4 h5>d5", "A 5 -- 0");
    EXPECT_THAT(tokens(state, "d4"), testing::IsSupersetOf({"f4", "d6"}));
    const State after = played(state, "d4-d6");
    EXPECT_EQ(piece_on(after, "d5"), 'B');
    EXPECT_EQ(piece_on(after, "d4"), '.');
    EXPECT_EQ(piece_on(after, "d6"), 'A');
}

TEST(HalmaRules2, no_jump_goes_over_two_in_a_row_or_onto_a_piece_or_over_a_free_space) {
    const State state = arranged("halma,board=8", "a4>a5 b3>b5 a3>c5 h5>e5", "A 5 -- 0");
    EXPECT_THAT(tokens(state, "a5"), Not(testing::Contains("c5")));
    EXPECT_THAT(tokens(state, "a5"), Not(testing::Contains("d5")));
    EXPECT_THAT(tokens(state, "c5"), Not(testing::Contains("g5")));
}

TEST(HalmaRules2, a_chain_may_turn_and_may_stop_after_any_jump) {
    const State state = arranged("halma,board=8", "a4>b5 b3>c5 a3>d6 h5>e6", "A 5 -- 0");
    EXPECT_THAT(tokens(state, "b5"), testing::IsSupersetOf({"d5", "d7"}));
    EXPECT_EQ(tail(played(state, "b5-d5")), "B 5 -- 1 halma,board=8");
    EXPECT_EQ(tail(played(state, "b5-d7")), "B 5 -- 1 halma,board=8");
    EXPECT_EQ(played(state, "b5-d5-d7"), played(state, "b5-d7"));
}

TEST(HalmaRules2, a_move_is_a_step_or_a_chain_and_never_both) {
    const State state = arranged("halma,board=8", "a4>d4 b3>e6", "A 5 -- 0");
    EXPECT_THAT(tokens(state, "d4"), Not(testing::Contains("e7")));
    EXPECT_THAT(reason(state, "d4-e5-e7"), HasSubstr("neither a step nor jumps"));
    EXPECT_THAT(reason(state, "d4-e4-e5"), HasSubstr("jumps, each over one piece"));
}

TEST(HalmaRules2, a_move_has_to_end_elsewhere_though_a_chain_may_pass_its_start) {
    // Around the square b5 d5 d7 b7 and back to b5.
    const State state = arranged("halma,board=8", "a4>b5 b3>c5 a3>d6 b2>c7 c2>b6", "A 5 -- 0");
    EXPECT_THAT(reason(state, "b5-b5"), HasSubstr("another space"));
    EXPECT_THAT(reason(state, "b5-d5-d7-b7-b5"), HasSubstr("another space"));
    EXPECT_EQ(support::failure([&] { read_action("b5-d5-d7-b7-b5-d5", state); }), "fine");
    const Names moves = tokens(state);
    EXPECT_EQ(std::set<std::string>(moves.begin(), moves.end()).size(), moves.size());
}

TEST(HalmaRules2, who_cannot_move_passes_and_nobody_else_does) {
    const State state = halma::Game::read_position(support::shut_in);
    EXPECT_THAT(tokens(state), ElementsAre("pass"));
    EXPECT_EQ(tail(played(state, "pass")), "B 40 -- 1 halma,board=8,prison=off");
    EXPECT_THAT(reason(start("halma"), "pass"), HasSubstr("who can move must move"));
}

// 3. Where a move may end

TEST(HalmaRules3, what_is_in_the_goal_ends_in_the_goal) {
    const State state =
        arranged("halma,board=8", "h5>c5 g6>d5 f7>b6 h6>c6 a4>h5 b3>g5", "A 9 -- 0");
    EXPECT_THAT(tokens(state, "h5"), ElementsAre("g6", "h6"));
    EXPECT_THAT(reason(state, "h5-h4"), HasSubstr("h5 is in its goal and h4 is not"));
}

TEST(HalmaRules3, a_chain_may_leave_the_goal_and_come_back) {
    // From h5 over g5 to f5, over f6 to f7: f5 is outside, f7 is in the goal.
    const State state = arranged("halma,board=8", "h5>b5 f7>a6 a4>h5 b3>g5 a3>f6", "A 9 -- 0");
    EXPECT_THAT(tokens(state, "h5"), testing::Contains("f7"));
    EXPECT_THAT(tokens(state, "h5"), Not(testing::Contains("f5")));
}

TEST(HalmaRules3, other_camps_and_home_are_open) {
    const State state = arranged("halma,players=4", "a13>f9 a4>a12 d1>e1", "A 9 ---- 0");
    EXPECT_THAT(tokens(state, "a12"), testing::Contains("a13"));
    EXPECT_EQ(tail(played(state, "a12-a13")), "B 9 ---- 1 halma,players=4");
    EXPECT_THAT(tokens(state, "e1"), testing::Contains("d1"));
}

// 4. How it ends

TEST(HalmaRules4, who_has_all_pieces_in_the_goal_has_won) {
    const State state = halma::Game::read_position(support::nearly_home);
    EXPECT_EQ(tail(played(state, "g4-g5")), "B 50 -- 8 halma,board=8");
    EXPECT_EQ(tail(played(state, "g4-h5")), "- 50 12 0 halma,board=8");
}

TEST(HalmaRules4, a_full_goal_with_one_of_mine_and_none_at_home_will_do) {
    const State away = halma::Game::read_position(support::filled_with_strangers + ",prison=off");
    // One A is outside still, but none is at home.
    EXPECT_EQ(tail(played(away, "h4-h5")), "- 50 12 0 halma,board=8,prison=off");
    const State at_home = halma::Game::read_position(
        "4AAAB/5AAA/6AA/8/7A/A4B2/BBB2B2/1BBB1B2 A 50 -- 0 halma,board=8,prison=off");
    EXPECT_EQ(tail(played(at_home, "h4-h5")), "B 50 -- 0 halma,board=8,prison=off");
}

TEST(HalmaRules4, a_seat_may_finish_on_another_ones_move) {
    // B steps into the last hole of its own home, which is A's goal.
    const State state = halma::Game::read_position(support::filled_by_b + ",prison=off");
    EXPECT_EQ(tail(played(state, "g4-h5")), "- 50 12 1 halma,board=8,prison=off");
}

TEST(HalmaRules4, the_others_play_on_for_the_places_and_the_first_is_passed_over) {
    State state = halma::Game::read_position(support::a_before_the_goal + "halma,players=4");
    EXPECT_EQ(state.pieces[seat('A')].size(), 13U);
    state = played(state, "p12-o13");
    EXPECT_EQ(tail(state), "B 60 1--- 0 halma,players=4");
    state = played(state, "d15-e14 c6-d6 m2-l3");
    EXPECT_EQ(tail(state), "B 61 1--- 3 halma,players=4");
    EXPECT_EQ(tail(played(state, "resign resign")), "- 61 1432 3 halma,players=4");
}

TEST(HalmaRules4, pieces_of_who_has_finished_stay_and_are_jumped) {
    // B on n14 jumps over A's o13 to p12.
    const State state = halma::Game::read_position(
        "BBB9AAAA/BBBB8AAAA/BBB10BAA/BB12AA/14A1/16/CC14/CC14/CC14/CC14/CCC13/CC14/14DD/13DDD/"
        "12DDDD/12DDDD B 61 1--- 0 halma,players=4");
    EXPECT_THAT(tokens(state, "n14"), testing::Contains("p12"));
    EXPECT_THAT(reason(state, "o12-p12"), HasSubstr("another player's"));
}

TEST(HalmaRules4, who_cannot_get_out_of_a_full_home_is_out) {
    const State state = halma::Game::read_position(support::before_prison_of_two);
    const State after = played(state, "b4-a4");
    EXPECT_EQ(tail(after), "- 50 21 0 halma,board=8");
    EXPECT_EQ(piece_on(after, "a1"), '.') << "4.5: pieces at home come off";
    EXPECT_EQ(piece_on(after, "c3"), 'A') << "4.5: the others stay";
}

TEST(HalmaRules4, nobody_is_imprisoned_among_own_pieces_or_with_a_move_or_in_a_home_with_room) {
    EXPECT_FALSE(is_imprisoned(start("halma"), seat('A')));
    // a4 can step to a5.
    const State with_a_move = arranged("halma,board=8", "b3>e4 h5>b3", "A 5 -- 0");
    EXPECT_FALSE(is_imprisoned(with_a_move, seat('A')));
}

TEST(HalmaRules4, out_of_four_takes_the_last_place_and_the_next_the_one_before) {
    State state = played(start("halma,players=4"), "resign");
    EXPECT_EQ(tail(state), "B 1 4--- 0 halma,players=4");
    EXPECT_EQ(piece_on(state, "a1"), '.');
    state = played(state, "resign");
    EXPECT_EQ(tail(state), "C 1 43-- 0 halma,players=4");
    EXPECT_EQ(tail(played(state, "resign")), "- 1 4321 0 halma,players=4");
}

TEST(HalmaRules4, no_entry_for_a_hundred_moves_a_seat_ends_it_for_those_at_home) {
    const State state = arranged("halma,board=8", "a4>e4 h5>e5", "A 9 -- 199");
    EXPECT_EQ(tail(played(state, "e4-f4")), "- 9 11 200 halma,board=8");
    const State one_left = halma::Game::read_position(support::before_the_limit);
    EXPECT_EQ(tail(played(one_left, "f1-g1")), "- 9 21 200 halma,board=8");
}

TEST(HalmaRules4, an_entry_begins_the_count_anew_and_a_move_within_the_goal_does_not) {
    const State state = arranged("halma,board=8", "h5>b5 h7>c5 g6>d5 a4>g5 b3>h7", "A 9 -- 150");
    EXPECT_EQ(tail(played(state, "g5-h5")), "B 9 -- 0 halma,board=8");
    EXPECT_EQ(tail(played(state, "h7-g6")), "B 9 -- 151 halma,board=8");
}

TEST(HalmaRules4, who_resigns_is_out_and_a_draw_shares_the_best_place_left) {
    EXPECT_EQ(tail(played(start("halma"), "resign")), "- 1 21 0 halma");
    EXPECT_EQ(tail(played(start("halma"), "draw")), "- 1 11 0 halma");
    EXPECT_EQ(tail(played(start("halma,players=4"), "resign draw")), "- 1 4111 0 halma,players=4");
}

TEST(HalmaRules4, nothing_goes_on_when_the_game_is_over) {
    const State over = played(start("halma"), "resign");
    EXPECT_TRUE(is_over(over));
    EXPECT_THAT(tokens(over), testing::IsEmpty());
    EXPECT_THAT(reason(over, "a4-a6"), HasSubstr("the game is over"));
    EXPECT_THAT(reason(over, "resign"), HasSubstr("the game is over"));
}

} // namespace
