#include "games/checkers_poker/record.hpp"
#include "memory.hpp"
#include "support/long_record.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

// Records where there is little memory. Sanitizers need more than that for themselves.

namespace {

TEST(RecordMemory, ARecordOfHalfAMillionActsNeedsLittle) {
    if (is_sanitized)
        GTEST_SKIP();
    const std::string record = support::long_record(checkers_poker::largest_record / 2);
    const support::Answer answer = answer_within("120000", "show -", record);
    EXPECT_EQ(answer.code, 0) << answer.errors;
    EXPECT_THAT(answer.out, testing::HasSubstr("Turn 233015"));
}

TEST(RecordMemory, TooLittleForARecordIsSaid) {
    if (is_sanitized)
        GTEST_SKIP();
    const support::Answer answer =
        answer_within("30000", "replay -", support::long_record(checkers_poker::largest_record));
    EXPECT_EQ(answer.code, 1);
    EXPECT_EQ(answer.out, "");
    EXPECT_EQ(answer.errors, "checkers-poker-cli: there is not enough memory\n");
}

} // namespace
