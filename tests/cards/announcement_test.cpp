#include "cards/announcement.hpp"
#include "cards/words.hpp"
#include "support/card_text.hpp"
#include "support/tables.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace cards {
namespace {

Announcement announcement(std::string_view token) {
    const std::optional<Announcement> found = announcement_from_text(token);
    if (!found)
        throw std::invalid_argument("no announcement: " + std::string(token));
    return *found;
}

std::string announced(std::string_view cards) {
    return to_text(announcement_of(support::hand(cards), Deck::standard));
}

// Every row of names.tsv, and no announcement beside those.
TEST(Announcement, every_token_goes_both_ways_and_has_its_words) {
    std::set<std::size_t> indices;
    for (const support::Row& row : support::read_table("names.tsv")) {
        const Announcement named = announcement(row[0]);
        EXPECT_EQ(to_text(named), row[0]);
        EXPECT_EQ(in_words(named), row[1]);
        EXPECT_EQ(Announcement::from_index(named.index()), named);
        EXPECT_LT(named.index(), announcement_limit);
        indices.insert(named.index());
    }
    EXPECT_EQ(indices.size(), announcement_count);
}

TEST(Announcement, no_other_text_is_one) {
    std::set<std::string> tokens;
    for (const support::Row& row : support::read_table("names.tsv"))
        tokens.insert(row[0]);
    const std::string letters = "23456789TFLDJQKAcdhs10tjqka: ";
    for (const std::string prefix : {"high:", "pair:", "twopair:", "trips:", "straight:", "flush:",
                                     "full:", "quads:", "sflush:", "five:", "six:", ""}) {
        EXPECT_EQ(announcement_from_text(prefix), std::nullopt);
        for (const char a : letters) {
            const std::string one = prefix + a;
            EXPECT_EQ(announcement_from_text(one).has_value(), tokens.contains(one)) << one;
            for (const char b : letters) {
                const std::string two = one + b;
                EXPECT_EQ(announcement_from_text(two).has_value(), tokens.contains(two)) << two;
                EXPECT_EQ(announcement_from_text(two + "c"), std::nullopt);
            }
        }
    }
}

TEST(Announcement, tells_what_it_names) {
    const Announcement full = announcement("full:T5");
    EXPECT_EQ(full.category(), Category::full_house);
    EXPECT_EQ(full.rank(), Rank::ten);
    EXPECT_EQ(full.second_rank(), Rank::five);
    EXPECT_EQ(full.suit(), std::nullopt);
    const Announcement flush = announcement("sflush:Ks");
    EXPECT_EQ(flush.category(), Category::straight_flush);
    EXPECT_EQ(flush.rank(), Rank::king);
    EXPECT_EQ(flush.second_rank(), std::nullopt);
    EXPECT_EQ(flush.suit(), Suit::spades);
    EXPECT_EQ(announcement("five:2").category(), Category::five_of_a_kind);
}

// 4.5 (b) What each category is announced by.
TEST(Hands_4_5, high_card_is_announced_by_its_top_rank) {
    EXPECT_EQ(announced("QcTd7h5s2d"), "high:Q");
    EXPECT_EQ(announced("QdJd9h5s2d"), "high:Q");
}
TEST(Hands_4_5, pair_and_three_and_four_of_a_kind_are_announced_by_their_rank) {
    EXPECT_EQ(announced("TcTdAh5s2d"), "pair:T");
    EXPECT_EQ(announced("TcTdThAs2d"), "trips:T");
    EXPECT_EQ(announced("TcTdThTsAd"), "quads:T");
    EXPECT_EQ(announced("TcTdThTs2d"), "quads:T");
}
TEST(Hands_4_5, two_pair_is_announced_by_both_ranks_the_higher_first) {
    EXPECT_EQ(announced("5c5dThTsAd"), "twopair:T5");
}
TEST(Hands_4_5, straight_is_announced_by_its_top_rank) {
    EXPECT_EQ(announced("KcQdJhTs9d"), "straight:K");
    EXPECT_EQ(announced("Ac2d3h4s5d"), "straight:5");
}
TEST(Hands_4_5, flush_is_announced_by_top_rank_and_suit_whatever_the_lesser_cards_are) {
    EXPECT_EQ(announced("KsQsJsTs8s"), "flush:Ks");
    EXPECT_EQ(announced("Ks6s4s3s2s"), "flush:Ks");
    EXPECT_EQ(announced("Kh6h4h3h2h"), "flush:Kh");
}
TEST(Hands_4_5, full_house_is_announced_by_both_ranks_the_triplet_first) {
    EXPECT_EQ(announced("TcTdTh5s5d"), "full:T5");
    EXPECT_EQ(announced("5c5dThTs5h"), "full:5T");
}
TEST(Hands_4_5, straight_flush_is_announced_by_top_rank_and_suit) {
    EXPECT_EQ(announced("KsQsJsTs9s"), "sflush:Ks");
    EXPECT_EQ(announced("As2s3s4s5s"), "sflush:5s");
    EXPECT_EQ(in_words(announcement("sflush:As")), "royal flush in spades");
}

} // namespace
} // namespace cards
