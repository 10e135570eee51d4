#include "support/jumping_games.hpp"
#include "support/jumping_positions.hpp"
#include "support/text_failure.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

// The options of Halma, docs/halma.md, 6.

namespace {

using jumping::State;
using support::arranged;
using support::piece_on;
using support::played;
using support::tail;
using support::tokens;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;

State position(const std::string& text) { return halma::Game::read_position(text); }

TEST(HalmaOptions, small_boards_have_ten_and_fifteen_pieces) {
    const State eight = halma::Game::read_start("halma,board=8");
    EXPECT_EQ(eight.pieces[jumping::Seat{0}].size(), 10U);
    EXPECT_EQ(piece_on(eight, "d1"), 'A');
    EXPECT_EQ(piece_on(eight, "c3"), '.');
    EXPECT_EQ(piece_on(eight, "h5"), 'B');
    const State ten = halma::Game::read_start("halma,board=10");
    EXPECT_EQ(ten.pieces[jumping::Seat{1}].size(), 15U);
    EXPECT_EQ(piece_on(ten, "e1"), 'A');
    EXPECT_EQ(piece_on(ten, "j6"), 'B');
}

TEST(HalmaOptions, of_partners_one_waits_for_the_other_and_is_passed_over) {
    State state = position(support::a_before_the_goal + "halma,players=4,pairs");
    state = played(state, "p12-o13");
    EXPECT_EQ(tail(state), "B 60 +--- 0 halma,players=4,pairs");
    state = played(state, "d15-e14 c6-d6 m2-l3");
    EXPECT_EQ(tail(state), "B 61 +--- 3 halma,players=4,pairs");
    const State last = position("BBBB8AAAA/BBBB8AAAA/BBB10AAA/BB12AA/16/16/16/16/16/16/16/3C12/"
                                "CC12DD/CC11DDD/CCCC8DDDD/CCCC8DDDD C 70 +--- 0 "
                                "halma,players=4,pairs");
    EXPECT_EQ(tail(played(last, "d5-d4")), "D 70 +--- 1 halma,players=4,pairs");
    const State arrives = position(support::c_after_its_partner);
    EXPECT_EQ(tail(played(arrives, "d4-c3")), "- 70 1212 0 halma,players=4,pairs");
}

TEST(HalmaOptions, of_partners_one_who_is_out_takes_the_other_with_him) {
    const State state = halma::Game::read_start("halma,players=4,pairs");
    const State after = played(state, "resign");
    EXPECT_EQ(tail(after), "- 1 2121 0 halma,players=4,pairs");
    EXPECT_EQ(piece_on(after, "p16"), '.');
}

TEST(HalmaOptions, long_jumps_go_as_far_beyond_as_the_piece_is_away_over_nothing_else) {
    const State state = arranged("halma,super", "e2>g3 d3>j6", "A 9 -- 0");
    EXPECT_THAT(tokens(state, "g3"), Contains("m9"));
    EXPECT_THAT(tokens(arranged("halma", "e2>g3 d3>j6", "A 9 -- 0"), "g3"), Not(Contains("m9")));
    for (const std::string between : {"h4", "l8", "m9"}) {
        const State barred = arranged("halma,super", "e2>g3 d3>j6 a5>" + between, "A 9 -- 0");
        EXPECT_THAT(tokens(barred, "g3"), Not(Contains("m9"))) << between;
    }
}

TEST(HalmaOptions, a_long_jump_may_cross_the_space_that_the_piece_came_from) {
    // From f8 over f9 to f10, over h10 to j10, over j9 to j8; then over g8, past nothing, to d8.
    // That way crosses f8 between g8 and d8.
    const State state = arranged("halma,super", "e2>f8 d3>f9 a5>h10 b5>j9 c4>g8", "A 9 -- 0");
    EXPECT_THAT(tokens(state, "f8"), Contains("d8"));
    EXPECT_EQ(support::failure([&] { read_action("f8-f10-j10-j8-d8", state); }), "fine");
}

TEST(HalmaOptions, a_piece_does_not_jump_over_the_space_it_left) {
    // From e8 over d9 to c10, over c9 to c8; a piece on e8 would take it on to g8.
    const State state = arranged("halma,super", "e2>e8 d3>d9 a5>c9", "A 9 -- 0");
    EXPECT_THAT(tokens(state, "e8"), Contains("c8"));
    EXPECT_THAT(tokens(state, "e8"), Not(Contains("g8")));
}

TEST(HalmaOptions, foreign_camps_may_be_passed_or_not_touched) {
    const State open = arranged("halma,players=4", "a13>e9 a4>a12", "A 9 ---- 0");
    EXPECT_THAT(tokens(open, "a12"), Contains("a13"));
    const State pass = arranged("halma,players=4,camps=pass", "a13>e9 a4>a12", "A 9 ---- 0");
    EXPECT_THAT(tokens(pass, "a12"), Not(Contains("a13")));
    EXPECT_THAT(support::failure([&] { read_action("a12-a13", pass); }),
                HasSubstr("a camp that is neither home nor goal"));
    // From c12 over b13 to a14, which is in B's camp, and over a13 to a12.
    const std::string through = "a14>e9 a4>c12";
    const State may_pass = arranged("halma,players=4,camps=pass", through, "A 9 ---- 0");
    EXPECT_THAT(tokens(may_pass, "c12"), Contains("a12"));
    EXPECT_THAT(tokens(may_pass, "c12"), Not(Contains("a14")));
    const State closed = arranged("halma,players=4,camps=closed", through, "A 9 ---- 0");
    EXPECT_THAT(tokens(closed, "c12"), Not(Contains("a12")));
}

TEST(HalmaOptions, who_stands_at_home_after_his_time_to_leave_is_out) {
    const State in_time = arranged("halma,board=8,leave=2", "a4>d4", "A 2 -- 0");
    EXPECT_EQ(tail(played(in_time, "d4-d5")), "B 2 -- 1 halma,board=8,leave=2");
    const State late = played(in_time, "d4-d5 h5-h4");
    EXPECT_EQ(tail(late), "A 3 -- 2 halma,board=8,leave=2");
    const State out = played(late, "d5-d6");
    EXPECT_EQ(tail(out), "- 3 21 3 halma,board=8,leave=2");
    EXPECT_EQ(piece_on(out, "a1"), '.');
}

TEST(HalmaOptions, win_all_asks_for_every_piece) {
    EXPECT_EQ(tail(played(position(support::filled_with_strangers + ",win=all"), "h4-h5")),
              "B 50 -- 0 halma,board=8,win=all");
    const std::string last = "4AAAA/5AAA/6AA/8/7A/5B2/BBB2B2/BBBBB3 A 50 -- 0 ";
    EXPECT_EQ(tail(played(position(last + "halma,board=8,win=all"), "h4-h5")),
              "- 50 12 0 halma,board=8,win=all");
}

TEST(HalmaOptions, prison_off_lets_him_pass) {
    const State state = position(support::before_prison_of_two + ",prison=off");
    EXPECT_EQ(tail(played(state, "b4-a4")), "A 51 -- 0 halma,board=8,prison=off");
}

TEST(HalmaOptions, prison_play_takes_off_who_is_shut_in_and_lets_the_rest_play) {
    State state = position(support::before_prison_of_four + "halma,players=4");
    EXPECT_EQ(tail(played(state, "c4-b4")), "D 60 4--- 0 halma,players=4");
    state = position(support::before_prison_of_four + "halma,players=4,prison=play");
    const State after = played(state, "c4-b4");
    EXPECT_EQ(tail(after), "D 60 ---- 0 halma,players=4,prison=play");
    EXPECT_EQ(piece_on(after, "a1"), '.');
    EXPECT_EQ(after.pieces[jumping::Seat{0}].size(), 12U);
}

TEST(HalmaOptions, end_first_gives_the_others_the_second_place_together) {
    const State state = position(support::a_before_the_goal + "halma,players=4,end=first");
    EXPECT_EQ(tail(played(state, "p12-o13")), "- 60 1222 0 halma,players=4,end=first");
}

TEST(HalmaOptions, combinations_that_make_no_sense_are_refused_where_they_stand) {
    const auto refused = [](const std::string& rules) {
        return support::failure([&] { halma::Game::read_start(rules); });
    };
    EXPECT_THAT(refused("halma,pairs"),
                HasSubstr("1:7 \"pairs\" | an option that goes with halma"));
    EXPECT_THAT(refused("halma,board=8,players=4"), HasSubstr("1:15 \"players=4\""));
    EXPECT_THAT(refused("halma,super,board=8"), HasSubstr("in the order"));
    EXPECT_THAT(refused("halma,leave=1000"), HasSubstr("1:13 \"1000\" | 1 to 999"));
    EXPECT_THAT(refused("chess"), HasSubstr("1:1 \"chess\" | rules that begin with halma"));
}

} // namespace
