#include "spoilt_position.hpp"

#include <gtest/gtest.h>

#include <string>

// Bad position strings: each field for itself; what is said, and where.

namespace checkers_poker {
namespace {

TEST(BadPosition, the_good_ones_are_good) {
    for (const std::string& fields :
         {move_fields, end_fields, over_fields, roll_fields, show_fields, first_shows, removal})
        EXPECT_EQ(PositionFields(fields).failure(), "fine") << fields;
}

std::string failure_of(const std::string& text) {
    return support::failure([&] { read_position(text); });
}

TEST(BadPosition, too_few_or_too_many_fields) {
    EXPECT_EQ(failure_of(""), "1:1 the end | ten fields in a position; 0 are there");
    EXPECT_EQ(failure_of("a b c"), "1:6 the end | ten fields in a position; 3 are there");
    EXPECT_EQ(failure_of("1 2 3 4 5 6 7 8 9"),
              "1:18 the end | ten fields in a position; 9 are there");
    EXPECT_EQ(failure_of("1 2 3 4 5 6 7 8 9 10 11"),
              "1:22 \"11\" | the end of the position after ten fields");
    EXPECT_EQ(failure_of("startpos moves"), "1:15 the end | ten fields in a position; 2 are there");
}

TEST(BadPosition, places_count_lines_too) {
    EXPECT_EQ(failure_of("1 2\n3 4 5\r\n6 7 8 9 die,die").substr(0, 5), "3:13 ");
}

const std::string rank8 = "2c2d2h2s3c3d3h3s";
const std::string other_ranks =
    "/4c4d4h4s5c5d5h5s/6c6d6h6s7c7d7h7s/8c8d8h8s9c9d9h9s/TcTdThTsJcJdJhJs/QcQdQhQsKcKdKhKs/"
    "AcAdAhAs--------/----------------";

std::string spoilt_rank8(const std::string& rank) {
    std::string told = spoilt(move_fields, 1, rank + other_ranks);
    return told.substr(0, told.find(' ')) + told.substr(told.find(" |"));
}

TEST(BadPosition, cards_are_exactly_those_of_the_deck) {
    const std::string deck = " | a card of the deck, each once, or -- for a blank";
    EXPECT_EQ(spoilt_rank8("2c2d2h2s3c3d3h2c"), "1:15" + deck); // the two of clubs again
    EXPECT_EQ(spoilt_rank8("2c2d2h2s3c3d3hFs"), "1:15" + deck);
    EXPECT_EQ(spoilt_rank8("2c2d2h2s3c3d3h3x"), "1:15 | a card, such as Th");
    EXPECT_EQ(spoilt_rank8("2c2d2h2s3c3d3h1s"), "1:15 | a card, such as Th");
    EXPECT_EQ(spoilt_rank8("2C2d2h2s3c3d3h3s"), "1:1 | a card, such as Th");
    EXPECT_EQ(spoilt(move_fields, 1, "--2d2h2s3c3d3h3s" + other_ranks),
              "1:136 the end | all cards of the deck: 2c is missing");
}

TEST(BadPosition, cards_lie_in_eight_ranks_of_eight) {
    EXPECT_EQ(spoilt_rank8("2c2d2h2s3c3d3h"), "1:15 | eight spaces in each rank");
    EXPECT_EQ(spoilt_rank8("2c2d2h2s3c3d3h3s--"), "1:17 | \"/\" after eight spaces");
    EXPECT_EQ(spoilt_rank8("2c2d2h2s3c3d3h3s/"), "1:18 | eight spaces in each rank");
    EXPECT_EQ(spoilt(move_fields, 1, rank8), "1:17 the end | \"/\" after eight spaces");
    EXPECT_EQ(spoilt(move_fields, 1, rank8 + other_ranks + "/"),
              "1:136 \"/\" | the end of the cards after eight ranks");
}

TEST(BadPosition, the_64_card_deck_needs_all_its_cards) {
    const std::string told = PositionFields(move_fields).with(10, "deck64").failure();
    EXPECT_EQ(told, "1:136 the end | all cards of the deck: Fc is missing");
}

TEST(BadPosition, checkers_stand_in_eight_ranks_of_eight) {
    EXPECT_EQ(spoilt_checkers("xx5o/xx5o/8/8/4o3/8/3o4/xo5"),
              "2:28 the end | eight spaces in each rank");
    EXPECT_EQ(spoilt_checkers("xx5o/xx5o/8/8/4o3/8/3o4/xo7"),
              "2:27 \"7\" | eight spaces in each rank");
    EXPECT_EQ(spoilt_checkers("xx5ox/xx5o/8/8/4o3/8/3o4/xo6"),
              "2:5 \"x/xx5o/8/8/4o3/8/3o4/xo6\" | eight spaces in each rank");
    EXPECT_EQ(spoilt_checkers("xx5o/xx5o/8/8/4o3/8/3o4"), "2:24 the end | \"/\" and a further "
                                                          "rank");
    EXPECT_EQ(spoilt_checkers("xx5o/xx5o/8/8/4o3/8/3o4/xo6/8"),
              "2:28 \"/8\" | the end of the checkers after eight ranks");
    EXPECT_EQ(spoilt_checkers("xx41o/xx5o/8/8/4o3/8/3o4/xo6"),
              "2:4 \"1o/xx5o/8/8/4o3/8/3o4/xo6\" | one digit for the free spaces in a row");
    for (const std::string letter : {"0", "9", "X", "-"}) {
        EXPECT_EQ(spoilt_checkers(letter + "7/xx5o/8/8/4o3/8/3o4/xo6"),
                  "2:1 \"" + letter + "7/xx5o/8/8/4o3/8/3o4/xo6\" | x, o or 1 to 8");
    }
}

TEST(BadPosition, the_side_is_a_side) {
    EXPECT_EQ(spoilt(move_fields, 3, "-"), "3:1 \"-\" | the side to act, x or o");
    EXPECT_EQ(spoilt(move_fields, 3, "w"), "3:1 \"w\" | the side to act, x or o");
    EXPECT_EQ(spoilt(over_fields, 3, "w"),
              "3:1 \"w\" | the side that won, x or o, or - for a draw");
    EXPECT_EQ(spoilt(end_fields, 3, "x"), "3:1 \"x\" | o, since Second chooses his end");
    EXPECT_EQ(spoilt(roll_fields, 3, "o"),
              "3:1 \"o\" | x, since the die is rolled before First moves");
    EXPECT_EQ(spoilt(removal, 3, "o"), "3:1 \"o\" | the side that lost the showdown");
}

TEST(BadPosition, the_phase_is_a_phase) {
    for (const std::string phase : {"q", "M", "mm", "-"}) {
        EXPECT_EQ(spoilt(move_fields, 4, phase),
                  "4:1 \"" + phase + "\" | a phase: e, r, m, s, d or g");
    }
    EXPECT_EQ(spoilt(move_fields, 4, "r"), "4:1 \"r\" | no roll in a game without a die");
}

TEST(BadPosition, the_turn_is_a_number_from_one) {
    for (const std::string turn :
         {"0", "-1", "01", "1.", "x", "2147483648", "99999999999999999999"})
        EXPECT_EQ(spoilt(move_fields, 5, turn),
                  "5:1 \"" + turn + "\" | a turn number from 1 to 2147483647");
}

/// What a position says whose used hands of First, and then of Second, are these.
void expect_unknown(const std::string& used, const std::string& column_and_found) {
    const std::string known = " | an announcement that these rules know, such as twopair:T5";
    EXPECT_EQ(spoilt(move_fields, 6, used), "6:" + column_and_found + known);
    EXPECT_EQ(spoilt(move_fields, 7, used), "7:" + column_and_found + known);
}

TEST(BadPosition, used_hands_are_announcements_of_these_rules) {
    expect_unknown("pair:", "1 \"pair:\"");
    expect_unknown("high:Q,twopair:5T", "8 \"twopair:5T\"");
    expect_unknown("high:Q,", "8 the end");
    expect_unknown("pair:F", "1 \"pair:F\"");
    expect_unknown("full:2D", "1 \"full:2D\"");
    expect_unknown("five:2", "1 \"five:2\"");
    expect_unknown("high:6", "1 \"high:6\"");
    expect_unknown("-,pair:2", "1 \"-,pair:2\"");
    EXPECT_EQ(PositionFields(move_fields).with(10, "wild=2c").with(6, "five:2").failure(), "fine");
}

TEST(BadPosition, used_hands_are_there_once) {
    EXPECT_EQ(spoilt(move_fields, 6, "pair:2,high:Q,pair:2"),
              "6:15 \"pair:2\" | each announcement once");
    EXPECT_EQ(spoilt(move_fields, 7, "pair:T,pair:10"), "7:8 \"pair:10\" | each announcement once");
}

TEST(BadPosition, the_die_and_the_count_are_numbers) {
    const std::string luck = " | the die or -, then /, then showdowns in a row without a removal";
    for (const std::string text :
         {"-", "-/", "/0", "-/-1", "-/00", "-/11", "-/x", "0/0", "7/0", "06/0", "x/0", "-/0/0"}) {
        EXPECT_EQ(spoilt(roll_fields, 9, text).substr(4 + text.size() + 2), luck) << text;
    }
}

TEST(BadPosition, the_rules_are_a_rules_string) {
    EXPECT_EQ(
        spoilt(move_fields, 10, "die,blind"),
        "10:5 \"blind\" | an option: standard alone, or deck64, high-low, die, wild=, south=, "
        "north=");
}

} // namespace
} // namespace checkers_poker
