#include "games/checkers_poker/layout.hpp"
#include "games/checkers_poker/options.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "games/checkers_poker/state.hpp"
#include "support/game_text.hpp"
#include "support/showdown.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

// docs/rules.md, chapter 6 without 6.4. The straights of 6.1 and the best low hand of 6.2 are in
// rules_4_ranking_test.cpp, the ranks of 6.1 in rules_1_2_setup_test.cpp.

namespace checkers_poker {
namespace {

using support::after;
using support::legal_tokens;
using support::loser;
using support::refusal;
using support::showdown;
using support::sorted;
using support::spaces;
using support::words;

/// What comes at the end of each turn from 1 on: h a high showdown, l a low one, - none.
std::string schedule(const std::string& rules, std::uint8_t die = 0) {
    const Options options = read_options(rules);
    std::string found;
    for (std::uint32_t turn = 1; turn <= 12; ++turn) {
        const auto showdown = showdown_after(options, turn, die);
        found += !showdown ? '-' : *showdown == Showdown::high ? 'h' : 'l';
    }
    return found;
}

/// The same by what is rolled, 1 to 6, in a turn.
std::string by_die(const std::string& rules, std::uint32_t turn) {
    std::string found;
    for (std::uint8_t die = 1; die <= 6; ++die)
        found += schedule(rules, die)[turn - 1];
    return found;
}

// 6 Variants in any combination.
TEST(Rules_6, the_variants_can_be_combined) {
    const Options all = read_options("deck64,high-low,die,wild=Fc+Fd,south=a1+b1+c1+d1+e1");
    EXPECT_EQ(all.deck, cards::Deck::animals);
    EXPECT_TRUE(all.high_low && all.die);
    EXPECT_EQ(all.wild.size(), 2U);
    EXPECT_EQ(all.start.south.size(), 5U);
    EXPECT_EQ(trouble_with(all), std::nullopt);
}

// 6.2 (a) Every second showdown (after turns 6, 12, …) is a low one.
TEST(Rules_6_2, every_second_showdown_compares_low_hands) {
    EXPECT_EQ(schedule("high-low"), "--h--l--h--l");
    EXPECT_EQ(schedule("standard"), "--h--h--h--h");
}

// 6.2 (a) Low showdowns are played like high ones.
TEST(Rules_6_2, a_low_showdown_is_played_at_the_end_of_its_turn) {
    const std::string before = "xxxxx3/8/8/8/8/8/8/ooooo3 o m 6 - - - -/0 high-low";
    const State low = after(sorted(before), "e1-f1");
    EXPECT_EQ(low.phase, Phase(Showing{}));
    EXPECT_EQ(support::nine_fields(after(low, "=none =3c2c2d2h2s xa1")),
              "xxxxx3/8/8/8/8/8/8/1ooo1o2 x g 6 quads:2 - - -/0 high-low");
}

// 6.2 (a) In it the higher-ranked hand removes a checker.
TEST(Rules_6_2, the_higher_hand_loses_a_low_showdown) {
    const std::string high = "AcAdQh9s7c";
    const std::string low = "KcKdJh8s6c";
    EXPECT_EQ(loser(high, low, "high-low", 3), "Second");
    EXPECT_EQ(loser(high, low, "high-low", 6), "First");
    EXPECT_EQ(loser(low, high, "high-low", 12), "Second");
    EXPECT_EQ(loser(high, low, "standard", 6), "Second");
}

// 6.2 In a low showdown the listed hands are the lowest of their announcements.
TEST(Rules_6_2, low_showdowns_list_the_lowest_cards) {
    const std::string cards = "Kc Kd Jh 8s 6c 4d";
    const State high = showdown("-- -- -- -- --", cards, "high-low", 3);
    const State low = showdown("-- -- -- -- --", cards, "high-low", 6);
    EXPECT_EQ(legal_tokens(high), words("=KdJh8s6c4d =KdKcJh8s6c"));
    EXPECT_EQ(legal_tokens(low), words("=KdJh8s6c4d =KdKc8s6c4d"));
}

// 6.3 (a) The die is rolled at the start of each turn, before First moves.
TEST(Rules_6_3, the_die_is_rolled_before_first_moves) {
    const State start =
        after(new_game(read_options("die"), deal(3, cards::Deck::standard)), "south");
    EXPECT_EQ(start.phase, Phase(Rolling{}));
    EXPECT_EQ(legal_tokens(start), words("die:1 die:2 die:3 die:4 die:5 die:6"));
    EXPECT_EQ(to_act(start), first);
    for (const std::string token : {"d5-e5", "=none", "xd5"})
        EXPECT_EQ(refusal(start, token), Refusal(refused::DieNotRolled())) << token;
    EXPECT_EQ(after("xxxxx3/8/8/8/8/8/8/ooooo3 x r 2 - - - -/0 die", "die:3 e8-f8 e1-f1"),
              "xxxx1x2/8/8/8/8/8/8/oooo1o2 x r 3 - - - -/0 die");
}

// 6.3 (a) It is rolled once a turn, and shows 1 to 6.
TEST(Rules_6_3, the_die_is_rolled_once_and_shows_one_to_six) {
    const State before = sorted("xxxxx3/8/8/8/8/8/8/ooooo3 x r 2 - - - -/0 die");
    EXPECT_EQ(refusal(before, "die:0"), Refusal(refused::NoSuchDieValue()));
    EXPECT_EQ(refusal(before, "die:7"), Refusal(refused::NoSuchDieValue()));
    EXPECT_EQ(refusal(before, "south"), Refusal(refused::EndChosenAlready()));
    for (const std::string actions : {"die:3", "die:6 e8-f8", "die:6 e8-f8 e1-f1"}) {
        EXPECT_EQ(refusal(after(before, actions), "die:3"), Refusal(refused::DieRolledAlready()));
    }
    EXPECT_EQ(support::nine_fields(after(before, "die:3")),
              "xxxxx3/8/8/8/8/8/8/ooooo3 x m 2 - - - 3/0 die");
}

// 6.3 (a) Without the variant there is no die.
TEST(Rules_6_3, other_games_have_no_die) {
    const std::string position = "xxxxx3/8/8/8/8/8/8/ooooo3 x m 1 - - - -/0 standard";
    EXPECT_EQ(refusal(position, "die:3"), Refusal(refused::NoDieInThisGame()));
    EXPECT_EQ(refusal(showdown("Ac Ad Qh 9s 7c", "Kc Kd Jh 8s 6c"), "die:3"),
              Refusal(refused::NoDieInThisGame()));
}

// 6.3 (a) The die replaces the schedule; (b) 5 or 6 means a high showdown; (d) else none.
TEST(Rules_6_3, five_and_six_bring_a_high_showdown) {
    for (const std::uint32_t turn : {1U, 2U, 3U, 6U, 9U})
        EXPECT_EQ(by_die("die", turn), "----hh");
}

// 6.3 (c) High-low: 1 means a low showdown, 6 a high one; (d) else none.
TEST(Rules_6_3, one_brings_a_low_showdown_and_six_a_high_one_with_high_low) {
    for (const std::uint32_t turn : {1U, 2U, 3U, 6U, 9U})
        EXPECT_EQ(by_die("high-low,die", turn), "l----h");
}

// 6.3 The showdown comes at the end of the turn in which the die was rolled.
TEST(Rules_6_3, the_showdown_comes_at_the_end_of_the_turn) {
    const State before = sorted("xxxxx3/8/8/8/8/8/8/ooooo3 x r 3 - - - -/0 die");
    EXPECT_EQ(after(before, "die:4 e8-f8 e1-f1").phase, Phase(Rolling{}));
    EXPECT_EQ(after(before, "die:5 e8-f8 e1-f1").phase, Phase(Showing{}));
    EXPECT_EQ(support::nine_fields(after(before, "die:5 e8-f8 e1-f1 =none =3d2c2d2h2s xa1")),
              "xxxx1x2/8/8/8/8/8/8/1ooo1o2 x g 3 quads:2 - - 5/0 die");
    EXPECT_EQ(next_showdown_turn(before), std::nullopt);
    EXPECT_EQ(next_showdown_turn(after(before, "die:5")), 3U);
    EXPECT_EQ(next_showdown_turn(after(before, "die:4")), std::nullopt);
}

// 6.3 (c) A low showdown by the die, in a turn that the schedule would have made a high one.
TEST(Rules_6_3, the_higher_hand_loses_after_a_one) {
    State state = showdown("Ac Ad Qh 9s 7c", "Kc Kd Jh 8s 6c", "high-low,die", 3);
    EXPECT_EQ(loser(after(state, "=KcKdJh8s6c =AcAdQh9s7c")), "Second");
    state.die = 1;
    EXPECT_EQ(loser(after(state, "=KcKdJh8s6c =AcAdQh9s7c")), "First");
}

// 6.5 (a) 5 to 12 spaces for south and for north, disjoint, also uneven.
TEST(Rules_6_5, the_checkers_may_start_elsewhere) {
    const Options uneven = read_options("south=a1+b1+c1+d1+e1,north=a8+b8+c8+d8+e8+f8+g8");
    const State state = after(new_game(uneven, deal(3, cards::Deck::standard)), "north");
    EXPECT_EQ(state.checkers[first], spaces("a1 b1 c1 d1 e1"));
    EXPECT_EQ(state.checkers[second], spaces("a8 b8 c8 d8 e8 f8 g8"));
}

TEST(Rules_6_5, a_side_starts_with_five_to_twelve_checkers) {
    Options options;
    options.start.south = spaces("a1 b1 c1 d1");
    EXPECT_EQ(trouble_with(options), "south starts with fewer than 5 checkers");
    options.start.south = spaces("a1 b1 c1 d1 e1");
    EXPECT_EQ(trouble_with(options), std::nullopt);
    options.start.north = spaces("a8 b8 c8 d8 e8 f8 g8 h8 a7 b7 c7 d7 e7");
    EXPECT_EQ(trouble_with(options), "north starts with more than 12 checkers");
    options.start.north = spaces("a8 b8 c8 d8 e8 f8 g8 h8 a7 b7 c7 d7");
    EXPECT_EQ(trouble_with(options), std::nullopt);
}

TEST(Rules_6_5, the_starts_are_disjoint) {
    Options options;
    options.start = {spaces("a1 b1 c1 d1 e1"), spaces("e1 f1 g1 h1 h2")};
    EXPECT_EQ(trouble_with(options), "both sides start on e1");
}

// 6.5 (b) If one is given the other is it turned by 180 degrees.
TEST(Rules_6_5, a_missing_start_is_the_other_one_turned) {
    const SpaceSet south = spaces("a1 b1 c2 d3 e4");
    const SpaceSet turned = spaces("h8 g8 f7 e6 d5");
    EXPECT_EQ(turned_for_north(south), (StartingConfiguration{south, turned}));
    EXPECT_EQ(read_options("south=a1+b1+c2+d3+e4").start, (StartingConfiguration{south, turned}));
    EXPECT_EQ(read_options("north=a1+b1+c2+d3+e4").start, (StartingConfiguration{turned, south}));
}

// 6.5 (c) The ready-made ones.
TEST(Rules_6_5, ready_made_starts) {
    const auto turned = [](std::string_view names) { return turned_for_north(spaces(names)); };
    EXPECT_EQ(corner_start(), turned("e4 h4 f3 g3 h3 f2 g2 h2 e1 f1 g1 h1"));
    EXPECT_EQ(draughts_start(), turned("a1 c1 e1 g1 b2 d2 f2 h2 a3 c3 e3 g3"));
    EXPECT_EQ(rows_start(), turned("a1 b1 c1 d1 e1 f1 g1 h1 c2 d2 e2 f2"));
    EXPECT_EQ(flank_start(), turned("f1 g1 h1 f2 g2 h2 f3 g3 h3 f4 g4 h4"));
    EXPECT_EQ(draughts_start().north, spaces("b8 d8 f8 h8 a7 c7 e7 g7 b6 d6 f6 h6"));
}

} // namespace
} // namespace checkers_poker
