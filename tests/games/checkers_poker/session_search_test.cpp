#include "games/checkers_poker/session_search.hpp"
#include "games/checkers_poker/ugi.hpp"
#include "support/case_names.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <string_view>

// The session with the real engine, asked in forms that are odd.

namespace {

using testing::HasSubstr;
using testing::MatchesRegex;

/// What the engine writes until the end of the input.
std::string answer(const std::string& lines) {
    std::istringstream in(lines);
    std::ostringstream out;
    checkers_poker::run_ugi(in, out, {"Name", "Author"}, checkers_poker::make_session_search());
    return out.str();
}

std::string last_line(std::string text) {
    if (!text.empty())
        text.pop_back();
    return text.substr(text.rfind('\n') + 1);
}

class OddGo : public testing::TestWithParam<const char*> {};

TEST_P(OddGo, IsAnsweredWithAnAction) {
    EXPECT_THAT(last_line(answer(GetParam())), MatchesRegex("bestmove [a-h][1-8]-[a-h][1-8]"));
}

INSTANTIATE_TEST_SUITE_P(
    Session, OddGo,
    testing::Values("go movetime 0", "go movetime -5", "go movetime -9223372036854775808",
                    "go movetime 9223372036854775807 depth 1", "go depth 0", "go depth -3",
                    "go depth 1 depth 2", "go depth 9223372036854775807 nodes 1", "go nodes 0",
                    "go nodes -1", "go nodes 9223372036854775807 depth 1",
                    "go movetime 1 movetime 2", "go infinite", "go", "go infinite depth 1",
                    "go p1time 0", "go p1time -1000", "go p2time 1000", "go p1inc 5", "go p2inc -5",
                    "go\tnodes\t100\r",
                    "go p1time 1 p2time 1 p1inc 1 p2inc 1 depth 1 nodes 1 movetime 1 infinite"),
    support::NameOfText());

class WrongGo : public testing::TestWithParam<const char*> {};

TEST_P(WrongGo, IsToldAndNothingIsSearched) {
    EXPECT_THAT(answer(GetParam()), MatchesRegex("info string line 1, column [^\n]*\n"));
}

INSTANTIATE_TEST_SUITE_P(Session, WrongGo,
                         testing::Values("go movetime", "go depth", "go nodes x", "go movetime 1e3",
                                         "go movetime +5", "go movetime 0x10", "go movetime 5ms",
                                         "go depth 99999999999999999999", "go p1time p2time 5",
                                         "go movetime depth 3", "go ponder", "go depth 3 now",
                                         "go nodes 5,5", "go - 5"),
                         support::NameOfText());

class WrongOption : public testing::TestWithParam<const char*> {};

TEST_P(WrongOption, IsTold) {
    EXPECT_THAT(answer(GetParam()), MatchesRegex("info string [ -~]*\n"));
}

INSTANTIATE_TEST_SUITE_P(
    Session, WrongOption,
    testing::Values("setoption", "setoption name", "setoption value 3", "setoption Hash 3",
                    "setoption name Hash", "setoption name Hash value", "setoption name Hash 64",
                    "setoption name Hash value 0", "setoption name Hash value -1",
                    "setoption name Hash value 65537", "setoption name Hash value 64 64",
                    "setoption name Hash value 1e2", "setoption name Hash value 64MB",
                    "setoption name Hash value 99999999999999999999", "setoption name value 64",
                    "setoption name Threads value 0", "setoption name Threads value 257",
                    "setoption name Level value 0", "setoption name Level value 9",
                    "setoption name Level value Champion", "setoption name Ponder value true",
                    "setoption name \x01\x7f value 3"),
    support::NameOfText());

TEST(SessionSearch, OptionsAreTakenInAnyMixtureOfCases) {
    EXPECT_EQ(answer("setoption name hash value 2\nsetoption name THREADS value 2\n"
                     "setoption  name  Level\tvalue  3 \r\n"),
              "");
}

TEST(SessionSearch, AWrongValueLeavesTheOptionAsItWas) {
    const std::string search = "position startpos\ngo nodes 100000\n";
    const std::string weak = answer("setoption name Level value 1\n" + search);
    EXPECT_EQ(
        last_line(answer("setoption name Level value 1\nsetoption name Level value 9\n" + search)),
        last_line(weak));
    EXPECT_THAT(weak, testing::Not(HasSubstr("depth 6")));
}

TEST(SessionSearch, AnswersOnceHoweverOftenItIsStopped) {
    EXPECT_THAT(answer("go infinite\nstop\nstop\nisready\n"),
                MatchesRegex("(info [^\n]*\n)*bestmove [^\n]*\nreadyok\n"));
}

} // namespace
