#include "games/checkers_poker/position_text.hpp"
#include "games/checkers_poker/record.hpp"
#include "support/game_text.hpp"
#include "support/random_games.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>

// Game records (docs/notation.md, 5): what is read and written. Bad ones are in
// bad_record_test.cpp.

namespace checkers_poker {
namespace {

using support::record_tags;

std::string cards_of_deal(std::uint32_t number) {
    return to_text(deal(number, cards::Deck::standard));
}

/// Everything after the blank line.
std::string actions_written(const Match& match) {
    const std::string text = to_text(match);
    return text.substr(text.find("\n\n") + 2);
}

Match played(const std::string& actions) { return read_record(record_tags + actions + " *"); }

TEST(Record, is_written_with_its_tags_a_blank_line_the_actions_and_the_result) {
    Match match = played("south d5-e5 e4-d4");
    set_tag(match, "Event", "Casual game");
    set_tag(match, "First", "Ann");
    set_tag(match, "Second", "Ben");
    set_tag(match, "Date", "2026.11.29");
    EXPECT_EQ(to_text(match), "[Event \"Casual game\"]\n[Date \"2026.11.29\"]\n[First \"Ann\"]\n"
                              "[Second \"Ben\"]\n[Result \"*\"]\n[Rules \"standard\"]\n"
                              "[Deal \"1\"]\n[Cards \"" +
                                  cards_of_deal(1) + "\"]\n\nsouth 1. d5-e5 e4-d4 *\n");
}

TEST(Record, further_tags_are_kept_behind_in_their_order) {
    const Match match =
        read_record("[Zed \"1\"]\n[First \"Ann\"]\n[Alpha_2 \"\"]\n" + record_tags + "*");
    EXPECT_EQ(tag(match, "Zed"), "1");
    const std::string text = to_text(match);
    EXPECT_EQ(text.substr(0, text.find("[Rules")), "[First \"Ann\"]\n[Result \"*\"]\n");
    EXPECT_EQ(text.substr(text.find("\"]\n[Zed") + 3), "[Zed \"1\"]\n[Alpha_2 \"\"]\n\n*\n");
}

TEST(Record, tag_values_are_kept_to_the_byte) {
    for (const std::string value : {"Ann \"A\" \\ Älva", "Łukasz 🦊", "\\", "\"", "  ", "[x]",
                                    "{y}", "%1 & <b>", "a\tb", "\x01\x7f", "مرحبا"}) {
        Match match = played("south");
        set_tag(match, "First", value);
        EXPECT_EQ(tag(read_record(to_text(match)), "First"), value);
    }
}

// A line end has no place in a tag.
TEST(Record, line_ends_in_a_tag_become_spaces) {
    Match match = played("south");
    set_tag(match, "First", "a\nb\rc");
    EXPECT_EQ(tag(read_record(to_text(match)), "First"), "a b c");
}

TEST(Record, a_deal_stands_for_its_cards) {
    const Match match = read_record("[Rules \"deck64\"]\n[Deal \"4294967295\"]\n\n*");
    EXPECT_EQ(match.history.current().layout, deal(4294967295, cards::Deck::animals));
    EXPECT_EQ(match.deal, 4294967295U);
}

TEST(Record, cards_count_where_a_deal_stands_beside_them) {
    const Match match = read_record("[Rules \"standard\"]\n[Deal \"1\"]\n[Cards \"" +
                                    cards_of_deal(2) + "\"]\n\n*");
    EXPECT_EQ(match.history.current().layout, deal(2, cards::Deck::standard));
    EXPECT_EQ(match.deal, 1U);
    EXPECT_EQ(read_record(to_text(match)), match);
}

TEST(Record, cards_alone_are_enough) {
    const Match match =
        read_record("[Cards \"" + cards_of_deal(2) + "\"]\n[Rules \"standard\"]\n\n*");
    EXPECT_EQ(match.deal, std::nullopt);
    EXPECT_EQ(to_text(match).find("Deal"), std::string::npos);
}

TEST(Record, a_game_may_start_from_a_position) {
    const std::string position = to_text(
        support::sorted("8/8/xxxxx3/oooo1o2/8/8/8/8 x s 3 - quads:8 =8s8h8d8c9d -/0 standard"));
    const Match match = read_record("[Position \"" + position + "\"]\n\n=6c6d6h6s7c xa6 0-1");
    EXPECT_EQ(to_text(match),
              "[Result \"0-1\"]\n[Position \"" + position + "\"]\n\n=6s6h6d6c7c xa6 0-1\n");
    EXPECT_EQ(read_record(to_text(match)), match);
}

TEST(Record, a_position_before_the_ends_are_chosen_is_rules_and_cards) {
    const std::string position =
        to_text(new_game(read_options("die"), deal(3, cards::Deck::standard)));
    const Match match = read_record("[Position \"" + position + "\"]\n\nsouth *");
    EXPECT_EQ(to_text(match),
              "[Result \"*\"]\n[Rules \"die\"]\n[Cards \"" + cards_of_deal(3) + "\"]\n\nsouth *\n");
}

TEST(Record, the_result_tag_is_not_required) {
    EXPECT_NO_THROW(read_record(record_tags + "south resign 0-1"));
    EXPECT_NO_THROW(read_record("[Result \"0-1\"]\n" + record_tags + "south resign 0-1"));
    EXPECT_EQ(actions_written(read_record(record_tags + "south draw 1/2-1/2")),
              "south 1. draw 1/2-1/2\n");
    EXPECT_EQ(actions_written(read_record(record_tags + "resign 1-0")), "resign 1-0\n");
}

TEST(Record, turn_numbers_may_be_left_out) {
    const std::string plain = "south d5-e5 e4-d4 e5-f5 d4-c4";
    EXPECT_EQ(played("south 1. d5-e5 e4-d4 2. e5-f5 d4-c4"), played(plain));
    EXPECT_EQ(played("south d5-e5 1. e4-d4 2. e5-f5 d4-c4 3."), played(plain));
    EXPECT_EQ(actions_written(played(plain)), "south 1. d5-e5 e4-d4 2. e5-f5 d4-c4 *\n");
}

TEST(Record, in_a_game_with_a_die_the_number_stands_before_the_roll) {
    const std::string actions = "south 1. die:2 d5-e5 e4-d4 2. die:6 e5-f5 d4-c4 *\n";
    EXPECT_EQ(actions_written(read_record("[Rules \"die\"]\n[Deal \"1\"]\n\n" + actions)), actions);
}

TEST(Record, undone_actions_are_written_with_the_place_where_the_game_stands) {
    Match match = played("south d5-e5 {well} e4-d4 {done}");
    match.history.go_to(1);
    const std::string text = to_text(match);
    EXPECT_NE(text.find("\"]\n[Place \"1\"]\n\n"), std::string::npos) << text;
    EXPECT_EQ(actions_written(match), "south 1. d5-e5 {well} e4-d4 {done} *\n");
    const Match again = read_record(text);
    EXPECT_EQ(again, match);
    EXPECT_EQ(again.history.place(), 1U);
    EXPECT_TRUE(again.tags.empty());
}

TEST(Record, a_finished_game_that_was_undone_keeps_its_end) {
    Match match = read_record(record_tags + "south 1. d5-e5 resign 1-0");
    match.history.go_to(0);
    EXPECT_EQ(read_record(to_text(match)), match);
    EXPECT_EQ(actions_written(match), "south 1. d5-e5 resign 1-0\n");
}

TEST(Record, every_place_of_a_game_comes_back) {
    support::Random random(62);
    for (int i = 0; i < 10; ++i) {
        Match match = support::random_match(random, support::random_options(random), 40);
        for (std::size_t place = 0; place <= match.history.size(); ++place) {
            match.history.go_to(place);
            EXPECT_EQ(read_record(to_text(match)), match);
        }
    }
}

TEST(Record, a_place_at_the_end_goes_without_saying) {
    const Match match = read_record("[Place \"1\"]\n" + record_tags + "south *");
    EXPECT_EQ(match.history.place(), 1U);
    EXPECT_EQ(to_text(match).find("Place"), std::string::npos);
}

TEST(Record, form_is_taken_leniently) {
    const std::string record =
        "[Event \"x\"]\n" + record_tags + "south 1. d5-e5 {why not} e4-d4 *\n";
    const Match match = read_record(record);
    const auto replaced = [&](const std::string& from, const std::string& to) {
        std::string text = record;
        for (std::size_t at = text.find(from); at != std::string::npos;
             at = text.find(from, at + to.size()))
            text.replace(at, from.size(), to);
        return text;
    };
    EXPECT_EQ(read_record(replaced("\n", "\r\n")), match);
    EXPECT_EQ(read_record(replaced("\n", "\r")), match);
    EXPECT_EQ(read_record(replaced("\n\n", "\n")), match);
    EXPECT_EQ(read_record(replaced("\n", "\n\n \t\n")), match);
    EXPECT_EQ(read_record(record.substr(0, record.size() - 1)), match);
    EXPECT_EQ(read_record("\n \n" + record + "\n \n"), match);
    EXPECT_EQ(read_record(replaced("d5-e5 {", "D5-E5{")), match);
    EXPECT_EQ(read_record(replaced("} e4", "}e4")), match);
    EXPECT_EQ(read_record(replaced("[Event \"x\"]", " [ Event\t\"x\" ] ")), match);
}

TEST(Record, moves_are_read_with_their_paths_and_written_without) {
    const Match match = read_record("[Position \"" +
                                    to_text(support::sorted("xx5o/xx5o/8/8/4o3/8/3o4/xo6 x m 1 - "
                                                            "- - -/0 standard")) +
                                    "\"]\n\na1-c1-e3-e5 *");
    EXPECT_EQ(actions_written(match), "1. a1-e5 *\n");
}

std::vector<std::string> lines_of(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

std::size_t columns(const std::string& line) {
    return static_cast<std::size_t>(std::count_if(line.begin(), line.end(), [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
    }));
}

/// No line is wider than 80 columns, and none is broken without need.
void expect_well_wrapped(const std::string& text) {
    const auto lines = lines_of(text);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        EXPECT_LE(columns(lines[i]), 80U) << lines[i];
        if (i == 0)
            continue;
        const std::string word = lines[i].substr(0, lines[i].find(' '));
        EXPECT_GT(columns(lines[i - 1]) + 1 + columns(word), 80U) << lines[i];
    }
}

TEST(Record, actions_are_written_in_lines_of_at_most_80_columns) {
    support::Random random(61);
    for (int i = 0; i < 20; ++i) {
        expect_well_wrapped(
            actions_written(support::random_match(random, support::random_options(random), 400)));
    }
}

TEST(Record, comments_are_kept_where_they_stand) {
    const Match match = read_record(
        record_tags +
        "{first of all} south {after south}{again} d5-e5 e4-d4{no space}e5-f5 {last} *");
    const std::vector<Remark> expected{
        {0, "first of all"}, {1, "after south"}, {1, "again"}, {3, "no space"}, {4, "last"}};
    EXPECT_EQ(match.remarks, expected);
    EXPECT_EQ(read_record(to_text(match)), match);
    EXPECT_EQ(actions_written(match), "{first of all} south {after south} {again} 1. d5-e5 e4-d4 "
                                      "{no space} 2. e5-f5\n{last} *\n");
}

TEST(Record, comments_are_kept_to_the_byte) {
    for (const std::string comment : {"", " ", "  two  spaces  ", "\ttab\tand\x01", "{[\"\\",
                                      "Łódź 🦊", "1-0", "%", "-- 1. *"}) {
        Match match = played("south");
        match.remarks.push_back({1, comment});
        EXPECT_EQ(read_record(to_text(match)), match) << to_text(match);
    }
}

TEST(Record, line_ends_in_a_comment_are_spaces) {
    EXPECT_EQ(read_record(record_tags + "{a\nb\r\nc\rd\n\ne} *").remarks[0].text, "a b c d  e");
    Match match = played("south");
    match.remarks.push_back({0, "a\nb}c"}); // what a comment cannot hold is replaced
    EXPECT_EQ(read_record(to_text(match)).remarks[0].text, "a b)c");
}

// Columns count characters, of however many bytes.
TEST(Record, comments_are_wrapped_at_80_columns) {
    std::string comment;
    for (int i = 0; i < 200; ++i)
        comment += i % 7 == 0   ? "Überraschung "
                   : i % 3 == 0 ? "🦊🦊 "
                   : i % 3 == 1 ? "a "
                                : "– ";
    Match match = played("south d5-e5");
    match.remarks.push_back({1, comment + "end"});
    expect_well_wrapped(actions_written(match));
    EXPECT_EQ(read_record(to_text(match)), match);
}

TEST(Record, a_hand_is_written_as_compared_whichever_way_it_was_shown) {
    Match match(support::sorted("8/8/xxxxx3/oooo1o2/8/8/8/8 o s 3 - - - -/0 standard"));
    EXPECT_EQ(play(match, support::raw_action("=9d8c8d8h8s")), std::nullopt);
    EXPECT_EQ(play(match, support::raw_action("=7c6c6d6h6s")), std::nullopt);
    EXPECT_EQ(actions_written(match), "=8s8h8d8c9d =6s6h6d6c7c *\n");
    EXPECT_EQ(read_record(to_text(match)), match);
    EXPECT_EQ(read_position(to_text(match.history.current())), match.history.current());
}

} // namespace
} // namespace checkers_poker
