#include "spoilt_position.hpp"

#include <gtest/gtest.h>

#include <string>

// Position strings that contradict themselves: what is said, and where.

namespace checkers_poker {
namespace {

TEST(ContradictoryPosition, a_side_has_five_to_twelve_checkers) {
    EXPECT_EQ(spoilt_checkers("1x5o/xx5o/8/8/4o3/8/3o4/xo6"),
              "2:1 \"1x5o/xx5o/8/8/4o3/8/3o4/xo6\" | 5 to 12 checkers of First (x)");
    EXPECT_EQ(spoilt_checkers("xx6/xx5o/8/8/4o3/8/3o4/xo6"),
              "2:1 \"xx6/xx5o/8/8/4o3/8/3o4/xo6\" | 5 to 12 checkers of Second (o)");
    EXPECT_EQ(spoilt_checkers("xxxxxxxx/xxxxx2o/8/8/4o3/8/3o4/1oo5"),
              "2:1 \"xxxxxxxx/xxxxx2o/8/8/4o3/8/3o4/1oo5\" | at most 12 checkers a side");
    EXPECT_EQ(spoilt_checkers("oooooooo/ooooo3/8/8/8/8/8/xxxxx3"),
              "2:1 \"oooooooo/ooooo3/8/8/8/8/8/xxxxx3\" | at most 12 checkers a side");
    EXPECT_EQ(spoilt_checkers("8/8/8/8/8/8/8/8"),
              "2:1 \"8/8/8/8/8/8/8/8\" | 5 to 12 checkers of First (x)");
}

// The loser's four apart, when the game is over.

TEST(ContradictoryPosition, a_finished_game_has_four_checkers_of_the_loser_alone) {
    const std::string few = "xxxxx3/8/8/8/8/8/8/ooo5";
    EXPECT_EQ(spoilt(over_fields, 2, few), "2:1 \"" + few + "\" | 4 to 12 checkers of Second (o)");
    const std::string winner = "xxxx4/8/8/8/8/8/8/ooooo3";
    EXPECT_EQ(spoilt(over_fields, 2, winner),
              "2:1 \"" + winner + "\" | 5 to 12 checkers of First (x)");
    EXPECT_EQ(PositionFields(over_fields).with(3, "-").failure(),
              "2:1 \"xxxxx3/8/8/8/8/8/8/oooo4\" | 5 to 12 checkers of Second (o)");
}

TEST(ContradictoryPosition, a_showdown_is_due) {
    const std::string due = " | a showdown only when one is due";
    EXPECT_EQ(spoilt(move_fields, 4, "s"), "4:1 \"s\"" + due);
    EXPECT_EQ(spoilt(show_fields, 5, "4"), "4:1 \"s\"" + due);
    EXPECT_EQ(spoilt(removal, 5, "5"), "4:1 \"d\"" + due);
    const PositionFields with_die = PositionFields(show_fields).with(10, "die");
    EXPECT_EQ(with_die.with(9, "4/0").failure(), "4:1 \"s\"" + due);
    EXPECT_EQ(with_die.with(9, "-/0").failure(), "4:1 \"s\"" + due);
    EXPECT_EQ(with_die.with(9, "5/0").failure(), "fine");
    EXPECT_EQ(with_die.with(10, "high-low,die").with(9, "5/0").failure(), "4:1 \"s\"" + due);
}

TEST(ContradictoryPosition, hands_stand_there_in_a_showdown_only) {
    EXPECT_EQ(spoilt(move_fields, 8, "=none"), "8:1 \"=none\" | - outside a showdown");
    EXPECT_EQ(spoilt(end_fields, 8, "=none"), "8:1 \"=none\" | - outside a showdown");
    EXPECT_EQ(spoilt(over_fields, 8, "=none"), "8:1 \"=none\" | - outside a showdown");
    EXPECT_EQ(spoilt(show_fields, 8, "=none"), "8:1 \"=none\" | - while Second is to show");
    EXPECT_EQ(spoilt(first_shows, 8, "-"), "8:1 \"-\" | the hand shown by Second");
    EXPECT_EQ(spoilt(removal, 8, "=8s8h8d8c9d"),
              "8:1 \"=8s8h8d8c9d\" | both hands shown, Second's first");
}

TEST(ContradictoryPosition, a_shown_hand_is_covered_well_made_and_the_last_one_used) {
    EXPECT_EQ(spoilt(first_shows, 8, "=8s8h8d8c9c"),
              "8:1 \"=8s8h8d8c9c\" | cards that are under the player's checkers");
    EXPECT_EQ(spoilt(first_shows, 8, "8s8h8d8c9d"),
              "8:1 \"8s8h8d8c9d\" | \"=\" and five cards, or =none");
    EXPECT_EQ(spoilt(first_shows, 8, "=8s8h8d8c"), "8:10 the end | a card, such as Th");
    EXPECT_EQ(spoilt(first_shows, 8, "=8s8h8d8c9d9d"),
              "8:12 \"9d\" | the end of the hand after five cards");
    EXPECT_EQ(spoilt(first_shows, 8, "=8s8h8d8c8c"),
              "8:10 the eight of clubs again | five different cards");
    EXPECT_EQ(spoilt(first_shows, 7, "quads:7"),
              "8:1 \"=8s8h8d8c9d\" | a hand that is the last of those that the player has used");
    EXPECT_EQ(spoilt(first_shows, 7, "quads:8,quads:7"),
              "8:1 \"=8s8h8d8c9d\" | a hand that is the last of those that the player has used");
    EXPECT_EQ(spoilt(first_shows, 7, "-"),
              "8:1 \"=8s8h8d8c9d\" | a hand that is the last of those that the player has used");
    EXPECT_EQ(spoilt(removal, 8, "=8s8h8d8c9d,=6s6h6d6c7d"),
              "8:1 \"=8s8h8d8c9d,=6s6h6d6c7d\" | cards that are under the player's checkers");
    EXPECT_EQ(spoilt(removal, 8, "=8s8h8d8c9d,=6s6h6d6cX"), "8:22 \"X\" | a card, such as Th");
}

TEST(ContradictoryPosition, none_is_shown_only_by_who_cannot) {
    EXPECT_EQ(spoilt(first_shows, 8, "=none"), "fine"); // his only hand is used
    EXPECT_EQ(PositionFields(first_shows).with(7, "-").with(8, "=none").failure(),
              "8:1 \"=none\" | a hand, since one can be shown");
    EXPECT_EQ(PositionFields(removal).with(6, "-").with(8, "=8s8h8d8c9d,=none").failure(),
              "8:1 \"=8s8h8d8c9d,=none\" | a hand, since one can be shown");
}

TEST(ContradictoryPosition, nobody_removes_after_a_tie) {
    const PositionFields tie("8/8/8/4ox2/4xo2/xo2xo2/xo6/8 x d 3 high:A high:A "
                             "=AdKdQdJd9c,=AcKcQcJc9d -/0 standard");
    EXPECT_EQ(tie.failure(), "3:1 \"x\" | the side that lost the showdown");
    EXPECT_EQ(tie.with(3, "o").failure(), "3:1 \"o\" | the side that lost the showdown");
}

TEST(ContradictoryPosition, the_die_is_there_from_the_roll_on_and_not_before) {
    EXPECT_EQ(spoilt(move_fields, 9, "3/0"), "9:1 \"3/0\" | - for the die in a game without one");
    EXPECT_EQ(spoilt(roll_fields, 9, "3/0"), "9:1 \"3/0\" | - for the die before it is rolled");
    EXPECT_EQ(PositionFields(roll_fields).with(4, "m").failure(),
              "9:1 \"-/0\" | the die rolled this turn");
}

TEST(ContradictoryPosition, ten_showdowns_without_a_removal_have_ended_the_game) {
    const std::string fewer =
        "9:1 \"-/10\" | fewer than ten showdowns without a removal in a game that goes on";
    EXPECT_EQ(spoilt(move_fields, 9, "-/10"), fewer);
    EXPECT_EQ(spoilt(over_fields, 9, "-/10"), fewer);
}

TEST(ContradictoryPosition, nothing_has_happened_before_the_ends_are_chosen) {
    EXPECT_EQ(spoilt(end_fields, 2, "xx5o/xx5o/8/8/4o3/8/3o4/xo6"),
              "2:1 \"xx5o/xx5o/8/8/4o3/8/3o4/xo6\" | 8/8/8/8/8/8/8/8 before the ends are chosen");
    EXPECT_EQ(spoilt(end_fields, 5, "2"), "5:1 \"2\" | turn 1 before the ends are chosen");
    EXPECT_EQ(spoilt(end_fields, 6, "pair:2"), "6:1 \"pair:2\" | - before the ends are chosen");
    EXPECT_EQ(spoilt(end_fields, 7, "pair:2"), "7:1 \"pair:2\" | - before the ends are chosen");
    EXPECT_EQ(spoilt(end_fields, 9, "-/1"), "9:1 \"-/1\" | -/0 before the ends are chosen");
    const PositionFields with_die = PositionFields(end_fields).with(10, "die");
    EXPECT_EQ(with_die.with(9, "3/0").failure(), "9:1 \"3/0\" | -/0 before the ends are chosen");
}

} // namespace
} // namespace checkers_poker
