#include "support/jumping_games.hpp"
#include "support/jumping_positions.hpp"
#include "support/text_failure.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <string>
#include <vector>

// The rules of Chinese Checkers by their numbers in docs/chinese-checkers.md.

namespace {

using jumping::State;
using support::arranged;
using support::piece_on;
using support::played;
using support::tail;
using support::tokens;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

State start(const std::string& rules) { return chinese_checkers::Game::read_start(rules); }

TEST(ChineseCheckersRules1, the_star_has_121_holes_with_two_to_six_neighbours) {
    const tabletop::Topology star = topology(jumping::star_board());
    ASSERT_EQ(star.spaces.size(), 121U);
    EXPECT_EQ(star.spaces.front().name, "e1");
    EXPECT_EQ(star.spaces.back().name, "m17");
    std::map<std::size_t, int> degrees;
    for (const tabletop::TopologySpace& hole : star.spaces) {
        std::size_t degree = 0;
        for (std::size_t d = 0; d < 6; ++d) {
            const std::size_t next = hole.neighbours[d];
            if (next == tabletop::no_space)
                continue;
            ++degree;
            EXPECT_EQ(star.spaces[next].neighbours[star.opposite[d]],
                      static_cast<std::size_t>(&hole - star.spaces.data()));
            EXPECT_NEAR(std::hypot(star.spaces[next].point.x - hole.point.x,
                                   star.spaces[next].point.y - hole.point.y),
                        1, 1e-9);
        }
        ++degrees[degree];
    }
    EXPECT_EQ(degrees, (std::map<std::size_t, int>{{2, 6}, {4, 36}, {5, 6}, {6, 73}}));
}

TEST(ChineseCheckersRules1, names_follow_the_three_lines) {
    std::size_t length = 0;
    const jumping::Board& star = jumping::star_board();
    for (const std::string name : {"i9", "e1", "m17", "a5", "q13", "e13", "m5"})
        EXPECT_TRUE(find_space(star, name, length)) << name;
    for (const std::string name : {"d1", "f1", "a4", "q12", "d9", "n9", "e18", "i0", "i09", "I9"})
        EXPECT_FALSE(find_space(star, name, length)) << name;
}

TEST(ChineseCheckersRules1, ten_marbles_fill_a_point_and_seats_sit_clockwise_from_the_south) {
    const auto tips = [](const std::string& rules) {
        const State state = start(rules);
        std::string found;
        for (const std::string tip : {"e1", "a5", "e13", "m17", "q13", "m5"})
            found += piece_on(state, tip);
        for_each_seat(state.standing,
                      [&](jumping::Seat seat) { EXPECT_EQ(state.pieces[seat].size(), 10U); });
        return found;
    };
    EXPECT_EQ(tips("chinese-checkers"), "A..B..");
    EXPECT_EQ(tips("chinese-checkers,players=3"), "A.B.C.");
    EXPECT_EQ(tips("chinese-checkers,players=4"), ".AB.CD");
    EXPECT_EQ(tips("chinese-checkers,players=6"), "ABCDEF");
}

TEST(ChineseCheckersRules1, the_goal_is_the_point_opposite_and_five_are_refused) {
    const State six = start("chinese-checkers,players=6");
    for (std::uint8_t i = 0; i < 6; ++i) {
        const auto opposite = jumping::Seat(static_cast<std::uint8_t>((i + 3) % 6));
        EXPECT_EQ(setup_of(six, jumping::Seat(i)).goal, six.pieces[opposite]);
    }
    EXPECT_THAT(support::failure([] { start("chinese-checkers,players=5"); }),
                HasSubstr("1:18 \"players=5\""));
}

TEST(ChineseCheckersRules2, a_marble_steps_along_the_three_lines) {
    const State state = arranged("chinese-checkers", "e1>i9", "A 3 -- 0");
    EXPECT_THAT(tokens(state, "i9"), ElementsAre("h8", "h9", "i10", "i8", "j10", "j9"));
}

TEST(ChineseCheckersRules2, a_marble_jumps_along_them_over_one_next_to_it) {
    const State state =
        arranged("chinese-checkers", "e1>i9 f3>j10 m17>i10 e3>h9 g3>f9", "A 3 -- 0");
    EXPECT_THAT(tokens(state, "i9"), testing::IsSupersetOf({"k11", "i11", "g9"}));
    EXPECT_THAT(tokens(state, "i9"), Contains("e9")) << "on over f9";
    EXPECT_THAT(tokens(state, "i9"), Not(Contains("h10"))) << "north-west is not a line's step";
}

TEST(ChineseCheckersRules3, what_is_in_the_goal_stays_and_other_points_are_open) {
    const State state = arranged("chinese-checkers", "k14>h9 j14>i9 e1>k14 f2>d7", "A 3 -- 0");
    EXPECT_EQ(piece_on(state, "k14"), 'A');
    for (const std::string& end : tokens(state, "k14"))
        EXPECT_GE(std::stoi(end.substr(1)), 14) << end;
    EXPECT_THAT(tokens(state, "d7"), Contains("c7"));
}

TEST(ChineseCheckersRules4, the_limit_is_a_hundred_moves_a_seat) {
    for (const auto& [rules, seats] :
         std::map<std::string, std::size_t>{{"chinese-checkers", 2},
                                            {"chinese-checkers,players=3", 3},
                                            {"chinese-checkers,players=4", 4},
                                            {"chinese-checkers,players=6", 6}})
        EXPECT_EQ(quiet_limit(*start(rules).options.setup), 100 * seats);
}

TEST(ChineseCheckersRules4, with_more_than_two_the_imprisoned_ones_come_off_and_the_rest_plays_on) {
    State state =
        chinese_checkers::Game::read_position(support::before_prison_of_three + "players=3");
    state = played(state, "i5-h4");
    EXPECT_EQ(tail(state), "B 51 3-- 1 chinese-checkers,players=3");
    EXPECT_EQ(piece_on(state, "e1"), '.');
    EXPECT_EQ(piece_on(state, "i9"), 'A');
}

TEST(ChineseCheckersRules6, fifteen_marbles_fill_the_edge_at_the_foot_too) {
    const State state = start("chinese-checkers,men=15");
    for (const std::string hole : {"e5", "f5", "g5", "h5", "i5", "e1"})
        EXPECT_EQ(piece_on(state, hole), 'A') << hole;
    for (const std::string hole : {"i13", "j13", "k13", "l13", "m13", "m17"})
        EXPECT_EQ(piece_on(state, hole), 'B') << hole;
    EXPECT_EQ(piece_on(state, "d5"), '.');
    EXPECT_EQ(piece_on(state, "j5"), '.');
}

TEST(ChineseCheckersRules6, partners_sit_opposite) {
    const State six = start("chinese-checkers,players=6,pairs");
    EXPECT_EQ(tail(played(six, "resign")), "B 1 3--3-- 0 chinese-checkers,players=6,pairs");
    EXPECT_EQ(tail(played(six, "resign resign")), "- 1 321321 0 chinese-checkers,players=6,pairs");
}

TEST(ChineseCheckersRules6, unused_points_are_foreign_too) {
    const State pass = arranged("chinese-checkers,camps=pass", "e1>e6", "A 3 -- 0");
    EXPECT_THAT(tokens(pass, "e6"), Not(Contains("d6")));
    EXPECT_THAT(tokens(arranged("chinese-checkers", "e1>e6", "A 3 -- 0"), "e6"), Contains("d6"));
}

} // namespace
