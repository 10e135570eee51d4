#include "games/checkers_poker/position_text.hpp"
#include "games/checkers_poker/record.hpp"
#include "support/case_names.hpp"
#include "support/game_text.hpp"
#include "support/random_games.hpp"
#include "support/text_failure.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <string>
#include <string_view>

// Bad records: what is said and where, and that none does harm: each is refused as a
// whole, or is one that can be written and read again.

namespace checkers_poker {
namespace {

using support::record_tags;

std::string record_failure(const std::string& text) {
    return support::failure([&] { read_record(text); });
}

TEST(BadRecord, tags_are_names_and_quoted_values_in_brackets) {
    EXPECT_EQ(record_failure("[Event \"x\"\n*"), "1:11 white space | ] at the end of the tag");
    EXPECT_EQ(record_failure("[Event x]\n*"), "1:8 \"x]\" | \" and the tag's value");
    EXPECT_EQ(record_failure("[\"x\"]\n*"), "1:2 \"\"x\"]\" | the name of a tag");
    EXPECT_EQ(record_failure("[Ev-ent \"x\"]\n*"), "1:4 \"-ent\" | \" and the tag's value");
    EXPECT_EQ(record_failure("[Event \"x]\n*"),
              "1:11 white space | \" at the end of the tag's value");
    EXPECT_EQ(record_failure("[Event \"x\\n\"]\n*"),
              "1:11 \"n\"]\" | \\\" or \\\\ after a backslash");
    EXPECT_EQ(record_failure("[Event \"x\\"), "1:11 the end | \\\" or \\\\ after a backslash");
    EXPECT_EQ(record_failure("[Event \"x\"] [Date \"y\"]\n*"),
              "1:13 \"[Date\" | a new line after a tag");
    EXPECT_EQ(record_failure("["), "1:2 the end | the name of a tag");
}

TEST(BadRecord, a_tag_stands_once) {
    EXPECT_EQ(record_failure("[Event \"x\"]\n  [Event \"y\"]\n" + record_tags + "*"),
              "2:3 \"[Event\" | each tag once");
}

TEST(BadRecord, the_start_is_told_once) {
    EXPECT_EQ(record_failure("*"), "1:1 \"*\" | a tag Rules or Position before the actions");
    EXPECT_EQ(record_failure(""), "1:1 the end | a tag Rules or Position before the actions");
    EXPECT_EQ(record_failure("[Deal \"1\"]\n\n*"),
              "3:1 \"*\" | a tag Rules or Position before the actions");
    EXPECT_EQ(record_failure("[Rules \"standard\"]\n\n*"),
              "3:1 \"*\" | a tag Cards, Deal or Position before the actions");
    const std::string beside = " | no Rules, Cards or Deal tag beside Position";
    EXPECT_EQ(record_failure("[Position \"startpos\"]\n[Rules \"standard\"]\n*"),
              "2:9 \"standard\"" + beside);
    EXPECT_EQ(record_failure("[Position \"startpos\"]\n[Deal \"1\"]\n*"), "2:8 \"1\"" + beside);
    EXPECT_EQ(record_failure("[Cards \"x\"]\n[Position \"startpos\"]\n*"), "1:9 \"x\"" + beside);
}

TEST(BadRecord, what_the_tags_hold_is_read_where_it_stands) {
    EXPECT_EQ(record_failure("[Rules \"die,die\"]\n[Deal \"1\"]\n*").substr(0, 5), "1:13 ");
    EXPECT_EQ(record_failure("[Rules \"standard\"]\n[Cards \"2c2c\"]\n*").substr(0, 5), "2:11 ");
    EXPECT_EQ(record_failure("[Position \"1 2 3\"]\n*"),
              "1:17 the end | ten fields in a position; 3 are there");
    EXPECT_EQ(record_failure("[Position \"startpos\"]\n*"),
              "1:20 the end | ten fields in a position; 1 are there");
    for (const std::string number : {"4294967296", "-1", "x", "", "1.5", "1 ", "+1", "01"}) {
        EXPECT_EQ(record_failure("[Rules \"standard\"]\n[Deal \"" + number + "\"]\n*"),
                  "2:8 \"" + number + "\" | a deal number from 0 to 4294967295");
    }
}

TEST(BadRecord, the_result_stands_at_the_end_and_agrees) {
    EXPECT_EQ(record_failure(record_tags + "south"),
              "4:6 the end | the result at the end: 1-0, 0-1, 1/2-1/2 or "
              "*");
    EXPECT_EQ(record_failure(record_tags + "south 1-0"), "4:7 \"1-0\" | the result * of this game");
    EXPECT_EQ(record_failure(record_tags + "south resign *"),
              "4:14 \"*\" | the result 0-1 of this game");
    EXPECT_EQ(record_failure(record_tags + "south draw 0-1"),
              "4:12 \"0-1\" | the result 1/2-1/2 of this game");
    EXPECT_EQ(record_failure(record_tags + "south * d5-e5"),
              "4:9 \"d5-e5\" | the end of the record after its "
              "result");
    EXPECT_EQ(record_failure("[Result \"0-1\"]\n" + record_tags + "south *"),
              "1:10 \"0-1\" | the result * of this game");
    EXPECT_EQ(record_failure("[Result \"2-0\"]\n" + record_tags + "south *"),
              "1:10 \"2-0\" | a result: 1-0, 0-1, 1/2-1/2 or *");
}

TEST(BadRecord, the_place_is_one_of_the_game) {
    for (const std::string place : {"2", "-1", "01", "", "x", "1 ", "99999999999999999999"}) {
        EXPECT_EQ(record_failure("[Place \"" + place + "\"]\n" + record_tags + "south *"),
                  "1:9 " + tabletop::quoted(place) +
                      " | how many of the 1 actions are done, from 0 to 1");
    }
}

TEST(BadRecord, turn_numbers_are_right_and_followed_by_white_space) {
    const std::string number = " | turn number 1. and white space";
    for (const std::string word : {"2.", "1", "01.", "1.d5-e5", "1..", "1...", "1-0x"}) {
        std::string record = record_tags + "south ";
        record += word + " d5-e5 *";
        EXPECT_EQ(record_failure(record), "4:7 " + tabletop::quoted(word) + number);
    }
    EXPECT_EQ(record_failure(record_tags + "south 1.{so} d5-e5 *"),
              "4:9 \"{so}\" | white space after the turn number");
}

TEST(BadRecord, a_byte_order_mark_is_named) {
    EXPECT_EQ(record_failure("\xEF\xBB\xBF" + record_tags + "*"),
              "1:1 a byte order mark | a record without one");
}

TEST(BadRecord, actions_are_legal_where_they_stand) {
    EXPECT_EQ(record_failure(record_tags + "south d5-e5\ne4-d4 e4-d4 *"),
              "5:7 \"e4-d4\" | a legal action: there is no checker on e4");
    EXPECT_EQ(record_failure(record_tags + "south resign draw 0-1"),
              "4:14 \"draw\" | the result, since the game is over");
    EXPECT_EQ(record_failure(record_tags + "south [Event \"x\"] *"),
              "4:7 \"[Event\" | tags before the actions only");
}

TEST(BadRecord, comments_end) {
    EXPECT_EQ(record_failure(record_tags + "south {never ending\n *"),
              "4:7 \"{never\" | } at the end of the "
              "comment");
    EXPECT_EQ(record_failure(record_tags + "south } *").substr(0, 8), "4:7 \"}\" ");
}

TEST(BadRecord, columns_count_characters) {
    EXPECT_EQ(record_failure(record_tags + "{Łódź 🦊} nowhere *").substr(0, 5), "4:10 ");
    EXPECT_EQ(record_failure("[First \"Łukasz\"] x\n*"), "1:18 \"x\" | a new line after a tag");
}

TEST(BadRecord, only_utf8_is_read) {
    EXPECT_EQ(record_failure("[First \"\xE9\"]\n" + record_tags + "*"),
              "1:9 the byte \\xe9 | text in UTF-8");
}

/// A text is refused with an error that says something, or it is a record that is kept when it is
/// written and read again.
void expect_refused_or_kept(const std::string& text) {
    try {
        const Match match = read_record(text);
        const std::string written = to_text(match);
        Match again = read_record(written);
        EXPECT_EQ(to_text(again), written) << text;
        EXPECT_TRUE(std::is_permutation(again.tags.begin(), again.tags.end(), match.tags.begin(),
                                        match.tags.end()))
            << text;
        again.tags = match.tags; // the usual ones have come in front
        EXPECT_EQ(again, match) << text;
    } catch (const tabletop::TextError& error) {
        EXPECT_FALSE(error.found().empty() || error.expected().empty()) << text;
        EXPECT_GE(error.place().line, 1U);
        EXPECT_GE(error.place().column, 1U);
    }
}

std::string commented_record(support::Random& random, const Options& options) {
    Match match = support::random_match(random, options, 40);
    set_tag(match, "Second", "Ann \"A\" \\ Älva");
    set_tag(match, "Site", "🦊");
    match.remarks = {{0, "before \t all"}, {3, "Łódź {"}, {3, ""}, {match.history.size(), "end"}};
    match.history.go_to(match.history.size() / 2);
    return to_text(match);
}

class DamagedRecord : public testing::TestWithParam<std::string> {
protected:
    support::Random random{71};
    std::string record = commented_record(random, read_options(GetParam()));
};

TEST_P(DamagedRecord, every_prefix_is_refused_or_kept) {
    EXPECT_EQ(record_failure(record), "fine");
    for (std::size_t size = 0; size < record.size(); ++size)
        expect_refused_or_kept(record.substr(0, size));
}

TEST_P(DamagedRecord, every_changed_byte_is_refused_or_kept) {
    const std::string usual = " \n\r\t{}[]\"\\=-x/0123456789abcdefghTJQKA().,*";
    for (std::size_t i = 0; i < record.size(); ++i) {
        std::string changed = record;
        changed[i] = static_cast<char>(random());
        expect_refused_or_kept(changed);
        changed[i] = usual[random() % usual.size()];
        expect_refused_or_kept(changed);
    }
}

TEST_P(DamagedRecord, lost_and_doubled_pieces_are_refused_or_kept) {
    for (int i = 0; i < 1000; ++i) {
        std::string changed = record;
        const std::size_t at = random() % record.size();
        if (i % 2 == 0)
            changed.erase(at, 1 + random() % 9);
        else
            changed.insert(at, record, random() % record.size(), 1 + random() % 9);
        expect_refused_or_kept(changed);
    }
}

INSTANTIATE_TEST_SUITE_P(Some, DamagedRecord,
                         testing::Values("standard", "high-low,die,wild=2c+2d+2h+2s",
                                         "deck64,south=a1+b1+c1+d1+e1"),
                         support::NameOfText());

std::string repeated(std::string_view piece, std::size_t size) {
    std::string text;
    while (text.size() < size)
        text += piece;
    return text;
}

/// The limit is many times what any of these takes, also with sanitizers on a busy machine.
void expect_quick(const std::function<void()>& task, const std::string& name) {
    const auto start = std::chrono::steady_clock::now();
    task();
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    EXPECT_LT(taken.count(), 10.0) << name;
}

void expect_quickly_refused(std::string_view piece, std::size_t size) {
    const std::string much = repeated(piece, size);
    const auto task = [&] {
        EXPECT_NE(record_failure(much), "fine");
        EXPECT_NE(record_failure("[A \"" + much), "fine");
        EXPECT_NE(record_failure("[Rules \"" + much + "\"]\n"), "fine");
        EXPECT_NE(record_failure("[Position \"" + much + "\"]\n"), "fine");
        EXPECT_NE(record_failure(record_tags + much), "fine");
    };
    expect_quick(task, std::string(piece));
}

TEST(HugeRecord, a_megabyte_of_anything_is_refused_quickly) {
    for (const std::string_view piece : {"{", "[", "0"})
        expect_quickly_refused(piece, 1U << 20U);
    for (const std::string_view piece : {"}", "]", "\"", "1. ", "x", "=", "-", "\n", "\r\n", " ",
                                         "[A \"", "{}", "south ", "a1-", "\xC3\xA4"}) {
        expect_quickly_refused(piece, 1U << 16U);
    }
}

TEST(HugeRecord, a_megabyte_of_moves_and_comments_is_kept_quickly) {
    std::string record = "[Rules \"die\"]\n[Deal \"1\"]\n\nsouth ";
    const std::string there_and_back = "{}die:2 {} d5-e5 {} e4-d4 {} die:3 {} e5-d5 {} d4-e4 {x}\n";
    record += repeated(there_and_back, 1U << 18U) + "*";
    expect_quick([&] { EXPECT_EQ(record_failure(record), "fine"); }, "moves");
}

TEST(HugeRecord, a_megabyte_of_tags_or_comments_is_kept_quickly) {
    std::string many_tags;
    for (int i = 0; many_tags.size() < 1U << 20U; ++i)
        many_tags += "[A" + std::to_string(i) + " \"\"]\n";
    const std::string words = "{" + repeated("a ", 1U << 20U) + "}";
    for (const std::string& record : {many_tags + record_tags + "*", record_tags + words + " *",
                                      record_tags + repeated("{} ", 1U << 20U) + "*"})
        expect_quick([&] { expect_refused_or_kept(record); }, record.substr(0, 80));
}

} // namespace
} // namespace checkers_poker
