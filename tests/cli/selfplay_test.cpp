#include "call.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace {

using support::Answer;
using testing::HasSubstr;

/// This program over UGI; what it is told goes through `filter` first.
std::string program_behind(const std::string& filter) {
    return filter + " | " + support::in_quotation_marks(CLI_PROGRAM) + " ugi";
}

Answer match(const std::string& a, const std::string& b, const std::string& games) {
    return call_program({"selfplay", a, b, "--games", games, "--nodes", "20"});
}

void expect_ended(const Answer& answer, const std::string& games, const std::string& failures) {
    EXPECT_EQ(answer.code, 0) << answer.errors;
    EXPECT_THAT(answer.out, HasSubstr("\ngames: " + games + "\n"));
    EXPECT_THAT(answer.out, HasSubstr("\nfailures: " + failures + "\n"));
}

TEST(Selfplay, LetsAProgramPlay) {
    const Answer answer = match(program_behind("cat"), "random", "4");
    expect_ended(answer, "4", "0 - 0");
}

/// It is gone at the start of each second game, and is started again for the next.
TEST(Selfplay, AProgramThatDiesBetweenGamesLosesTheNextOne) {
    const std::string until_the_second_game = "sed -u '/uginewgame/{x;s/^/x/;/^xx/{x;q};x}'";
    const Answer answer = match("random", program_behind(until_the_second_game), "6");
    expect_ended(answer, "6", "0 - 3");
    EXPECT_THAT(answer.errors, HasSubstr("does not answer with readyok"));
}

TEST(Selfplay, AProgramThatDiesInAGameLosesIt) {
    const Answer answer = match(program_behind("sed -u /^go/q"), "random", "2");
    expect_ended(answer, "2", "2 - 0");
}

TEST(Selfplay, AProgramThatIsNotThereEndsTheMatch) {
    const Answer answer = match("./there-is-no-such-program", "random", "2");
    EXPECT_EQ(answer.code, 1);
    EXPECT_EQ(answer.out, "");
    EXPECT_THAT(answer.errors, HasSubstr("./there-is-no-such-program does not"));
}

TEST(Selfplay, WrongArgumentsSayWhichAndWhatIsExpected) {
    const Answer level = match("random", "level:9", "2");
    EXPECT_EQ(level.code, 1);
    EXPECT_EQ(level.errors, "checkers-poker-cli: the player \"level:9\": found \"9\", expected a "
                            "number from 1 to 8\n");
    const Answer test = call({"selfplay", "random", "random", "--sprt", "--elo0", "nan"});
    EXPECT_EQ(test.code, 1);
    EXPECT_THAT(test.errors, HasSubstr("the first less than the second"));
    const Answer nodes = call({"selfplay", "random", "random", "--nodes", "0"});
    EXPECT_EQ(nodes.code, 2);
    EXPECT_THAT(nodes.errors, HasSubstr("1000000000000"));
}

} // namespace
