#include "games/checkers_poker/state.hpp"
#include "support/showdown.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

// docs/rules.md, 4.3: which hand is better; and 6.1, 6.2 as far as they bear on it. Low showdowns
// are those of turn 6 in high-low games.

namespace checkers_poker {
namespace {

using support::loser;

using BetterAndWorse = std::pair<std::string, std::string>;

/// The first of each pair of hands wins a high showdown and loses a low one, whoever shows it.
void expect_better(const std::vector<BetterAndWorse>& pairs, const std::string& rules) {
    const std::string low_rules = rules == "standard" ? "high-low" : rules + ",high-low";
    for (const auto& [better, worse] : pairs) {
        EXPECT_EQ(loser(better, worse, rules), "Second") << better << " " << worse;
        EXPECT_EQ(loser(worse, better, rules), "First") << better << " " << worse;
        EXPECT_EQ(loser(better, worse, low_rules, 6), "First") << better << " " << worse;
        EXPECT_EQ(loser(worse, better, low_rules, 6), "Second") << better << " " << worse;
    }
}

void expect_tie(const std::vector<std::pair<std::string, std::string>>& pairs) {
    for (const auto& [one, other] : pairs) {
        EXPECT_EQ(loser(one, other), "nobody") << one << " " << other;
        EXPECT_EQ(loser(other, one, "high-low", 6), "nobody") << one << " " << other;
    }
}

// 4.3 (a) Straight flush, four of a kind, full house, flush, straight, three of a kind, two pair,
// pair, high card: the weakest of each against the strongest of the next.
TEST(Rules_4_3, categories_rank_as_usual_in_poker) {
    expect_better({{"5c4c3c2cAc", "KcKdKhKsAd"},
                   {"2c2d2h2s3c", "AsAhAdKsKh"},
                   {"2d2h2s3d3h", "AcKcQcJc9c"},
                   {"7s5s4s3s2s", "AhKdQsJdTc"},
                   {"5c4d3h2sAs", "AcAdAhKsQs"},
                   {"2c2d2h3s4s", "AcAdKcKdQh"},
                   {"3c3d2c2d4h", "AhAsKhQdJc"},
                   {"2d2h3s4c5h", "AcKdQhJs9c"}},
                  "standard");
}

// 4.3 (b) The ranks that make the category come first.
TEST(Rules_4_3, equal_categories_compare_by_the_ranks_that_make_them) {
    expect_better({{"6s5s4s3s2s", "5c4c3c2cAc"},
                   {"4c4d4h4s2c", "3c3d3h3sAs"},
                   {"4c4d4h2c2d", "3c3d3hAcAd"},
                   {"AcTc9c8c2c", "KdQdJdTd8d"},
                   {"6c5d4h3s2c", "5h4s3d2dAc"},
                   {"3c3d3h4c2c", "2d2h2sAcKd"},
                   {"KcKd2c2d3h", "QcQdJcJdAs"},
                   {"KcKd3c3d4h", "KhKs2c2dAs"},
                   {"3c3d4h5h2s", "2c2dAsKhQd"},
                   {"8c4d3h2s5c", "7d6h5d4s2c"}},
                  "standard");
}

// 4.3 (b) … then the other cards, highest first (4.5 (c): though no announcement names them).
TEST(Rules_4_3, kickers_decide_in_their_order) {
    expect_better({{"AcKcQc3c2c", "AdKdJdTd9d"},
                   {"AcKcQcJc3c", "AdKdQdJd2d"},
                   {"AcJc9c8c3c", "AdJd9d7d6d"},
                   {"KcKd2c2d4h", "KhKs2h2s3h"},
                   {"KcKdAs3h2h", "KhKsQdJdTd"},
                   {"KcKdQs4h2h", "KhKsQd3d2d"},
                   {"KcKdQs4h3h", "KhKsQd4d2d"},
                   {"AcKd4h3s2c", "AdQhJsTs8c"},
                   {"AcKdQh3s2c", "AdKhJsTs8c"},
                   {"AcKdQhJs3c", "AdKhQsJc2c"},
                   {"9c8d7h5s4c", "9d8h7s5d3c"}},
                  "standard");
}

// 4.3 (b) A straight compares by its top card alone.
TEST(Rules_4_3, straights_compare_by_their_top_card) {
    const std::string ranks = "A23456789TJQKA";
    for (std::size_t low = 0; low + 5 < ranks.size(); ++low) {
        std::string lower;
        std::string higher;
        for (std::size_t i = 0; i < 5; ++i) {
            lower += {ranks[low + i], i % 2 == 0 ? 'c' : 'd'};
            higher += {ranks[low + 1 + i], i % 2 == 0 ? 'h' : 's'};
        }
        EXPECT_EQ(loser(lower, higher), "First") << lower;
    }
}

// 4.3 (c) Suits never break a tie.
TEST(Rules_4_3, suits_never_break_a_tie) {
    expect_tie({{"AcKcQcJcTc", "AsKsQsJsTs"},
                {"AcKcQcJc9c", "AsKsQsJs9s"},
                {"AcKdQhJsTc", "AsKhQdJcTs"},
                {"AcAdKcKdQc", "AhAsKhKsQs"},
                {"AcAdKcQcJc", "AhAsKsQsJs"},
                {"AcKdQhJs9c", "AsKcQdJh9s"}});
}

// 4.3 (d) The ace is the highest rank.
TEST(Rules_4_3, the_ace_is_the_highest_rank) {
    expect_better({{"Ac5d4h3s7c", "KcQdJh9s8c"}, {"AcAd4h3s2c", "KcKdQhJsTc"}}, "standard");
}

// 4.3 (d) It also plays low in A-2-3-4-5, the lowest straight, called five-high.
TEST(Rules_4_3, ace_to_five_is_the_lowest_straight_and_five_high) {
    expect_better({{"6c5d4h3s2c", "5c4d3h2sAc"}, {"5c4d3h2sAc", "AdAhAsKcQd"}}, "standard");
    const State state =
        support::after(support::showdown("Ac 2d 3h 4s 5c", "Ad 2h 3s 4c 5d"), "=Ad2h3s4c5d");
    EXPECT_EQ(to_text(state.used[second].in_order().back()), "straight:5");
}

// 4.3 (d) Never round the corner.
TEST(Rules_4_3, no_straight_goes_round_the_corner) {
    for (const std::string hand : {"QcKdAh2s3c", "KcAd2h3s4c", "JcQdKhAs2c"})
        EXPECT_EQ(loser(hand, "3h3d4d6h7d"), "First") << hand;
}

// 6.1 Straights run through the animals: 10-fox-lion-dragon-jack is one, and ten and jack are not
// neighbours.
TEST(Rules_6_1, straights_run_through_the_animals) {
    const std::string ranks = "A23456789TFLDJQKA";
    for (std::size_t low = 0; low + 5 <= ranks.size(); ++low) {
        std::string straight;
        for (std::size_t i = 0; i < 5; ++i)
            straight += {ranks[low + i], i % 2 == 0 ? 'c' : 'd'};
        EXPECT_EQ(loser(straight, "2h2s3h3s4h", "deck64"), "Second") << straight;
    }
    EXPECT_EQ(loser("TcJdQhKsAc", "2h2d3s4h6s", "deck64"), "First");
    EXPECT_EQ(loser("9cTdJhQsKc", "2h2d3s4h6s", "deck64"), "First");
    EXPECT_EQ(loser("7c8d9hTsJc", "2h2d3s4h6s", "deck64"), "First");
    EXPECT_EQ(loser("TcJdQhKsAc", "AdAhAs2h3s"), "Second");
}

// 6.2 (b) The ace is high in a low showdown too, straights and flushes count: 7-5-4-3-2 of mixed
// suits is the best low hand.
TEST(Rules_6_2, the_best_low_hand_is_seven_five_four_three_two_of_mixed_suits) {
    const std::string best = "7c5d4h3s2c";
    for (const std::string other :
         {"7h6h4d3d2s", "8h5h4d3d2s", "Ah5h4d3d2s", "5h4d3d2sAc", "6h5h4d3d2s", "2d2h3d4d5h"}) {
        EXPECT_EQ(loser(best, other, "high-low", 6), "Second") << other;
    }
    EXPECT_EQ(loser(best, "7h5h4d3d2s", "high-low", 6), "nobody");
    EXPECT_EQ(loser("7c5c4c3c2c", "7d5d4h3h2s", "high-low", 6), "First"); // a flush
}

} // namespace
} // namespace checkers_poker
