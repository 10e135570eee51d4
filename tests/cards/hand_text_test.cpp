#include "cards/hand_text.hpp"
#include "support/card_text.hpp"
#include "tabletop/text_error.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace cards {
namespace {

using support::deuces;
using tabletop::TextError;
using tabletop::TextReader;

/// How a hand is written that was read.
std::string written(std::string_view text, std::string_view rules = "standard") {
    return to_text(support::hand(text, support::hand_rules(rules)));
}

struct Fault {
    std::size_t column = 0;
    std::string found;
    std::string expected;
    friend bool operator==(const Fault&, const Fault&) = default;
    friend std::ostream& operator<<(std::ostream& out, const Fault& fault) {
        return out << fault.column << " | " << fault.found << " | " << fault.expected;
    }
};

Fault fault_in(std::string_view text, std::string_view rules = "standard") {
    TextReader reader(text);
    try {
        read_hand(reader, support::hand_rules(rules));
    } catch (const TextError& error) {
        EXPECT_EQ(error.place().line, 1U);
        return {error.place().column, error.found(), error.expected()};
    }
    return {};
}

TEST(HandText, made_cards_come_before_kickers_and_higher_ranks_first) {
    EXPECT_EQ(written("2dTd5sTh9c"), "ThTd9c5s2d");
    EXPECT_EQ(written("2d5sTh9cAc"), "AcTh9c5s2d");
    EXPECT_EQ(written("2d2h5sKc2c"), "2h2d2cKc5s");
    EXPECT_EQ(written("2d2hAsAc2c"), "2h2d2cAsAc");
    EXPECT_EQ(written("5d5hAs3c3h"), "5h5d3h3cAs");
    EXPECT_EQ(written("5dAs5h5c5s"), "5s5h5d5cAs");
}
TEST(HandText, within_a_rank_suits_go_from_spades_down_to_clubs) {
    EXPECT_EQ(written("TcTdThTs2c"), "TsThTdTc2c");
}
TEST(HandText, ace_comes_last_in_five_high_straights_alone) {
    EXPECT_EQ(written("Ac2d3h4s5c"), "5c4s3h2dAc");
    EXPECT_EQ(written("As2s3s4s5s"), "5s4s3s2sAs");
    EXPECT_EQ(written("AcKdQhJsTc"), "AcKdQhJsTc");
    EXPECT_EQ(written("Ac2d3h4s6c"), "Ac6c4s3h2d");
}
TEST(HandText, order_follows_what_wild_cards_stand_for) {
    EXPECT_EQ(written("2c(Td)Ts9c5s2d", deuces), "Ts2c(Td)9c5s2d");
    EXPECT_EQ(written("2c(Ts)Th9c5s3d", deuces), "2c(Ts)Th9c5s3d");
    EXPECT_EQ(written("AdAh2h(As)2c(As)Ac", deuces), "2h(As)2c(As)AhAdAc");
}
TEST(HandText, wild_card_that_stands_for_itself_is_written_without_brackets) {
    EXPECT_EQ(written("2c(2c)Ts9c5s3d", deuces), "Ts9c5s3d2c");
}
TEST(HandText, ten_may_be_written_in_digits) {
    EXPECT_EQ(written("10h10d9c5s2d"), "ThTd9c5s2d");
    EXPECT_EQ(written("10h2d(10d)9c5s3d", deuces), "Th2d(Td)9c5s3d");
}
TEST(HandText, arranging_any_order_of_five_of_a_kind_gives_the_same) {
    const std::string text = "2s(As)2c(As)AhAdAc";
    EXPECT_EQ(written("Ac2c(As)AhAd2s(As)", deuces), text);
    EXPECT_EQ(written(text, deuces), text);
}
TEST(HandText, reading_stops_after_five_cards) {
    TextReader reader("ThTd9c5s2d3c rest");
    read_hand(reader, {});
    EXPECT_EQ(reader.rest(), "3c rest");
}

TEST(HandText, faults_in_single_cards_are_told_with_their_place) {
    EXPECT_EQ(fault_in("ThTd9c5s").column, 9U);
    EXPECT_EQ(fault_in("ThTd9c5s").expected, "a card, such as Th");
    EXPECT_EQ(fault_in("ThTd9c5s2").column, 9U);
    EXPECT_EQ(fault_in("ThTd9c5s10").column, 9U);
    EXPECT_EQ(fault_in("ThTdXc5s2d").column, 5U);
    EXPECT_EQ(fault_in("ThTd9C5s2d").column, 5U);
    EXPECT_EQ(fault_in("thTd9C5s2d").column, 1U);
    EXPECT_EQ(fault_in("Th Td9c5s2d").column, 3U);
    EXPECT_EQ(fault_in("").column, 1U);
}
TEST(HandText, card_of_the_other_deck_is_a_fault) {
    EXPECT_EQ(fault_in("ThFd9c5s2d"), (Fault{3, "fox of diamonds", "a card of the 52-card deck"}));
    EXPECT_EQ(fault_in("Th2d(Fd)9c5s3d", deuces),
              (Fault{6, "fox of diamonds", "a card of the 52-card deck"}));
    EXPECT_EQ(fault_in("ThFd9c5s2d", "deck64"), Fault{});
}
TEST(HandText, card_that_is_there_twice_is_a_fault) {
    EXPECT_EQ(fault_in("ThTd9cTh2d"),
              (Fault{7, "the ten of hearts again", "five different cards"}));
    EXPECT_EQ(fault_in("2c(Ts)Th9c5s2c(Ad)", deuces),
              (Fault{13, "the two of clubs again", "five different cards"}));
}
TEST(HandText, brackets_on_a_card_that_is_not_wild_are_a_fault) {
    EXPECT_EQ(fault_in("ThTd9c(Ts)5s2d", deuces).column, 7U);
    EXPECT_EQ(fault_in("ThTd9c(9c)5s2d", deuces).column, 7U);
    EXPECT_EQ(fault_in("ThTd9c(9c)5s2d", deuces).expected,
              "no brackets, as the nine of clubs is not wild");
}
TEST(HandText, brackets_have_to_be_closed) {
    EXPECT_EQ(fault_in("ThTd9c5s2d(Ts", deuces).column, 14U);
    EXPECT_EQ(fault_in("ThTd9c5s2d(Ts", deuces).expected, "a closing bracket");
    EXPECT_EQ(fault_in("ThTd9c5s2d(", deuces).column, 12U);
    EXPECT_EQ(fault_in("ThTd9c5s2d()", deuces).column, 12U);
}
TEST(HandText, wild_card_that_stands_for_another_of_the_hand_is_a_fault) {
    const std::string expected = "a wild card to stand for a card that is not among the other four";
    EXPECT_EQ(fault_in("ThTd9c5s2d(Th)", deuces), (Fault{9, "another ten of hearts", expected}));
    EXPECT_EQ(fault_in("2d(Th)Td9c5sTh", deuces), (Fault{13, "another ten of hearts", expected}));
    EXPECT_EQ(fault_in("2d2c(2d)9c5sTh", deuces), (Fault{3, "another two of diamonds", expected}));
}

TEST(CardText, a_single_card) {
    TextReader reader("10sxx");
    EXPECT_EQ(read_card(reader), Card(Rank::ten, Suit::spades));
    EXPECT_EQ(reader.rest(), "xx");
}

} // namespace
} // namespace cards
