#include "cards/hand_finder.hpp"
#include "support/card_text.hpp"
#include "support/tables.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <string_view>

namespace cards {
namespace {

/// The announcements in the order found, each with the ranks that decide.
std::string found(std::string_view cards, Choice choice = Choice::best,
                  std::string_view rules = "standard") {
    std::string text;
    for (const FoundHand hand :
         find_hands(support::card_set(cards), support::hand_rules(rules), choice)) {
        text += (text.empty() ? "" : " ") + to_text(hand.announcement) + "|";
        for (std::size_t i = 0; i < compared_ranks(hand.value.category()); ++i)
            text += letter(hand.value.rank(i));
    }
    return text;
}

std::string found_lowest(std::string_view cards) { return found(cards, Choice::lowest); }

HandValue best(std::string_view cards, std::string_view rules) {
    return best_value(support::card_set(cards), support::hand_rules(rules)).value();
}

// 4.1 (b), 4.6 (e)
TEST(Hands_4_1, a_hand_takes_five_cards) {
    EXPECT_EQ(found("As Ks Qs Js"), "");
    EXPECT_EQ(found("2c 2d 2h 2s", Choice::best, "wild=2c+2d+2h+2s"), "");
    EXPECT_EQ(found(""), "");
    EXPECT_EQ(best_value(support::card_set("As Ks Qs Js"), {}), std::nullopt);
    EXPECT_EQ(found("As Ks Qs Js 2d"), "high:A|AKQJ2");
}

// 4.6 (a)
TEST(Hands_4_6, any_five_of_the_cards_may_be_chosen_weak_ones_too) {
    EXPECT_EQ(found("Ac 2d 3h 4s 5c 6d"), "straight:6|6 straight:5|5 high:A|A6543");
    EXPECT_EQ(found_lowest("Ac 2d 3h 4s 5c 6d"), "straight:6|6 straight:5|5 high:A|A6432");
    EXPECT_EQ(found("Kc Kd Kh Ks 2c 3d"), "quads:K|K3 trips:K|K32");
}
// 4.6 (b)
TEST(Hands_4_6, five_cards_fix_the_announcement) {
    EXPECT_EQ(found("Tc Td Th 5c 5d"), "full:T5|T5");
    EXPECT_EQ(found("Ac Kc Qc Jc 9c"), "flush:Ac|AKQJ9");
    EXPECT_EQ(found("Ac Kc Qc Jc Tc"), "sflush:Ac|A");
    EXPECT_EQ(found("Ac Kc Qc Jc Td"), "straight:A|A");
}

// 4.5 (c) The choice lies in the cards that the announcement does not name.
TEST(Hands_4_5, best_and_lowest_differ_in_what_is_not_announced) {
    EXPECT_EQ(found("Tc Td Ah Ks 7c 3d 2h"), "pair:T|TAK7 high:A|AKT73 high:K|KT732");
    EXPECT_EQ(found_lowest("Tc Td Ah Ks 7c 3d 2h"), "pair:T|T732 high:A|AT732 high:K|KT732");
}

TEST(HandFinder, high_cards_avoid_straights) {
    EXPECT_EQ(found("9c 8d 7h 6s 5c 2d"), "straight:9|9 high:9|98762 high:8|87652");
    EXPECT_EQ(found("9c 8d 7h 6s 5c"), "straight:9|9");
    EXPECT_EQ(found_lowest("Ac 5d 4h 3s 2c 9d"), "straight:5|5 high:A|A9432 high:9|95432");
    EXPECT_EQ(found("Ac 5d 4h 3s 2c"), "straight:5|5");
}
TEST(HandFinder, high_cards_avoid_flushes) {
    EXPECT_EQ(found("Kc Jc 9c 7c 5c 2d"), "flush:Kc|KJ975 high:K|KJ972 high:J|J9752");
    EXPECT_EQ(found("Kd Jc 9c 7c 5c 3c"), "flush:Jc|J9753 high:K|KJ975");
    EXPECT_EQ(found_lowest("Kc 9c 7c 5c 3c 2c 8d"),
              "flush:Kc|K7532 flush:9c|97532 high:K|K8532 high:9|98532 high:8|87532");
}
TEST(HandFinder, high_cards_avoid_a_straight_and_a_flush_at_once) {
    // The eight-high straight's four is the only card of another suit.
    EXPECT_EQ(found("8c 7c 6c 5c 4d 3c 2c"),
              "flush:8c|87653 flush:7c|76532 straight:8|8 straight:7|7 straight:6|6 high:8|87643 "
              "high:7|76542");
    EXPECT_EQ(found_lowest("8c 7c 6c 5c 4d 3c 2c"),
              "flush:8c|86532 flush:7c|76532 straight:8|8 straight:7|7 straight:6|6 high:8|85432 "
              "high:7|75432");
}
TEST(HandFinder, straights_avoid_straight_flushes) {
    EXPECT_EQ(found("9c 8c 7c 6c 5c"), "sflush:9c|9");
    EXPECT_EQ(found("9c 8c 7c 6c 5c 5d"), "sflush:9c|9 straight:9|9 pair:5|5987");
    EXPECT_EQ(found("Ac 2c 3c 4c 5c 5d"), "sflush:5c|5 straight:5|5 pair:5|5A43");
}
TEST(HandFinder, flushes_avoid_straight_flushes) {
    EXPECT_EQ(found("9c 8c 7c 6c 5c 3c"), "sflush:9c|9 flush:9c|98763 flush:8c|87653");
    EXPECT_EQ(found_lowest("Ac 5c 4c 3c 2c 6c"), "sflush:6c|6 sflush:5c|5 flush:Ac|A6432");
}
TEST(HandFinder, nothing_but_cards_of_one_suit) {
    EXPECT_EQ(found("As Ks Qs Js Ts 9s"), "sflush:As|A sflush:Ks|K flush:As|AKQJ9");
    EXPECT_EQ(found("As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s"),
              "sflush:As|A sflush:Ks|K sflush:Qs|Q sflush:Js|J sflush:Ts|T sflush:9s|9 sflush:8s|8 "
              "sflush:7s|7 sflush:6s|6 sflush:5s|5 flush:As|AKQJ9 flush:Ks|KQJT8 flush:Qs|QJT97 "
              "flush:Js|JT986 flush:Ts|T9875 flush:9s|98764 flush:8s|87653 flush:7s|76542");
}
TEST(HandFinder, sets_of_few_ranks_have_few_hands) {
    EXPECT_EQ(found("Ac Ad Ah As Kc Kd Kh Ks"), "quads:A|AK quads:K|KA full:AK|AK full:KA|KA");
    EXPECT_EQ(found("Ac Ad Ah Kc Kd Kh"), "full:AK|AK full:KA|KA");
    EXPECT_EQ(found("Ac Ad Kh Ks Qc"), "twopair:AK|AKQ");
}
TEST(HandFinder, equal_hands_are_listed_from_spades_down) {
    EXPECT_EQ(found("Kc Jc 9c 7c 5c Ks Js 9s 7s 5s").substr(0, 29),
              "flush:Ks|KJ975 flush:Kc|KJ975");
    EXPECT_EQ(found("Kc Jc 9c 7c 5c Ks Js 9s 7s 4s").substr(0, 29),
              "flush:Kc|KJ975 flush:Ks|KJ974");
}
TEST(HandFinder, replaces_what_was_found_before) {
    FoundHands hands;
    find_hands(support::card_set("As Ks Qs Js 9d"), {}, Choice::best, hands);
    find_hands(support::card_set("As Ah Qs Js 9d"), {}, Choice::best, hands);
    ASSERT_EQ(hands.size(), 1U);
    EXPECT_EQ(to_text(hands[0].announcement), "pair:A");
    find_hands({}, {}, Choice::best, hands);
    EXPECT_TRUE(hands.empty());
}
TEST(HandFinder, cards_of_one_suit_are_exchanged_where_others_will_do) {
    const CardSet set = support::card_set("Ks Qs Js 9s 8s 8d 3h");
    const FoundHands hands = find_hands(set, {}, Choice::best);
    const auto king = std::find_if(hands.begin(), hands.end(), [](const FoundHand& hand) {
        return to_text(hand.announcement) == "high:K";
    });
    ASSERT_NE(king, hands.end());
    EXPECT_EQ(to_text(cards_for(*king, set, {})), "KsQsJs9s8d");
}

/// `token|best|lowest` by token.
using Items = std::map<std::string, std::string>;

Items items_of(const FoundHands& best, const FoundHands& lowest) {
    Items items;
    for (const FoundHands* hands : {&best, &lowest}) {
        for (const FoundHand hand : *hands) {
            std::string& text = items[to_text(hand.announcement)];
            text += "|";
            for (std::size_t i = 0; i < compared_ranks(hand.value.category()); ++i)
                text += letter(hand.value.rank(i));
        }
    }
    return items;
}

TEST(HandFinder, every_row_of_hands_tsv) {
    for (const support::Row& row : support::read_table("hands.tsv")) {
        const HandRules rules = support::hand_rules(row[0]);
        const CardSet set = support::card_set(row[1]);
        Items expected;
        for (const std::string& item : support::split(row[2], ' ')) {
            const std::size_t bar = item.find('|');
            expected[item.substr(0, bar)] = item.substr(bar);
        }
        const FoundHands best = find_hands(set, rules, Choice::best);
        EXPECT_EQ(items_of(best, find_hands(set, rules, Choice::lowest)), expected) << row[1];
        EXPECT_EQ(best[0].value, best_value(set, rules)) << row[1];
    }
}

/// What poker.tsv calls right, as the announcement and the ranks that decide.
const std::map<std::string_view, std::string_view> right_hands{
    {"straight, five-high", "straight:5|5"},
    {"straight flush, five-high", "sflush:5h|5"},
    {"king-high flush K-Q-J-T-3: the straight and the flush are different five cards",
     "flush:Kh|KQJT3"},
    {"three jacks, no full house", "trips:J|J84"},
    {"pair of sevens with ace, king, ten", "pair:7|7AKT"},
    {"ten-high straight (the wild card is the eight; no jack can be made)", "straight:T|T"},
    {"five aces", "five:A|A"},
    {"king-high straight flush in hearts", "sflush:Kh|K"},
    {"kings full of fives", "full:K5|K5"},
    {"ace-high flush A-K-Q-7-3: no double ace", "flush:Ah|AKQ73"},
    {"ace high, no straight", "high:A|AK432"},
};

TEST(HandFinder, every_row_of_poker_tsv) {
    for (const support::Row& row : support::read_table("poker.tsv")) {
        std::string rules = row[2];
        if (rules == "high-low, low hands")
            rules = "high-low";
        if (row[1] == "-") {
            ASSERT_TRUE(right_hands.contains(row[3])) << row[3];
            const std::string all = found(row[0], Choice::best, rules);
            EXPECT_EQ(all.substr(0, all.find(' ')), right_hands.at(row[3])) << row[0];
            continue;
        }
        const HandValue a = best(row[0], rules);
        const HandValue b = best(row[1], rules);
        if (row[3].starts_with("A>B"))
            EXPECT_GT(a, b) << row[3];
        else if (row[3].starts_with("A<B"))
            EXPECT_LT(a, b) << row[3];
        else if (row[3].starts_with("A=B"))
            EXPECT_EQ(a, b) << row[3];
        else if (row[3].ends_with("B is lower"))
            EXPECT_GT(a, b) << row[3];
        else
            FAIL() << "not understood: " << row[3];
    }
}

} // namespace
} // namespace cards
