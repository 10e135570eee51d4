#include "call.hpp"
#include "cards/hand.hpp"
#include "support/card_text.hpp"
#include "support/game_text.hpp"
#include "support/tables.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

// The tables under tests/data come from an independent implementation. Every row goes through the
// library; every fifth through the real program as well.

namespace {

using support::Answer;
using support::Row;

const std::string data_folder = std::string(TEST_DATA) + "/";

void expect_answer(const std::vector<std::string>& arguments, const std::string& out,
                   std::size_t row) {
    const Answer answer = row % 5 == 0 ? call_program(arguments) : call(arguments);
    EXPECT_EQ(answer.code, 0) << testing::PrintToString(arguments);
    EXPECT_EQ(answer.out, out) << testing::PrintToString(arguments);
    EXPECT_EQ(answer.errors, "") << testing::PrintToString(arguments);
}

std::vector<std::string> lines_of(const std::string& text) { return support::split(text, '\n'); }

/// The ranks of a hand in the order in which they are compared.
std::string compared(const std::string& hand_text, const cards::HandRules& rules) {
    const cards::HandValue value = cards::value_of(support::hand(hand_text, rules), rules.deck);
    std::string ranks;
    for (std::size_t i = 0; i < cards::compared_ranks(value.category()); ++i)
        ranks += cards::letter(value.rank(i));
    return ranks;
}

/// Whether the error is said to be on that line of the file.
bool tells(const Answer& answer, std::string place, const std::string& line) {
    place.append(": line ").append(line).append(", ");
    return answer.errors.find(place) != std::string::npos;
}

TEST(Vectors, DealsAreTheSameEverywhere) {
    std::size_t n = 0;
    for (const Row& row : support::read_table("deals.tsv"))
        expect_answer({"deal", row[0], "--rules", row[1]}, row[2] + "\n", n++);
}

TEST(Vectors, PerftCountsEverySequence) {
    std::size_t n = 0;
    for (const Row& row : support::read_table("perft.tsv"))
        expect_answer({"perft", row[1], row[0]}, row[2] + "\n", n++);
}

TEST(Vectors, PerftDividesIntoTheSameTotal) {
    for (const Row& row : support::read_table("perft.tsv")) {
        const std::vector<std::string> lines =
            lines_of(call({"perft", "--divide", row[1], row[0]}).out);
        ASSERT_FALSE(lines.empty());
        EXPECT_EQ(lines.back(), row[2]);
        if (row[1] == "0")
            continue;
        unsigned long long total = 0;
        for (std::size_t i = 0; i + 1 < lines.size(); ++i)
            total += std::stoull(lines[i].substr(lines[i].find(": ") + 2));
        EXPECT_EQ(std::to_string(total), row[2]) << row[0];
    }
}

TEST(Vectors, LegalActionsAreListedByBytes) {
    std::size_t n = 0;
    for (const Row& row : support::read_table("legal.tsv")) {
        const Answer answer =
            n++ % 5 == 0 ? call_program({"legal", row[0]}) : call({"legal", row[0]});
        ASSERT_EQ(answer.code, 0) << row[0];
        const std::vector<std::string> lines = lines_of(answer.out);
        EXPECT_TRUE(std::is_sorted(lines.begin(), lines.end())) << row[0];
        std::vector<std::string> found;
        std::transform(lines.begin(), lines.end(), std::back_inserter(found),
                       [](const std::string& line) { return line.substr(line.find('\t') + 1); });
        std::sort(found.begin(), found.end());
        const std::string expected = row.size() > 1 ? row[1] : "";
        EXPECT_EQ(found, support::words(expected)) << row[0];
    }
}

TEST(Vectors, HandsAreFoundWithTheirBestAndLowestCards) {
    for (const Row& row : support::read_table("hands.tsv")) {
        std::vector<std::string> arguments{"hands", "--rules", row[0]};
        for (const std::string& card : support::words(row[1]))
            arguments.push_back(card);
        const Answer answer = call(arguments);
        ASSERT_EQ(answer.code, 0) << row[1];
        const cards::HandRules rules = support::hand_rules(row[0]);
        std::vector<std::string> found;
        for (const std::string& line : lines_of(answer.out)) {
            const std::vector<std::string> cells = support::split(line, '\t');
            ASSERT_EQ(cells.size(), 4U) << line;
            found.push_back(cells[0] + "|" + compared(cells[1], rules) + "|" +
                            compared(cells[2], rules));
        }
        std::vector<std::string> expected = support::words(row[2]);
        std::sort(found.begin(), found.end());
        std::sort(expected.begin(), expected.end());
        EXPECT_EQ(found, expected) << row[0] << ' ' << row[1];
    }
}

TEST(Vectors, HandsStandBestFirst) {
    for (const Row& row : support::read_table("hands.tsv")) {
        std::vector<std::string> arguments{"hands", "--rules", row[0]};
        for (const std::string& card : support::words(row[1]))
            arguments.push_back(card);
        const cards::HandRules rules = support::hand_rules(row[0]);
        std::vector<std::pair<cards::HandValue, std::size_t>> order;
        for (const std::string& line : lines_of(call(arguments).out)) {
            const std::vector<std::string> cells = support::split(line, '\t');
            const cards::HandValue value =
                cards::value_of(support::hand(cells[1], rules), rules.deck);
            order.emplace_back(value, std::string_view("cdhs").find(cells[0].back()));
        }
        const bool suits_count_last =
            std::is_sorted(order.begin(), order.end(), [](const auto& a, const auto& b) {
                return a.first != b.first ? a.first > b.first : a.second > b.second;
            });
        EXPECT_TRUE(suits_count_last) << row[1];
    }
}

TEST(Vectors, HandsCompare) {
    std::size_t n = 0;
    for (const Row& row : support::read_table("compare.tsv"))
        expect_answer({"compare", row[1], row[2], "--rules", row[0]}, row[3] + "\n", n++);
}

TEST(Vectors, RecordsReplay) {
    std::size_t n = 0;
    for (const Row& row : support::read_table("games.tsv")) {
        const std::string file = data_folder + row[0];
        expect_answer({"fen", file}, row[4] + "\n", n);
        expect_answer({"replay", file},
                      "result: " + row[1] + "\nturns: " + row[2] + "\nshowdowns: " + row[3] + "\n",
                      n++);
        const Answer shown = call({"show", file});
        EXPECT_EQ(shown.code, 0) << row[0];
        EXPECT_EQ(lines_of(shown.out).back(), row[4]) << row[0];
    }
}

TEST(Vectors, BadRecordsAreRefusedAsAWhole) {
    std::size_t n = 0;
    for (const Row& row : support::read_table("bad.tsv")) {
        const std::string file = data_folder + row[0];
        for (const std::string command : {"show", "fen", "replay"}) {
            const Answer answer =
                n++ % 5 == 0 ? call_program({command, file}) : call({command, file});
            EXPECT_EQ(answer.code, 1) << row[0] << ": " << row[2];
            EXPECT_EQ(answer.out, "") << row[0];
            if (row[1] == "-")
                continue;
            const std::vector<std::string> lines = support::split(row[1], '|');
            EXPECT_TRUE(
                std::any_of(lines.begin(), lines.end(),
                            [&](const std::string& line) { return tells(answer, file, line); }))
                << row[0] << ": " << row[2] << ": " << answer.errors;
        }
    }
}

} // namespace
