#include "checkers_poker/position_text.hpp"
#include "support/game_text.hpp"
#include "support/text_failure.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>

// Bad position strings: what is said, and where.

namespace checkers_poker {
namespace {

using support::words;

/// A position by its fields, to be spoilt one by one. Columns are told from the spoilt field on.
class Fields {
public:
    explicit Fields(const std::string& nine_fields) {
        fields_[0] = to_text(sorted_layout(nine_fields.find("deck64") != std::string::npos
                                               ? cards::Deck::animals
                                               : cards::Deck::standard));
        const auto rest = words(nine_fields);
        std::copy(rest.begin(), rest.end(), fields_.begin() + 1);
    }

    Fields with(std::size_t number, const std::string& text) const {
        Fields changed = *this;
        changed.fields_.at(number - 1) = text;
        return changed;
    }

    /// The error as "field:column found | expected".
    std::string failure() const {
        std::string text;
        for (const std::string& field : fields_)
            text += (text.empty() ? "" : " ") + field;
        const std::string told = support::failure([&] { read_position(text); });
        if (told == "fine")
            return told;
        std::size_t column = std::stoul(told.substr(told.find(':') + 1));
        std::size_t field = 0;
        while (field < fields_.size() && column > fields_[field].size() + 1)
            column -= fields_[field++].size() + 1;
        return std::to_string(field + 1) + ":" + std::to_string(column) +
               told.substr(told.find(' '));
    }

private:
    std::array<std::string, 10> fields_;
};

const std::string move_fields = "xx5o/xx5o/8/8/4o3/8/3o4/xo6 x m 1 - - - -/0 standard";
const std::string end_fields = "8/8/8/8/8/8/8/8 o e 1 - - - -/0 standard";
const std::string over_fields = "xxxxx3/8/8/8/8/8/8/oooo4 x g 9 - - - -/0 standard";
const std::string roll_fields = "xx5o/xx5o/8/8/4o3/8/3o4/xo6 x r 1 - - - -/0 die";
/// First on the five sixes and sevens of the left, Second on nines and eights: both can show.
const std::string show_fields = "8/8/xxxxx3/oooo1o2/8/8/8/8 o s 3 - - - -/0 standard";
const std::string first_shows =
    "8/8/xxxxx3/oooo1o2/8/8/8/8 x s 3 - quads:8 =8s8h8d8c9d -/0 standard";
const std::string removal =
    "8/8/xxxxx3/oooo1o2/8/8/8/8 x d 3 quads:6 quads:8 =8s8h8d8c9d,=6s6h6d6c7c -/0 standard";

std::string spoilt(const std::string& nine_fields, std::size_t field, const std::string& text) {
    return Fields(nine_fields).with(field, text).failure();
}

TEST(BadPosition, the_good_ones_are_good) {
    for (const std::string& fields :
         {move_fields, end_fields, over_fields, roll_fields, show_fields, first_shows, removal})
        EXPECT_EQ(Fields(fields).failure(), "fine") << fields;
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
    const std::string told = Fields(move_fields).with(10, "deck64").failure();
    EXPECT_EQ(told, "1:136 the end | all cards of the deck: Fc is missing");
}

std::string spoilt_checkers(const std::string& checkers) {
    return spoilt(move_fields, 2, checkers);
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

TEST(BadPosition, a_side_has_five_to_twelve_checkers) {
    EXPECT_EQ(spoilt_checkers("1x5o/xx5o/8/8/4o3/8/3o4/xo6"),
              "2:1 \"1x5o/xx5o/8/8/4o3/8/3o4/xo6\" | 5 to 12 checkers of First (x)");
    EXPECT_EQ(spoilt_checkers("xx6/xx5o/8/8/4o3/8/3o4/xo6"),
              "2:1 \"xx6/xx5o/8/8/4o3/8/3o4/xo6\" | 5 to 12 checkers of Second (o)");
    EXPECT_EQ(spoilt_checkers("xxxxxxxx/xxxxx2o/8/8/4o3/8/3o4/1oo5"),
              "2:1 \"xxxxxxxx/xxxxx2o/8/8/4o3/8/3o4/1oo5\" | at most 12 checkers a side");
    EXPECT_EQ(spoilt_checkers("oooooooo/ooooo3/8/8/8/8/8/xxxxx3"),
              "2:1 \"oooooooo/ooooo3/8/8/8/8/8/xxxxx3\" | at most 12 checkers a side");
    EXPECT_EQ(spoilt_checkers("8/8/8/8/8/8/8/8"),
              "2:1 \"8/8/8/8/8/8/8/8\" | 5 to 12 checkers of First (x)");
}

// The loser's four apart, when the game is over.
TEST(BadPosition, a_finished_game_has_four_checkers_of_the_loser_alone) {
    const std::string few = "xxxxx3/8/8/8/8/8/8/ooo5";
    EXPECT_EQ(spoilt(over_fields, 2, few), "2:1 \"" + few + "\" | 4 to 12 checkers of Second (o)");
    const std::string winner = "xxxx4/8/8/8/8/8/8/ooooo3";
    EXPECT_EQ(spoilt(over_fields, 2, winner),
              "2:1 \"" + winner + "\" | 5 to 12 checkers of First (x)");
    EXPECT_EQ(Fields(over_fields).with(3, "-").failure(),
              "2:1 \"xxxxx3/8/8/8/8/8/8/oooo4\" | 5 to 12 checkers of Second (o)");
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

TEST(BadPosition, a_showdown_is_due) {
    const std::string due = " | a showdown only when one is due";
    EXPECT_EQ(spoilt(move_fields, 4, "s"), "4:1 \"s\"" + due);
    EXPECT_EQ(spoilt(show_fields, 5, "4"), "4:1 \"s\"" + due);
    EXPECT_EQ(spoilt(removal, 5, "5"), "4:1 \"d\"" + due);
    const Fields with_die = Fields(show_fields).with(10, "die");
    EXPECT_EQ(with_die.with(9, "4/0").failure(), "4:1 \"s\"" + due);
    EXPECT_EQ(with_die.with(9, "-/0").failure(), "4:1 \"s\"" + due);
    EXPECT_EQ(with_die.with(9, "5/0").failure(), "fine");
    EXPECT_EQ(with_die.with(10, "high-low,die").with(9, "5/0").failure(), "4:1 \"s\"" + due);
}

TEST(BadPosition, the_turn_is_a_number_from_one) {
    for (const std::string turn :
         {"0", "-1", "01", "1.", "x", "2147483648", "99999999999999999999"})
        EXPECT_EQ(spoilt(move_fields, 5, turn), "5:1 \"" + turn + "\" | a turn number from 1");
}

TEST(BadPosition, used_hands_are_announcements_each_once) {
    const std::string known = " | an announcement that these rules know, such as twopair:T5";
    for (const std::size_t field : {6U, 7U}) {
        const std::string number = std::to_string(field);
        EXPECT_EQ(spoilt(move_fields, field, "pair:"), number + ":1 \"pair:\"" + known);
        EXPECT_EQ(spoilt(move_fields, field, "high:Q,twopair:5T"),
                  number + ":8 \"twopair:5T\"" + known);
        EXPECT_EQ(spoilt(move_fields, field, "high:Q,"), number + ":8 the end" + known);
        EXPECT_EQ(spoilt(move_fields, field, "pair:F"), number + ":1 \"pair:F\"" + known);
        EXPECT_EQ(spoilt(move_fields, field, "full:2D"), number + ":1 \"full:2D\"" + known);
        EXPECT_EQ(spoilt(move_fields, field, "five:2"), number + ":1 \"five:2\"" + known);
        EXPECT_EQ(spoilt(move_fields, field, "high:6"), number + ":1 \"high:6\"" + known);
        EXPECT_EQ(spoilt(move_fields, field, "-,pair:2"), number + ":1 \"-,pair:2\"" + known);
        EXPECT_EQ(spoilt(move_fields, field, "pair:2,high:Q,pair:2"),
                  number + ":15 \"pair:2\" | each announcement once");
        EXPECT_EQ(Fields(move_fields).with(10, "wild=2c").with(field, "five:2").failure(), "fine");
    }
}

TEST(BadPosition, hands_stand_there_in_a_showdown_only) {
    EXPECT_EQ(spoilt(move_fields, 8, "=none"), "8:1 \"=none\" | - outside a showdown");
    EXPECT_EQ(spoilt(end_fields, 8, "=none"), "8:1 \"=none\" | - outside a showdown");
    EXPECT_EQ(spoilt(over_fields, 8, "=none"), "8:1 \"=none\" | - outside a showdown");
    EXPECT_EQ(spoilt(show_fields, 8, "=none"), "8:1 \"=none\" | - while Second is to show");
    EXPECT_EQ(spoilt(first_shows, 8, "-"), "8:1 \"-\" | the hand shown by Second");
    EXPECT_EQ(spoilt(removal, 8, "=8s8h8d8c9d"),
              "8:1 \"=8s8h8d8c9d\" | both hands shown, Second's first");
}

TEST(BadPosition, a_shown_hand_is_covered_well_made_and_the_last_one_used) {
    EXPECT_EQ(spoilt(first_shows, 8, "=8s8h8d8c9c"),
              "8:1 \"=8s8h8d8c9c\" | cards that are under the player's checkers");
    EXPECT_EQ(spoilt(first_shows, 8, "8s8h8d8c9d"),
              "8:1 \"8s8h8d8c9d\" | \"=\" and five cards, or =none");
    EXPECT_EQ(spoilt(first_shows, 8, "=8s8h8d8c"), "8:10 the end | a card, such as Th");
    EXPECT_EQ(spoilt(first_shows, 8, "=8s8h8d8c9d9d"),
              "8:12 \"9d\" | the end of the hand after five cards");
    EXPECT_EQ(spoilt(first_shows, 8, "=8s8h8d8c8c"),
              "8:10 the eight of clubs again | five different cards");
    EXPECT_EQ(spoilt(first_shows, 7, "quads:7"),
              "8:1 \"=8s8h8d8c9d\" | a hand that is the last of those that the player has used");
    EXPECT_EQ(spoilt(first_shows, 7, "quads:8,quads:7"),
              "8:1 \"=8s8h8d8c9d\" | a hand that is the last of those that the player has used");
    EXPECT_EQ(spoilt(first_shows, 7, "-"),
              "8:1 \"=8s8h8d8c9d\" | a hand that is the last of those that the player has used");
    EXPECT_EQ(spoilt(removal, 8, "=8s8h8d8c9d,=6s6h6d6c7d"),
              "8:1 \"=8s8h8d8c9d,=6s6h6d6c7d\" | cards that are under the player's checkers");
    EXPECT_EQ(spoilt(removal, 8, "=8s8h8d8c9d,=6s6h6d6cX"), "8:22 \"X\" | a card, such as Th");
}

TEST(BadPosition, none_is_shown_only_by_who_cannot) {
    EXPECT_EQ(spoilt(first_shows, 8, "=none"), "fine"); // his only hand is used
    EXPECT_EQ(Fields(first_shows).with(7, "-").with(8, "=none").failure(),
              "8:1 \"=none\" | a hand, since one can be shown");
    EXPECT_EQ(Fields(removal).with(6, "-").with(8, "=8s8h8d8c9d,=none").failure(),
              "8:1 \"=8s8h8d8c9d,=none\" | a hand, since one can be shown");
}

TEST(BadPosition, nobody_removes_after_a_tie) {
    const Fields tie("8/8/8/4ox2/4xo2/xo2xo2/xo6/8 x d 3 high:A high:A "
                     "=AdKdQdJd9c,=AcKcQcJc9d -/0 standard");
    EXPECT_EQ(tie.failure(), "3:1 \"x\" | the side that lost the showdown");
    EXPECT_EQ(tie.with(3, "o").failure(), "3:1 \"o\" | the side that lost the showdown");
}

TEST(BadPosition, the_die_and_the_count_are_numbers) {
    const std::string luck = " | the die or -, then /, then showdowns in a row without a removal";
    for (const std::string text :
         {"-", "-/", "/0", "-/-1", "-/00", "-/11", "-/x", "0/0", "7/0", "06/0", "x/0", "-/0/0"}) {
        const Fields fields = Fields(roll_fields).with(9, text);
        EXPECT_EQ(fields.failure(), "9:1 \"" + text + "\"" + luck);
    }
}

TEST(BadPosition, the_die_is_there_from_the_roll_on_and_not_before) {
    EXPECT_EQ(spoilt(move_fields, 9, "3/0"), "9:1 \"3/0\" | - for the die in a game without one");
    EXPECT_EQ(spoilt(roll_fields, 9, "3/0"), "9:1 \"3/0\" | - for the die before it is rolled");
    EXPECT_EQ(Fields(roll_fields).with(4, "m").failure(), "9:1 \"-/0\" | the die rolled this turn");
}

TEST(BadPosition, ten_showdowns_without_a_removal_have_ended_the_game) {
    const std::string fewer =
        "9:1 \"-/10\" | fewer than ten showdowns without a removal in a game that goes on";
    EXPECT_EQ(spoilt(move_fields, 9, "-/10"), fewer);
    EXPECT_EQ(spoilt(over_fields, 9, "-/10"), fewer);
}

TEST(BadPosition, nothing_has_happened_before_the_ends_are_chosen) {
    EXPECT_EQ(spoilt(end_fields, 2, "xx5o/xx5o/8/8/4o3/8/3o4/xo6"),
              "2:1 \"xx5o/xx5o/8/8/4o3/8/3o4/xo6\" | 8/8/8/8/8/8/8/8 before the ends are chosen");
    EXPECT_EQ(spoilt(end_fields, 5, "2"), "5:1 \"2\" | turn 1 before the ends are chosen");
    EXPECT_EQ(spoilt(end_fields, 6, "pair:2"), "6:1 \"pair:2\" | - before the ends are chosen");
    EXPECT_EQ(spoilt(end_fields, 7, "pair:2"), "7:1 \"pair:2\" | - before the ends are chosen");
    EXPECT_EQ(spoilt(end_fields, 9, "-/1"), "9:1 \"-/1\" | -/0 before the ends are chosen");
    const Fields with_die = Fields(end_fields).with(10, "die");
    EXPECT_EQ(with_die.with(9, "3/0").failure(), "9:1 \"3/0\" | -/0 before the ends are chosen");
}

TEST(BadPosition, the_rules_are_a_rules_string) {
    EXPECT_EQ(
        spoilt(move_fields, 10, "die,blind"),
        "10:5 \"blind\" | an option: standard alone, or deck64, high-low, die, wild=, south=, "
        "north=");
}

} // namespace
} // namespace checkers_poker
