#include "cards/hand_finder.hpp"
#include "support/card_text.hpp"
#include "support/slow_hands.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <vector>

// Sets of 5 to 16 cards against the slow search through all their hands. Half of them are drawn
// from a part of the deck, as whole decks seldom give the hard cases: one suit and a few cards
// besides, few ranks, ranks in a row.

namespace cards {
namespace {

using Generator = std::mt19937_64;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int share = 10; // of the sets, as each takes so much longer
#else
constexpr int share = 1;
#endif

std::size_t below(Generator& generator, std::size_t bound) { return generator() % bound; }

std::vector<Card> part_of(Deck deck, Generator& generator) {
    const std::size_t kind = below(generator, 6);
    const auto suit = static_cast<Suit>(below(generator, suit_count));
    const std::uint64_t half_of_ranks = generator();
    const std::uint64_t ranks = half_of_ranks & generator();
    const std::size_t start = below(generator, rank_count);
    std::vector<Card> part;
    for (const Card card : in_deck_order(deck)) {
        const auto rank = static_cast<std::size_t>(card.rank());
        const bool one_suit = card.suit() == suit || below(generator, 8) == 0;
        const bool few_ranks = (ranks >> rank & 1U) != 0;
        const bool in_a_row = (rank + rank_count - start) % rank_count < 7;
        if (kind > 2 || (kind == 0 && one_suit) || (kind == 1 && few_ranks) ||
            (kind == 2 && in_a_row))
            part.push_back(card);
    }
    return part.size() < hand_size ? in_deck_order(deck) : part;
}

struct Case {
    CardSet cards;
    HandRules rules;
};

/// `wild` covered cards are wild, and some others besides.
Case random_case(Generator& generator, std::size_t wild) {
    Case drawn;
    drawn.rules.deck = below(generator, 2) == 0 ? Deck::standard : Deck::animals;
    std::vector<Card> part = part_of(drawn.rules.deck, generator);
    std::shuffle(part.begin(), part.end(), generator);
    const std::size_t size = std::min(part.size(), hand_size + below(generator, 12));
    for (std::size_t i = 0; i < size; ++i) {
        drawn.cards.insert(part[i]);
        if (i < wild)
            drawn.rules.wild.insert(part[i]);
    }
    for (std::size_t i = size; i < part.size(); ++i) {
        if (wild > 0 && below(generator, 8) == 0)
            drawn.rules.wild.insert(part[i]);
    }
    return drawn;
}

std::string text(const Case& drawn) {
    std::string text = drawn.rules.deck == Deck::standard ? "standard" : "deck64";
    for (const Card card : in_deck_order(drawn.cards))
        text += (drawn.rules.wild.contains(card) ? " *" : " ") + to_text(card);
    return text;
}

bool in_order(const FoundHands& found) {
    return std::is_sorted(found.begin(), found.end(), [](const FoundHand& a, const FoundHand& b) {
        return a.value != b.value ? a.value > b.value
                                  : a.announcement.suit() > b.announcement.suit();
    });
}

/// The cards made for what was found are right in every way, and their text is read again.
void check_cards(const FoundHand& found, const Case& drawn, std::size_t least_wild) {
    const Hand hand = cards_for(found, drawn.cards, drawn.rules);
    const std::string text = to_text(hand);
    EXPECT_TRUE(is_well_named(hand, drawn.rules)) << text;
    EXPECT_TRUE((cards_in(hand) - drawn.cards).empty()) << text;
    EXPECT_EQ(value_of(hand, drawn.rules.deck), found.value) << text;
    EXPECT_EQ(announcement_of(hand, drawn.rules.deck), found.announcement) << text;
    EXPECT_EQ((cards_in(hand) & drawn.rules.wild).size(), least_wild) << text;
    EXPECT_EQ(arrange(hand, drawn.rules.deck), hand) << text;
    EXPECT_EQ(support::hand(text, drawn.rules), hand) << text;
    Hand turned = hand;
    std::reverse(turned.begin(), turned.end());
    EXPECT_EQ(support::hand(to_text(turned), drawn.rules), hand) << text;
}

void check(const Case& drawn, bool with_cards) {
    const slow::Table table = slow::every_hand(drawn.cards, drawn.rules);
    for (const Choice choice : {Choice::best, Choice::lowest}) {
        const FoundHands found = find_hands(drawn.cards, drawn.rules, choice);
        EXPECT_EQ(found.size(), table.size());
        EXPECT_TRUE(in_order(found));
        for (const FoundHand& hand : found) {
            const slow::Extremes& right = table[hand.announcement];
            const slow::Extreme& chosen = choice == Choice::best ? right.best : right.lowest;
            ASSERT_TRUE(right.seen) << to_text(hand.announcement);
            EXPECT_EQ(hand.value, chosen.value) << to_text(hand.announcement);
            if (with_cards)
                check_cards(hand, drawn, chosen.wild);
        }
    }
    const std::optional<HandValue> best = best_value(drawn.cards, drawn.rules);
    EXPECT_EQ(best, find_hands(drawn.cards, drawn.rules, Choice::best)[0].value);
}

void check_sets(std::size_t wild, int sets) {
    Generator generator(20261129 + wild);
    for (int i = 0; i < std::max(1, sets / share) && !testing::Test::HasFailure(); ++i) {
        const Case drawn = random_case(generator, wild);
        SCOPED_TRACE(text(drawn));
        check(drawn, wild > 0 || i % 4 == 0);
    }
}

TEST(RandomSets, without_wild_cards) { check_sets(0, 20000); }
TEST(RandomSets, with_one_wild_card) { check_sets(1, 3000); }
TEST(RandomSets, with_two_wild_cards) { check_sets(2, 300); }
TEST(RandomSets, with_three_wild_cards) { check_sets(3, 30); }
TEST(RandomSets, with_four_wild_cards) { check_sets(4, 10); }
TEST(RandomSets, with_many_wild_cards) { check_sets(8, 3); }
TEST(RandomSets, with_nothing_but_wild_cards) { check_sets(16, 2); }

} // namespace
} // namespace cards
