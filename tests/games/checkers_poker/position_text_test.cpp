#include "games/checkers_poker/position_text.hpp"
#include "games/checkers_poker/record.hpp"
#include "games/checkers_poker/state.hpp"
#include "support/game_text.hpp"
#include "support/random_games.hpp"
#include "support/showdown.hpp"

#include <gtest/gtest.h>

#include <string>

// Position strings (docs/notation.md, 4): what is read and written. Bad ones are in
// bad_position_test.cpp.

namespace checkers_poker {
namespace {

using support::after;
using support::nine_fields;
using support::showdown;
using support::sorted;

const std::string sorted_cards =
    "2c2d2h2s3c3d3h3s/4c4d4h4s5c5d5h5s/6c6d6h6s7c7d7h7s/8c8d8h8s9c9d9h9s/TcTdThTsJcJdJhJs/"
    "QcQdQhQsKcKdKhKs/AcAdAhAs--------/----------------";

TEST(Position, has_ten_fields) {
    const std::string position =
        sorted_cards + " xx5o/xx5o/8/8/4o3/8/3o4/xo6 o m 2 high:A,pair:3 full:T5 - -/4 high-low";
    const State state = read_position(position);
    EXPECT_EQ(state.layout, sorted_layout(cards::Deck::standard));
    EXPECT_EQ(state.checkers[first], support::spaces("a8 b8 a7 b7 a1"));
    EXPECT_EQ(state.checkers[second], support::spaces("h8 h7 e4 d2 b1"));
    EXPECT_EQ(state.phase, Phase(Moving{second}));
    EXPECT_EQ(state.turn, 2U);
    EXPECT_EQ(state.used[first].in_order().size(), 2U);
    EXPECT_EQ(to_text(state.used[first].in_order()[0]), "high:A");
    EXPECT_EQ(to_text(state.used[first].in_order()[1]), "pair:3");
    EXPECT_EQ(to_text(state.used[second].in_order()[0]), "full:T5");
    EXPECT_EQ(state.die, 0);
    EXPECT_EQ(state.showdowns_without_removal, 4);
    EXPECT_TRUE(state.options.high_low);
    EXPECT_EQ(to_text(state), position);
}

TEST(Position, the_first_move_of_a_standard_game_is_x_m_1) {
    EXPECT_EQ(nine_fields(standard_start()),
              "xxxx4/xxx5/xxx5/x2x4/4o2o/5ooo/5ooo/4oooo x m 1 - - - -/0 standard");
    EXPECT_EQ(read_position("startpos"), standard_start());
}

TEST(Position, before_the_ends_are_chosen_no_checker_stands) {
    const State state = new_game(Options(), sorted_layout(cards::Deck::standard));
    EXPECT_EQ(to_text(state), sorted_cards + " 8/8/8/8/8/8/8/8 o e 1 - - - -/0 standard");
    EXPECT_EQ(read_position(to_text(state)), state);
}

TEST(Position, a_shown_hand_is_used_already_while_it_stands_there) {
    const State start = showdown("Ac Ad Qh 9s 7c", "Kc Kd Jh 8s 6c");
    const State answered = after(start, "=KcKdJh8s6c");
    EXPECT_EQ(nine_fields(answered),
              "8/8/o3x3/3o3x/6o1/2x1oo2/xx6/8 x s 3 - pair:K =KdKcJh8s6c -/0 standard");
    EXPECT_EQ(nine_fields(after(answered, "=AcAdQh9s7c")),
              "8/8/o3x3/3o3x/6o1/2x1oo2/xx6/8 o d 3 pair:A pair:K =KdKcJh8s6c,=AdAcQh9s7c -/0 "
              "standard");
}

TEST(Position, no_hand_shown_stands_there_too) {
    const State none = after(showdown("Ac Ad Qh 9s 7c", "Kc Kd Jh 8s --"), "=none");
    EXPECT_EQ(nine_fields(none).substr(nine_fields(none).find(" x s")),
              " x s 3 - - =none -/0 standard");
    EXPECT_EQ(read_position(to_text(none)), none);
    const State lost = after(none, "=AcAdQh9s7c");
    EXPECT_EQ(nine_fields(lost).substr(nine_fields(lost).find(" o d")),
              " o d 3 pair:A - =none,=AdAcQh9s7c -/0 standard");
    EXPECT_EQ(read_position(to_text(lost)), lost);
}

TEST(Position, the_die_is_written_from_the_roll_to_the_end_of_the_turn) {
    EXPECT_EQ(after("xxxxx3/8/8/8/8/8/8/ooooo3 x r 2 - - - -/0 die", "die:3"),
              "xxxxx3/8/8/8/8/8/8/ooooo3 x m 2 - - - 3/0 die");
    EXPECT_EQ(after("xxxxx3/8/8/8/8/8/8/ooooo3 x r 2 - - - -/0 die", "die:3 e8-f8 e1-f1"),
              "xxxx1x2/8/8/8/8/8/8/oooo1o2 x r 3 - - - -/0 die");
}

TEST(Position, a_finished_game_has_its_winner_as_the_side) {
    const std::string before = "xxxxx3/8/8/8/8/8/8/ooooo3 o m 2 - - - 3/7 die";
    EXPECT_EQ(after(before, "resign"), "xxxxx3/8/8/8/8/8/8/ooooo3 x g 2 - - - 3/7 die");
    EXPECT_EQ(after(before, "draw"), "xxxxx3/8/8/8/8/8/8/ooooo3 - g 2 - - - 3/7 die");
}

TEST(Position, every_phase_of_a_finished_game_is_read) {
    for (const std::string position :
         {"xxxxx3/8/8/8/8/8/8/oooo4 x g 9 - - - -/0 standard",
          "xxxx4/8/8/8/8/8/8/ooooo3 o g 9 - - - -/0 standard",
          "xxxxx3/8/8/8/8/8/8/ooooo3 - g 9 - - - -/10 standard",
          "xxxxx3/8/8/8/8/8/8/ooooo3 o g 9 - - - -/9 die",
          "8/8/8/8/8/8/8/8 x g 1 - - - -/0 standard", "8/8/8/8/8/8/8/8 - g 1 - - - -/0 die"}) {
        EXPECT_EQ(nine_fields(sorted(position)), position);
        EXPECT_TRUE(is_over(sorted(position)));
    }
}

TEST(Position, form_is_taken_leniently) {
    const std::string position =
        sorted_cards + " xx5o/xx5o/8/8/4o3/8/3o4/xo6 o m 2 - - - -/4 high-low";
    std::string tens = position;
    for (std::size_t at = tens.find('T'); at != std::string::npos; at = tens.find('T'))
        tens.replace(at, 1, "10");
    EXPECT_EQ(to_text(read_position(tens)), position);
    std::string spaced = "  ";
    for (const char byte : position)
        spaced += byte == ' ' ? std::string(" \t \r\n ") : std::string(1, byte);
    EXPECT_EQ(to_text(read_position(spaced + " \n")), position);
    const std::string used = "xx5o/xx5o/8/8/4o3/8/3o4/xo6 o m 2 ";
    EXPECT_EQ(sorted(used + "pair:10,full:10K,twopair:K10 flush:10s - -/4 standard"),
              sorted(used + "pair:T,full:TK,twopair:KT flush:Ts - -/4 standard"));
    EXPECT_EQ(read_position(to_text(sorted("xx5o/xx5o/8/8/4o3/8/3o4/xo6 o m 2 - - - -/4 "
                                           "south=a1+b1+c1+d1+e1"))),
              sorted("xx5o/xx5o/8/8/4o3/8/3o4/xo6 o m 2 - - - -/4 south=E1+D1+C1+B1+A1"));
}

// That a position could have arisen in play is not asked.
TEST(Position, positions_that_no_game_reaches_are_read) {
    EXPECT_NO_THROW(sorted("xxxxx3/8/8/8/8/8/8/ooooo3 x m 1 sflush:Ah,high:7 quads:2 - -/9 "
                           "standard"));
    EXPECT_NO_THROW(sorted("xxxxx3/8/8/8/8/8/8/ooooo3 x m 2147483647 - - - -/0 standard"));
}

TEST(Position, every_state_played_from_the_last_turns_is_read_as_it_is_written) {
    support::Random random(52);
    for (int game = 0; game < 200; ++game) {
        Match match = support::random_match(random, support::random_options(random), 2);
        State start = match.history.current();
        start.turn = last_turn - static_cast<std::uint32_t>(random() % 4);
        start.phase = Moving{random() % 2 == 0 ? first : second};
        start.die = start.options.die ? static_cast<std::uint8_t>(1 + random() % 6) : 0;
        start.showdowns_without_removal = showdowns_for_draw - 1;
        if (start.checkers[first].empty())
            continue;
        match = Match(start);
        for (int i = 0; i < 60 && !is_over(match.history.current()); ++i) {
            ASSERT_EQ(play(match, support::random_action(random, match.history.current())),
                      std::nullopt);
            const State& state = match.history.current();
            ASSERT_EQ(read_position(to_text(state)), state) << to_text(state);
        }
        ASSERT_EQ(read_record(to_text(match)), match) << to_text(match);
    }
}

TEST(Position, every_state_of_random_games_is_read_as_it_is_written) {
    support::Random random(51); // the laws do the same for every variant in turn
    for (int game = 0; game < 20; ++game) {
        const Match match = support::random_match(random, support::random_options(random), 300);
        for (std::size_t i = 0; i <= match.history.size(); ++i) {
            const State& state = match.history.state(i);
            ASSERT_EQ(read_position(to_text(state)), state) << to_text(state);
        }
    }
}

} // namespace
} // namespace checkers_poker
