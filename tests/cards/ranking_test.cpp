#include "cards/hand.hpp"
#include "cards/hand_value.hpp"
#include "support/card_text.hpp"
#include "support/tables.hpp"

#include <gtest/gtest.h>

#include <compare>
#include <string_view>

namespace cards {
namespace {

HandValue value(std::string_view cards, const HandRules& rules = {}) {
    return value_of(support::hand(cards, rules), rules.deck);
}
HandValue value64(std::string_view cards) { return value(cards, support::hand_rules("deck64")); }

// 4.3 (a)
TEST(Hands_4_3, categories_rank_as_usual) {
    const std::array<std::string_view, 9> strongest_first{"5s4s3s2sAs", "2c2d2h2s3c", "2c2d2h3s3c",
                                                          "7h5h4h3h2h", "5c4d3h2sAc", "2c2d2h4s3c",
                                                          "3c3d2h2s4c", "2c2d5h4s3c", "7c5d4h3s2c"};
    for (std::size_t i = 1; i < strongest_first.size(); ++i)
        EXPECT_GT(value(strongest_first[i - 1]), value(strongest_first[i]));
}
TEST(Hands_4_3, strongest_of_a_category_loses_to_the_weakest_of_the_next) {
    EXPECT_LT(value("AcKdQhJs9c"), value("2c2d5h4s3c"));
    EXPECT_LT(value("AcAdKhQsJc"), value("3c3d2h2s4c"));
    EXPECT_LT(value("AcAdKhKsQc"), value("2c2d2h4s3c"));
    EXPECT_LT(value("AcAdAhKsQc"), value("5c4d3h2sAc"));
    EXPECT_LT(value("AcKdQhJsTc"), value("7h5h4h3h2h"));
    EXPECT_LT(value("AcKcQcJc9c"), value("2c2d2h3s3c"));
    EXPECT_LT(value("AcAdAhKsKc"), value("2c2d2h2s3c"));
    EXPECT_LT(value("AcAdAhAsKc"), value("5s4s3s2sAs"));
}

// 4.3 (b)
TEST(Hands_4_3, cards_that_make_the_category_come_before_the_others) {
    EXPECT_GT(value("3c3d4h5s6c"), value("2c2dAhKsQc"));
    EXPECT_GT(value("4c4d2h2s3c"), value("3c3d2d2cAc"));
    EXPECT_GT(value("4c4d3h3s2c"), value("4h4s2d2hAc"));
    EXPECT_GT(value("3c3d3h2s2c"), value("2c2d2hAsAc"));
    EXPECT_GT(value("3c3d3h5s5c"), value("3c3d3h4s4c"));
    EXPECT_GT(value("3c3d3h3s2c"), value("2c2d2h2sAc"));
    EXPECT_GT(value("3c3d3h4s2c"), value("2c2d2hAsKc"));
}
TEST(Hands_4_3, ranks_of_two_pairs_are_not_added_up) {
    EXPECT_LT(value("6c6d3h3sAc"), value("7c7d2h2sAd"));
}
TEST(Hands_4_3, kickers_decide_from_the_highest_down) {
    EXPECT_GT(value("JcTc7c4c3c"), value("JhTh7h4h2h"));
    EXPECT_GT(value("AcKdQhJs9c"), value("AdKhQsJc8c"));
    EXPECT_GT(value("AcAdKhQs3c"), value("AhAsKcQd2c"));
    EXPECT_GT(value("AcAd5h4s3c"), value("AhAs5c4d2c"));
    EXPECT_GT(value("AcAd6c6sQc"), value("AhAs6d6hJc"));
    EXPECT_GT(value("AcAdAhAs3c"), value("AcAdAhAs2c"));
    EXPECT_GT(value("KcKdKh3s2c"), value("QcQdQhAsKc"));
    EXPECT_GT(value("KcKdKh4s2c"), value("KcKdKh3s2c"));
}
TEST(Hands_4_3, straights_compare_by_their_top_card) {
    EXPECT_GT(value("AcKdQhJsTc"), value("KcQdJhTs9c"));
    EXPECT_GT(value("6c5d4h3s2c"), value("5c4d3h2sAc"));
    EXPECT_GT(value("6c5c4c3c2c"), value("5d4d3d2dAd"));
}

// 4.3 (c)
TEST(Hands_4_3, suits_never_break_a_tie) {
    EXPECT_EQ(value("AsKsQsJsTs"), value("AcKcQcJcTc"));
    EXPECT_EQ(value("As9s5s4s3s"), value("Ac9c5c4c3c"));
    EXPECT_EQ(value("AsKdQdJdTd"), value("AcKcQcJcTs"));
    EXPECT_EQ(value("AsAhKsQs2s"), value("AcAdKcQc2c"));
    EXPECT_EQ(value("AsKhQs4s2s"), value("AcKdQc4c2c"));
}

// 4.3 (d)
TEST(Hands_4_3, ace_is_high_and_plays_low_in_one_straight) {
    EXPECT_EQ(value("Ac2d3h4s5c"), HandValue(Category::straight, {Rank::five}));
    EXPECT_EQ(value("Ac2c3c4c5c"), HandValue(Category::straight_flush, {Rank::five}));
    EXPECT_EQ(value("AcKdQhJsTc"), HandValue(Category::straight, {Rank::ace}));
    EXPECT_EQ(value("Ac6d4h3s2c").category(), Category::high_card);
    EXPECT_GT(value("AcAd4h3s2c"), value("KcKd4h3s2c"));
}
TEST(Hands_4_3, straights_never_go_round_the_corner) {
    EXPECT_EQ(value("QcKdAh2s3c").category(), Category::high_card);
    EXPECT_EQ(value("KcAd2h3s4c").category(), Category::high_card);
    EXPECT_EQ(value("JcQdKhAs2c").category(), Category::high_card);
    EXPECT_EQ(value("QsKsAs2s3s").category(), Category::flush);
}

// 6.1 (b)
TEST(Hands_6_1, straights_run_through_the_animals) {
    EXPECT_EQ(value64("TcFdLhDsJc"), HandValue(Category::straight, {Rank::jack}));
    EXPECT_EQ(value64("FcLdDhJsQc"), HandValue(Category::straight, {Rank::queen}));
    EXPECT_EQ(value64("7c8d9hTsFc"), HandValue(Category::straight, {Rank::fox}));
    EXPECT_EQ(value64("DcJcQcKcAc"), HandValue(Category::straight_flush, {Rank::ace}));
    EXPECT_EQ(value64("Ac2d3h4s5c"), HandValue(Category::straight, {Rank::five}));
}
TEST(Hands_6_1, ten_to_ace_is_no_straight_with_the_animals) {
    EXPECT_EQ(value64("TcJdQhKsAc").category(), Category::high_card);
    EXPECT_EQ(value64("TcJcQcKcAc").category(), Category::flush);
    EXPECT_EQ(value64("9cTdJhQsKc").category(), Category::high_card);
}
TEST(Hands_6_1, animals_rank_between_ten_and_jack) {
    EXPECT_GT(value64("FcFd4h3s2c"), value64("TcTdAhKsQc"));
    EXPECT_GT(value64("LcLd4h3s2c"), value64("FcFdAhKsQc"));
    EXPECT_GT(value64("DcDd4h3s2c"), value64("LcLdAhKsQc"));
    EXPECT_GT(value64("JcJd4h3s2c"), value64("DcDdAhKsQc"));
}

// 6.2 (b) The ranking is the same one, so the lowest hand of all is this.
TEST(Hands_6_2, seven_five_four_three_two_of_mixed_suits_is_the_lowest_hand) {
    const HandValue lowest = value("7c5d4h3s2c");
    EXPECT_EQ(lowest.category(), Category::high_card);
    EXPECT_LT(lowest, value("7c6d4h3s2c"));
    EXPECT_LT(lowest, value("Ac6d4h3s2c"));
    EXPECT_LT(lowest, value("6c5d4h3s2c"));
    EXPECT_LT(lowest, value("7c5c4c3c2c"));
}

TEST(HandValue, tells_its_ranks_in_the_order_in_which_they_are_compared) {
    const HandValue pair = value("2cTdKhTs5c");
    ASSERT_EQ(compared_ranks(pair.category()), 4U);
    EXPECT_EQ(pair.rank(0), Rank::ten);
    EXPECT_EQ(pair.rank(1), Rank::king);
    EXPECT_EQ(pair.rank(2), Rank::five);
    EXPECT_EQ(pair.rank(3), Rank::two);
    EXPECT_EQ(HandValue::from_number(pair.number()), pair);
    EXPECT_EQ(announced_ranks(Category::full_house), 2U);
    EXPECT_EQ(announced_ranks(Category::flush), 1U);
}

TEST(Hands, every_row_of_compare_tsv) {
    for (const support::Row& row : support::read_table("compare.tsv")) {
        const HandRules rules = support::hand_rules(row[0]);
        const std::strong_ordering order = value(row[1], rules) <=> value(row[2], rules);
        const std::string_view sign = order < 0 ? "-1" : order > 0 ? "1" : "0";
        EXPECT_EQ(sign, row[3]) << row[1] << " " << row[2];
    }
}

} // namespace
} // namespace cards
