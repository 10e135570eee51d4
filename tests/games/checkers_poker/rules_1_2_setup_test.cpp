#include "cards/deck.hpp"
#include "games/checkers_poker/layout.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "games/checkers_poker/record.hpp"
#include "games/checkers_poker/state.hpp"
#include "support/game_text.hpp"
#include "support/showdown.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>

// docs/rules.md, chapters 1 and 2.

namespace checkers_poker {
namespace {

using support::after;
using support::legal_tokens;
using support::loser;
using support::refusal;
using support::space;
using support::spaces;
using support::words;

std::size_t blanks(const Layout& layout) {
    std::size_t count = 0;
    for (const Space space : ~SpaceSet())
        count += static_cast<std::size_t>(!layout.card_on(space));
    return count;
}

State before_the_choice(const std::string& rules = "standard") {
    const Options options = read_options(rules);
    return new_game(options, deal(7, options.deck));
}

// 1.1 (a) The board has 8×8 spaces; each bears one card or is blank.
TEST(Rules_1_1, the_board_has_64_spaces_that_bear_a_card_or_are_blank) {
    EXPECT_EQ((~SpaceSet()).size(), 64U);
    Layout layout;
    EXPECT_EQ(blanks(layout), 64U);
    layout.put(space("d4"), support::card("Qs"));
    EXPECT_EQ(layout.card_on(space("d4")), support::card("Qs"));
    layout.put(space("d4"), support::card("2c"));
    EXPECT_EQ(layout.card_on(space("d4")), support::card("2c"));
    EXPECT_EQ(blanks(layout), 63U);
}

// 1.1 (b) Files a to h, ranks 1 to 8; a1 is the lower left corner as seen from the south.
TEST(Rules_1_1, a1_is_the_lower_left_corner_as_seen_from_the_south) {
    EXPECT_EQ(to_text(Space(0, 0)), "a1");
    EXPECT_EQ(to_text(Space(7, 0)), "h1");
    EXPECT_EQ(to_text(Space(0, 7)), "a8");
    EXPECT_EQ(to_text(Space(7, 7)), "h8");
    // A position is written as south sees it: the upper left corner first.
    const State state = support::sorted("xooooo2/8/8/8/8/8/8/4xxxx x m 1 - - - -/0 standard");
    EXPECT_TRUE(state.checkers[first].contains(space("a8")));
    EXPECT_TRUE(state.checkers[first].contains(space("h1")));
    EXPECT_EQ(state.layout.card_on(space("a8")), support::card("2c"));
}

// 1.2 (a) The 52-card deck, with 12 blanks. Ranks, ascending: 2 3 4 5 6 7 8 9 10 J Q K A.
TEST(Rules_1_2, the_52_card_deck_leaves_twelve_spaces_blank) {
    EXPECT_EQ(cards::cards_of(cards::Deck::standard).size(), 52U);
    EXPECT_EQ(blanks(deal(1, cards::Deck::standard)), 12U);
    EXPECT_EQ(blanks(sorted_layout(cards::Deck::standard)), 12U);
}

void expect_ascending(const std::string& ranks, const std::string& rules) {
    for (std::size_t i = 1; i < ranks.size(); ++i) {
        const std::string low = {ranks[i - 1], 'c', ranks[i - 1], 'd'};
        const std::string high = {ranks[i], 'c', ranks[i], 'd'};
        // Kickers that are no part of either pair, and make neither hand two pair.
        std::string others;
        for (const char rank : ranks) {
            if (rank != ranks[i] && rank != ranks[i - 1] && others.size() < 3)
                others += rank;
        }
        std::string first_others;
        std::string second_others;
        for (const char rank : others) {
            first_others += {rank, 'h'};
            second_others += {rank, 's'};
        }
        EXPECT_EQ(loser(low + first_others, high + second_others, rules), "First") << high;
    }
}

TEST(Rules_1_2, the_ranks_of_the_52_card_deck_ascend_from_two_to_ace) {
    expect_ascending("23456789TJQKA", "standard");
}

// 1.2 (b) The 64-card deck, with none. Ranks: 2 … 10, Fox, Lion, Dragon, J Q K A.
TEST(Rules_1_2, the_64_card_deck_leaves_no_space_blank) {
    EXPECT_EQ(cards::cards_of(cards::Deck::animals).size(), 64U);
    EXPECT_EQ(blanks(deal(1, cards::Deck::animals)), 0U);
}

TEST(Rules_1_2, the_ranks_of_the_64_card_deck_have_fox_lion_and_dragon_below_the_jack) {
    expect_ascending("23456789TFLDJQKA", "deck64");
}

// 1.3 (a) First moves first, Second chose the end; each has 12 checkers.
TEST(Rules_1_3, each_player_has_twelve_checkers) {
    const State state = after(before_the_choice(), "south");
    EXPECT_EQ(state.checkers[first].size(), 12U);
    EXPECT_EQ(state.checkers[second].size(), 12U);
}

// 1.3 (b) A turn is one move by First, then one by Second; turns count from 1.
TEST(Rules_1_3, a_turn_is_a_move_by_first_and_then_one_by_second) {
    EXPECT_EQ(after("xxxxx3/8/8/8/8/8/8/ooooo3 x m 1 - - - -/0 standard", "e8-f8"),
              "xxxx1x2/8/8/8/8/8/8/ooooo3 o m 1 - - - -/0 standard");
    EXPECT_EQ(after("xxxx1x2/8/8/8/8/8/8/ooooo3 o m 1 - - - -/0 standard", "e1-f1"),
              "xxxx1x2/8/8/8/8/8/8/oooo1o2 x m 2 - - - -/0 standard");
    EXPECT_EQ(before_the_choice().turn, 1U);
}

// 1.3 (c) A showdown compares hands at the end of some turns: after both have moved.
TEST(Rules_1_3, a_showdown_stands_at_the_end_of_a_turn) {
    const State middle =
        after(support::sorted("xxxxx3/8/8/8/8/8/8/ooooo3 x m 3 - - - -/0 standard"), "e8-f8");
    EXPECT_EQ(middle.phase, Phase(Moving{second}));
    EXPECT_EQ(after(middle, "e1-f1").phase, Phase(Showing{}));
}

// 2.1 (a) Any arrangement of all the cards and blanks on the 64 spaces.
TEST(Rules_2_1, any_arrangement_can_be_played_on) {
    std::mt19937_64 random(21);
    for (const cards::Deck deck : {cards::Deck::standard, cards::Deck::animals}) {
        Layout layout = sorted_layout(deck);
        for (int i = 0; i < 500; ++i) {
            layout.swap(Space::from_index(random() % 64), Space::from_index(random() % 64));
            ASSERT_EQ(read_layout(to_text(layout), deck), layout);
        }
        State state =
            new_game(read_options(deck == cards::Deck::animals ? "deck64" : "standard"), layout);
        EXPECT_EQ(legal_tokens(state), words("north south"));
    }
}

// 2.1 (b) A deal number gives the same board to everybody; the vectors pin twenty of them.
TEST(Rules_2_1, a_deal_number_stands_for_one_board) {
    for (const std::uint32_t number : {0U, 1U, 20261129U, 4294967295U}) {
        EXPECT_EQ(deal(number, cards::Deck::standard), deal(number, cards::Deck::standard));
        EXPECT_NE(deal(number, cards::Deck::standard), deal(number + 1, cards::Deck::standard));
    }
}

// 2.2 (a) Second chooses his end, south or north.
TEST(Rules_2_2, second_chooses_south_or_north) {
    const State state = before_the_choice();
    EXPECT_EQ(to_act(state), second);
    EXPECT_EQ(legal_tokens(state), words("north south"));
    EXPECT_TRUE(state.checkers[first].empty() && state.checkers[second].empty());
}

// 2.2 (a) He chooses once, and before anything else.
TEST(Rules_2_2, nothing_else_comes_before_the_choice_and_it_is_made_once) {
    for (const std::string token : {"e1-g5", "=none", "=2c3d4h5s7c", "xe1"})
        EXPECT_EQ(refusal(before_the_choice(), token), Refusal(refused::EndNotChosen())) << token;
    EXPECT_EQ(refusal(before_the_choice("die"), "die:3"), Refusal(refused::EndNotChosen()));
    EXPECT_EQ(refusal(before_the_choice(), "die:3"), Refusal(refused::NoDieInThisGame()));
    const State chosen = after(before_the_choice(), "north");
    EXPECT_EQ(refusal(chosen, "north"), Refusal(refused::EndChosenAlready()));
    EXPECT_EQ(refusal(chosen, "south"), Refusal(refused::EndChosenAlready()));
}

// 2.2 (b) First sits at the other end.
TEST(Rules_2_2, first_sits_at_the_other_end) {
    const State south = after(before_the_choice(), "south");
    const State north = after(before_the_choice(), "north");
    EXPECT_TRUE(south.checkers[second].contains(space("e1")));
    EXPECT_TRUE(south.checkers[first].contains(space("d8")));
    EXPECT_EQ(north.checkers[first], south.checkers[second]);
    EXPECT_EQ(north.checkers[second], south.checkers[first]);
}

// 2.3 The lower right corner from each player's own end: o..o .ooo .ooo oooo; south's are e4 h4 f3
// g3 h3 f2 g2 h2 e1 f1 g1 h1, north's d5 a5 c6 b6 a6 c7 b7 a7 d8 c8 b8 a8.
TEST(Rules_2_3, the_checkers_stand_in_the_lower_right_corner_of_each_player) {
    const State state = after(before_the_choice(), "south");
    EXPECT_EQ(state.checkers[second], spaces("e4 h4 f3 g3 h3 f2 g2 h2 e1 f1 g1 h1"));
    EXPECT_EQ(state.checkers[first], spaces("d5 a5 c6 b6 a6 c7 b7 a7 d8 c8 b8 a8"));
    EXPECT_EQ(words(support::nine_fields(state)).front(),
              "xxxx4/xxx5/xxx5/x2x4/4o2o/5ooo/5ooo/4oooo");
}

// 2.4 (a) First moves first, whichever end he sits at. (b, the rematch, belongs to the window.)
TEST(Rules_2_4, first_moves_first) {
    EXPECT_EQ(after(before_the_choice(), "south").phase, Phase(Moving{first}));
    EXPECT_EQ(after(before_the_choice(), "north").phase, Phase(Moving{first}));
    EXPECT_EQ(refusal(after(before_the_choice(), "south"), "e4-d4"),
              Refusal(refused::NotYourChecker{space("e4")}));
}

} // namespace
} // namespace checkers_poker
