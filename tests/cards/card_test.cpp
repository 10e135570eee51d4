#include "cards/announcement_set.hpp"
#include "cards/card.hpp"
#include "cards/card_set.hpp"
#include "cards/deck.hpp"
#include "cards/words.hpp"
#include "support/card_text.hpp"

#include <gtest/gtest.h>

#include <string>

namespace cards {
namespace {

std::string joined(const std::vector<Card>& list) {
    std::string text;
    for (const Card card : list)
        text += to_text(card) + " ";
    return text;
}

TEST(Cards_1_2, standard_deck_has_52_cards_and_the_order_of_the_formats) {
    EXPECT_EQ(cards_of(Deck::standard).size(), 52U);
    EXPECT_EQ(joined(in_deck_order(Deck::standard)),
              "2c 2d 2h 2s 3c 3d 3h 3s 4c 4d 4h 4s 5c 5d 5h 5s 6c 6d 6h 6s 7c 7d 7h 7s "
              "8c 8d 8h 8s 9c 9d 9h 9s Tc Td Th Ts Jc Jd Jh Js Qc Qd Qh Qs Kc Kd Kh Ks "
              "Ac Ad Ah As ");
}

TEST(Cards_6_1, animal_deck_has_64_cards_with_fox_lion_dragon_between_ten_and_jack) {
    EXPECT_EQ(cards_of(Deck::animals).size(), 64U);
    EXPECT_EQ(joined(in_deck_order(cards_of(Deck::animals) - cards_of(Deck::standard))),
              "Fc Fd Fh Fs Lc Ld Lh Ls Dc Dd Dh Ds ");
    EXPECT_LT(Rank::ten, Rank::fox);
    EXPECT_LT(Rank::fox, Rank::lion);
    EXPECT_LT(Rank::lion, Rank::dragon);
    EXPECT_LT(Rank::dragon, Rank::jack);
}

TEST(Card, letters_go_both_ways) {
    std::string ranks;
    for (std::size_t i = 0; i < rank_count; ++i) {
        const auto rank = static_cast<Rank>(i);
        ranks += letter(rank);
        EXPECT_EQ(rank_of_letter(letter(rank)), rank);
    }
    EXPECT_EQ(ranks, "23456789TFLDJQKA");
    for (const Suit suit : all_suits)
        EXPECT_EQ(suit_of_letter(letter(suit)), suit);
    for (const char other : {'1', '0', 't', 'a', 'C', 'H', ' ', '\0'}) {
        EXPECT_EQ(rank_of_letter(other), std::nullopt);
        EXPECT_EQ(suit_of_letter(other), std::nullopt);
    }
}

TEST(Card, index_goes_both_ways) {
    for (std::size_t i = 0; i < 64; ++i) {
        const Card card = Card::from_index(i);
        EXPECT_EQ(card.index(), i);
        EXPECT_EQ(Card(card.rank(), card.suit()), card);
    }
}

TEST(Card, words) {
    EXPECT_EQ(in_words(Card(Rank::nine, Suit::hearts)), "nine of hearts");
    EXPECT_EQ(in_words(Card(Rank::fox, Suit::clubs)), "fox of clubs");
    EXPECT_EQ(plural_in_words(Rank::six), "sixes");
    EXPECT_EQ(plural_in_words(Rank::fox), "foxes");
    EXPECT_EQ(plural_in_words(Rank::king), "kings");
    EXPECT_EQ(in_words(Category::three_of_a_kind), "three of a kind");
    EXPECT_EQ(in_words(Category::straight_flush), "straight flush");
}

TEST(CardSet, behaves_as_a_set) {
    const Card king(Rank::king, Suit::diamonds);
    CardSet set = support::card_set("As Kd 2c");
    EXPECT_EQ(set.size(), 3U);
    EXPECT_TRUE(set.contains(king));
    EXPECT_EQ(set.ranks(Suit::diamonds), 1U << static_cast<unsigned>(Rank::king));
    set.erase(king);
    EXPECT_FALSE(set.contains(king));
    EXPECT_EQ(set, support::card_set("2c As"));
    EXPECT_EQ(set | CardSet{king}, support::card_set("2c As Kd"));
    EXPECT_EQ(support::card_set("2c As Kd") - set, CardSet{king});
    EXPECT_EQ(support::card_set("2c As Kd") & set, set);
    EXPECT_TRUE((set - set).empty());
}

TEST(AnnouncementSet, holds_what_was_inserted) {
    AnnouncementSet set;
    const auto last = Announcement::of(Category::full_house, Rank::ace, Rank::king);
    set.insert(last);
    EXPECT_TRUE(set.contains(last));
    EXPECT_FALSE(set.contains(Announcement::of(Category::full_house, Rank::king, Rank::ace)));
    AnnouncementSet other;
    EXPECT_NE(set, other);
    other.insert(last);
    EXPECT_EQ(set, other);
}

} // namespace
} // namespace cards
