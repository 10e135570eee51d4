#include "games/checkers_poker/layout.hpp"
#include "games/checkers_poker/space.hpp"
#include "support/game_text.hpp"

#include <gtest/gtest.h>

#include <string>

// Spaces, sets of spaces, and what lies on the board.

namespace checkers_poker {
namespace {

using support::card;
using support::space;
using support::spaces;

TEST(Space, all_64_have_a_name_that_is_read_again) {
    for (const Space space : ~SpaceSet()) {
        EXPECT_EQ(space_from_text(to_text(space)), space);
        EXPECT_EQ(Space::from_index(space.index()), space);
        EXPECT_EQ(Space(space.file(), space.rank()), space);
    }
    EXPECT_EQ(space_from_text("E4"), space("e4"));
    for (const std::string text : {"", "e", "e44", "i1", "I1", "a0", "a9", "4e", "  ", "`1", "@1"})
        EXPECT_EQ(space_from_text(text), std::nullopt) << text;
}

TEST(Space, turns_by_180_degrees) {
    EXPECT_EQ(space("a1").turned(), space("h8"));
    EXPECT_EQ(space("e4").turned(), space("d5"));
    EXPECT_EQ(spaces("a1 b3").turned(), spaces("h8 g6"));
}

TEST(SpaceSet, behaves_as_a_set_in_the_order_a1_b1_to_h8) {
    SpaceSet set = spaces("h8 b1 a1 c5");
    EXPECT_EQ(support::text(set), "a1 b1 c5 h8");
    EXPECT_EQ(set.size(), 4U);
    EXPECT_TRUE(set.contains(space("c5")));
    set.erase(space("c5"));
    set.erase(space("c5"));
    set.insert(space("a1"));
    EXPECT_EQ(support::text(set), "a1 b1 h8");
    EXPECT_EQ(set | spaces("a2"), spaces("a1 b1 h8 a2"));
    EXPECT_EQ(set & spaces("a1 a2"), spaces("a1"));
    EXPECT_EQ(set - spaces("a1 a2"), spaces("b1 h8"));
    EXPECT_EQ((~set).size(), 61U);
    EXPECT_TRUE(SpaceSet().empty());
    EXPECT_EQ(SpaceSet().begin(), SpaceSet().end());
}

TEST(Layout, finds_cards_and_spaces) {
    Layout layout = sorted_layout(cards::Deck::standard);
    EXPECT_EQ(layout.card_on(space("a8")), card("2c"));
    EXPECT_EQ(layout.card_on(space("h8")), card("3s"));
    EXPECT_EQ(layout.card_on(space("d2")), card("As"));
    EXPECT_EQ(layout.card_on(space("e2")), std::nullopt);
    EXPECT_EQ(layout.space_of(card("As")), space("d2"));
    EXPECT_EQ(layout.space_of(card("Fs")), std::nullopt);
    EXPECT_EQ(layout.cards_on(spaces("a8 h8 e2 a1")), (cards::CardSet{card("2c"), card("3s")}));
    EXPECT_TRUE(layout.cards_on({}).empty());
}

TEST(Layout, swaps_what_lies_on_two_spaces) {
    Layout layout = sorted_layout(cards::Deck::standard);
    layout.swap(space("a8"), space("e2"));
    EXPECT_EQ(layout.card_on(space("a8")), std::nullopt);
    EXPECT_EQ(layout.card_on(space("e2")), card("2c"));
    layout.swap(space("e2"), space("e2"));
    EXPECT_EQ(layout.card_on(space("e2")), card("2c"));
    layout.swap(space("a8"), space("e2"));
    EXPECT_EQ(layout, sorted_layout(cards::Deck::standard));
}

TEST(Layout, the_sorted_64_card_deck_has_the_animals_below_the_jacks) {
    EXPECT_EQ(to_text(sorted_layout(cards::Deck::animals)),
              "2c2d2h2s3c3d3h3s/4c4d4h4s5c5d5h5s/6c6d6h6s7c7d7h7s/8c8d8h8s9c9d9h9s/"
              "TcTdThTsFcFdFhFs/LcLdLhLsDcDdDhDs/JcJdJhJsQcQdQhQs/KcKdKhKsAcAdAhAs");
}

TEST(Deal, every_deal_has_exactly_the_deck) {
    for (std::uint32_t number = 0; number < 200; ++number) {
        for (const cards::Deck deck : {cards::Deck::standard, cards::Deck::animals})
            ASSERT_EQ(deal(number, deck).cards_on(~SpaceSet()), cards::cards_of(deck));
    }
}

TEST(Deal, every_card_gets_everywhere) {
    SpaceSet seen;
    for (std::uint32_t number = 0; number < 2000; ++number)
        seen.insert(deal(number, cards::Deck::animals).space_of(card("Dd")).value());
    EXPECT_EQ(seen.size(), 64U);
}

} // namespace
} // namespace checkers_poker
