#include "games/checkers_poker/record.hpp"
#include "support/long_record.hpp"
#include "support/text_failure.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

// Records as large as they may be: what can be read can be written and read again.

namespace checkers_poker {
namespace {

using testing::HasSubstr;
using testing::Not;

/// Only as much of a record's text as a failed test should print.
std::string told_of(const std::string& text) {
    try {
        read_record(text);
    } catch (const tabletop::TextError& error) {
        return error.what();
    }
    return "fine";
}

TEST(LongRecord, half_as_large_as_any_is_read_written_and_read_again) {
    const Match match = read_record(support::long_record(largest_record / 2));
    EXPECT_GT(match.history.size(), 690'000U);
    const std::string text = to_text(match);
    EXPECT_GT(text.size(), largest_record / 2);
    EXPECT_LE(text.size(), largest_record);
    EXPECT_TRUE(read_record(text) == match);
}

TEST(LongRecord, tags_and_comments_without_end_are_read_written_and_read_again) {
    std::string tags = "[Rules \"standard\"]\n[Deal \"1\"]\n";
    for (int i = 0; tags.size() < largest_record / 4; ++i)
        tags += "[T" + std::to_string(i) + "\"\"]\n";
    std::string comments;
    while (comments.size() < largest_record / 4 - 10'000)
        comments += "{}";
    const Match match = read_record(tags + "\n" + comments + "*");
    const std::string text = to_text(match);
    EXPECT_LE(text.size(), largest_record);
    EXPECT_TRUE(read_record(text) == match);
}

TEST(LongRecord, what_is_too_large_is_refused_before_it_is_read) {
    EXPECT_EQ(told_of(std::string(largest_record + 1, '{')),
              "line 1, column 1: found a text of 8388609 bytes, expected at most 8 MiB");
    EXPECT_THAT(told_of(std::string(largest_record, '{')), Not(HasSubstr("MiB")));
}

TEST(LongRecord, what_would_be_too_large_when_it_is_written_is_refused) {
    std::string comments;
    while (comments.size() < largest_record / 4 * 3)
        comments += "{}";
    EXPECT_EQ(told_of("[Rules \"standard\"]\n[Deal \"1\"]\n\n" + comments + "*"),
              "line 1, column 1: found a record that takes more room when it is written whole, "
              "expected at most 8 MiB");
}

} // namespace
} // namespace checkers_poker
