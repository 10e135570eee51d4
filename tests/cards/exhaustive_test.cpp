#include "cards/hand_finder.hpp"
#include "support/slow_hands.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>

// Every hand of five of both decks, against the slow evaluation and the known counts.

namespace cards {
namespace {

using Counts = std::array<std::size_t, category_count>;

/// Whether everything that is said about five cards agrees with the slow evaluation.
bool agrees(const slow::FiveCards& five, const slow::Shown& shown, Deck deck, FoundHands& found) {
    Hand hand;
    CardSet set;
    for (std::size_t i = 0; i < hand_size; ++i) {
        hand[i] = {five[i], five[i]};
        set.insert(five[i]);
    }
    const HandRules rules{deck, {}};
    find_hands(set, rules, Choice::lowest, found);
    return value_of(hand, deck) == shown.value && best_value(set, rules) == shown.value &&
           found.size() == 1 && found[0] == FoundHand{shown.announcement, shown.value};
}

Counts count_and_check(Deck deck) {
    Counts counts{};
    std::size_t wrong = 0;
    FoundHands found;
    slow::FiveCards five;
    slow::for_each_choice(in_deck_order(deck), five, 0, 5, [&](const slow::FiveCards& cards) {
        const slow::Shown shown = slow::evaluate(cards, deck);
        ++counts[static_cast<std::size_t>(shown.value.category())];
        wrong += static_cast<std::size_t>(!agrees(cards, shown, deck, found));
    });
    EXPECT_EQ(wrong, 0U);
    return counts;
}

TEST(Hands, all_2598960_of_the_standard_deck) {
    EXPECT_EQ(count_and_check(Deck::standard),
              (Counts{1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40, 0}));
}

TEST(Hands, all_7624512_of_the_animal_deck) {
    // 16 ranks, 13 straights: five different ranks in C(16,5) - 13 = 4355 ways that are none, and
    // suits for them in 4^5 - 4 = 1020 ways that are no flush.
    const std::size_t ranks = 4355;
    const std::size_t suits = 1020;
    EXPECT_EQ(count_and_check(Deck::animals), (Counts{ranks * suits, 2795520, 241920, 107520,
                                                      13 * suits, ranks * 4, 5760, 960, 52, 0}));
}

} // namespace
} // namespace cards
