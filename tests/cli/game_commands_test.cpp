#include "call.hpp"
#include "support/tables.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

// The commands of Halma and Chinese Checkers. The tables under tests/data/halma come from an
// independent implementation; every row goes through the library, every twentieth through the real
// program as well.

namespace {

using support::Answer;
using support::read_table;
using support::Row;
using testing::HasSubstr;
using testing::StartsWith;
using Arguments = std::vector<std::string>;

const std::string halma_folder = std::string(TEST_DATA) + "/halma/";

/// Either word reads both games, so the words take turns.
std::string word(std::size_t row) { return row % 2 == 0 ? "halma" : "chinese-checkers"; }

Answer ask(Arguments arguments, std::size_t row, const std::string& input = "") {
    arguments.insert(arguments.begin(), word(row));
    return row % 20 == 0 ? call_program(arguments, input) : call(arguments, input);
}

void expect_game_answer(const Arguments& arguments, const std::string& out, std::size_t row,
                        const std::string& input = "") {
    const Answer answer = ask(arguments, row, input);
    EXPECT_EQ(answer.code, 0) << testing::PrintToString(arguments) << answer.errors;
    EXPECT_EQ(answer.out, out) << testing::PrintToString(arguments);
    EXPECT_EQ(answer.errors, "");
}

std::string one_a_line(const std::string& words) {
    std::istringstream stream(words);
    std::string lines;
    for (std::string one; stream >> one;)
        lines += one + "\n";
    return lines;
}

TEST(GameCommands, StartsAreThoseOfTheTable) {
    std::size_t n = 0;
    for (const Row& row : read_table("halma/start.tsv"))
        expect_game_answer({"start", row[0]}, row[1] + "\n", n++);
}

TEST(GameCommands, BadRulesAreRefused) {
    std::istringstream lines(support::read_file("halma/rules-bad.tsv"));
    std::size_t n = 0;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with('#'))
            continue;
        const Answer answer = ask({"start", line}, n++);
        EXPECT_EQ(answer.code, 1) << line;
        EXPECT_EQ(answer.out, "") << line;
        EXPECT_THAT(answer.errors, HasSubstr("line 1, column ")) << line;
    }
}

TEST(GameCommands, LegalActionsAreListedByBytes) {
    std::size_t n = 0;
    for (const Row& row : read_table("halma/legal.tsv"))
        expect_game_answer({"legal", row[0]}, one_a_line(row.size() > 1 ? row[1] : ""), n++);
}

TEST(GameCommands, PositionsAfterActionsAreThoseOfTheTable) {
    std::size_t n = 0;
    for (const Row& row : read_table("halma/after.tsv")) {
        const std::string position = row[2];
        const bool is_over = position.find(" - ") != std::string::npos;
        if (is_over)
            continue; // the result is part of the record; the library's test has these
        expect_game_answer({"fen", "-"}, position + "\n", n++,
                           "[Position \"" + row[0] + "\"]\n\n" + row[1] + " *\n");
    }
}

TEST(GameCommands, PerftCountsAndDivides) {
    std::size_t n = 0;
    for (const Row& row : read_table("halma/perft.tsv")) {
        if (std::stoull(row[2]) > 20000)
            continue;
        expect_game_answer({"perft", row[1], row[0]}, row[2] + "\n", n);
        std::istringstream lines(ask({"perft", "--divide", row[1], row[0]}, n++).out);
        unsigned long long total = 0;
        std::string last;
        for (std::string line; std::getline(lines, line); last = line) {
            if (const std::size_t colon = line.find(": "); colon != std::string::npos)
                total += std::stoull(line.substr(colon + 2));
        }
        EXPECT_EQ(last, row[2]);
        EXPECT_EQ(std::to_string(total), row[2]) << row[0];
    }
}

TEST(GameCommands, RecordsReplay) {
    std::size_t n = 0;
    for (const Row& row : read_table("halma/games.tsv")) {
        const std::string file = halma_folder + row[0];
        expect_game_answer({"fen", file}, row[4] + "\n", n);
        expect_game_answer(
            {"replay", file},
            "result: " + row[1] + "\nturns: " + row[2] + "\nactions: " + row[3] + "\n", n);
        EXPECT_THAT(ask({"show", file}, n++).out, testing::EndsWith("\n" + row[4] + "\n"));
    }
}

TEST(GameCommands, BadRecordsAreRefusedAsAWhole) {
    std::size_t n = 0;
    for (const Row& row : read_table("halma/bad.tsv")) {
        const std::string file = halma_folder + row[0];
        for (const std::string command : {"show", "fen", "replay"}) {
            const Answer answer = ask({command, file}, n++);
            EXPECT_EQ(answer.code, 1) << row[0] << ": " << row[2];
            EXPECT_EQ(answer.out, "") << row[0];
            if (row[1] != "-") {
                EXPECT_THAT(answer.errors, HasSubstr(file + ": line " + row[1] + ", ")) << row[2];
            }
        }
    }
}

