#include "memory.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

// The engine where there is little memory. Sanitizers need more than that for themselves.

namespace {

TEST(UgiMemory, AHashThatIsTooLargeIsToldAndTheOldOneStays) {
    if (is_sanitized)
        GTEST_SKIP();
    const support::Answer answer =
        answer_within("200000", "ugi", "setoption name Hash value 65536\nisready\ngo depth 2\n");
    EXPECT_EQ(answer.code, 0) << answer.errors;
    EXPECT_THAT(answer.out, testing::MatchesRegex("info string there is not enough memory[^\n]*\n"
                                                  "readyok\n(info depth [^\n]*\n)*"
                                                  "bestmove [a-h][1-8]-[a-h][1-8]\n"));
}

TEST(UgiMemory, ThreadsForWhichThereIsNoRoomAreDoneWithout) {
    if (is_sanitized)
        GTEST_SKIP();
    const support::Answer answer =
        answer_within("200000", "ugi", "setoption name Threads value 256\ngo nodes 3000\n");
    EXPECT_EQ(answer.code, 0) << answer.errors;
    EXPECT_THAT(answer.out, testing::ContainsRegex("\nbestmove [a-h][1-8]-[a-h][1-8]\n"));
}

} // namespace
