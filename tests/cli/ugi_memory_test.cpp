#include "call.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

// The engine where there is little memory. Sanitizers need more than that for themselves.

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool is_sanitized = true;
#else
constexpr bool is_sanitized = false;
#endif

/// What the program answers with that many kilobytes of address space.
support::Answer answer_within(const std::string& kilobytes, const std::string& lines) {
    return support::run_program(
        "/bin/sh", {"-c", "ulimit -v " + kilobytes + " && exec \"$0\" ugi", CLI_PROGRAM}, lines);
}

TEST(UgiMemory, AHashThatIsTooLargeIsToldAndTheOldOneStays) {
    if (is_sanitized)
        GTEST_SKIP();
    const support::Answer answer =
        answer_within("200000", "setoption name Hash value 65536\nisready\ngo depth 2\n");
    EXPECT_EQ(answer.code, 0) << answer.errors;
    EXPECT_THAT(answer.out, testing::MatchesRegex("info string there is not enough memory[^\n]*\n"
                                                  "readyok\n(info depth [^\n]*\n)*"
                                                  "bestmove [a-h][1-8]-[a-h][1-8]\n"));
}

TEST(UgiMemory, ThreadsForWhichThereIsNoRoomAreDoneWithout) {
    if (is_sanitized)
        GTEST_SKIP();
    const support::Answer answer =
        answer_within("200000", "setoption name Threads value 256\ngo nodes 3000\n");
    EXPECT_EQ(answer.code, 0) << answer.errors;
    EXPECT_THAT(answer.out, testing::ContainsRegex("\nbestmove [a-h][1-8]-[a-h][1-8]\n"));
}

} // namespace