TEST(GameCommands, StartposIsTheGameOfTheWord) {
    EXPECT_EQ(call({"halma", "perft", "3", "startpos"}).out, "85440\n");
    EXPECT_EQ(call({"chinese-checkers", "perft", "3", "startpos"}).out, "4760\n");
    EXPECT_EQ(call({"halma", "perft", "0", "startpos", "--divide"}).out, "1\n");
}

TEST(GameCommands, APositionNeedsNoQuotationMarks) {
    const Arguments fields{
        "4BBBB/5BBB/6BB/7B/A7/AA6/AAA5/AAAA4", "A", "1", "--", "0", "halma,board=8"};
    Arguments arguments{"halma", "perft", "1"};
    arguments.insert(arguments.end(), fields.begin(), fields.end());
    EXPECT_EQ(call(arguments).out, "24\n");
    EXPECT_EQ(call({"halma", "perft", "--", "1", "startpos"}).out, "40\n");
    EXPECT_EQ(call({"halma", "legal", "--", "startpos"}).out.size(),
              call({"halma", "legal", "startpos"}).out.size());
}

TEST(GameCommands, ADrawingHasTheBoardTheSeatsAndThePosition) {
    const std::string square = call({"halma", "show", halma_folder + "games/g001.cpk"}).out;
    EXPECT_THAT(square, StartsWith("     a b c d e f g h i j k l m n o p\n"
                                   " 16  D D D . . . . . . . . . A A A A  16 \n"));
    EXPECT_THAT(square, HasSubstr("D, Seat 4: place 4, 12 of 13 pieces in the goal, 0 at home\n"));
    const std::string star = call({"halma", "show", halma_folder + "games/g003.cpk"}).out;
    EXPECT_THAT(star, HasSubstr("\n 13  e  . . . . . . . . . . . . .  q\n"
                                " 12   e  . . . . . . . . . . . .  p\n"));
    EXPECT_THAT(star, HasSubstr("\n  5  a  C C C C . . . . B . B B .  m\n"
                                "  4           e  . . . .  h\n"));
    const std::string open =
        call({"halma", "show", "-"}, "[A \"\x1b\"]\n[Rules \"halma\"]\n\n*").out;
    EXPECT_THAT(open, HasSubstr("A, \\x1b: plays, 0 of 19 pieces in the goal, 19 at home\n"));
    EXPECT_THAT(open, HasSubstr("Turn 1: A is to move.\n"));
}

TEST(GameCommands, WrongUsageEndsWithTwoAndBadInputWithOne) {
    for (const Arguments& arguments :
         {Arguments{"halma"}, Arguments{"halma", "chess"}, Arguments{"halma", "deal", "1"},
          Arguments{"halma", "start"}, Arguments{"halma", "perft", "1"},
          Arguments{"Halma", "start", "halma"}}) {
        const Answer answer = call(arguments);
        EXPECT_EQ(answer.code, 2) << testing::PrintToString(arguments);
        EXPECT_EQ(answer.out, "");
        EXPECT_THAT(answer.errors, HasSubstr("--help"));
    }
    for (const Arguments& arguments :
         {Arguments{"halma", "start", "standard"}, Arguments{"halma", "legal", "8/8"},
          Arguments{"halma", "perft", "x", "startpos"}, Arguments{"halma", "fen", "/nowhere"}}) {
        const Answer answer = call(arguments);
        EXPECT_EQ(answer.code, 1) << testing::PrintToString(arguments);
        EXPECT_EQ(answer.out, "");
        EXPECT_THAT(answer.errors, StartsWith("checkers-poker-cli: "));
    }
}

TEST(GameCommands, ARecordUnderAnotherGamesNameIsRefused) {
    const Answer halma = call({"fen", halma_folder + "games/g000.cpk"});
    EXPECT_EQ(halma.code, 1);
    EXPECT_THAT(halma.errors, HasSubstr("found \"halma\""));
    const Answer poker = call({"halma", "fen", std::string(TEST_DATA) + "/games/g000.cpk"});
    EXPECT_EQ(poker.code, 1);
    EXPECT_THAT(poker.errors, HasSubstr("expected rules that begin with halma"));
}

TEST(GameCommands, HelpNamesTheGames) {
    EXPECT_THAT(call({"--help"}).out, HasSubstr("checkers-poker-cli halma --help"));
    const Answer help = call({"chinese-checkers", "--help"});
    EXPECT_EQ(help.code, 0);
    for (const std::string command : {"show", "fen", "replay", "start", "legal", "perft"})
        EXPECT_THAT(help.out, HasSubstr("\n  " + command + " "));
}

} // namespace
