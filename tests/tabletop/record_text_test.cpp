#include "support/text_failure.hpp"
#include "tabletop/record_text.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace tabletop {
namespace {

std::vector<std::string> items_of(const std::string& text) {
    TextReader reader = begin_record(text);
    read_tags(reader);
    std::vector<std::string> items;
    while (const auto item = next_item(reader)) {
        items.push_back(item->is_remark ? "{" + item->text + "}" : item->text);
        require_end_of_number(*item, reader);
    }
    return items;
}

std::string failure_of(const std::string& text) {
    return support::failure([&] { items_of(text); });
}

TEST(RecordText, has_tags_then_words_and_remarks) {
    TextReader reader =
        begin_record("[Event \"a \\\"b\\\" \\\\\"]\r\n[ A  \"\" ]\n\n1. x{y\r\nz} *");
    const TagsAtPlaces tags = read_tags(reader);
    ASSERT_EQ(tags.size(), 2U);
    EXPECT_EQ(tags[0].tag, (Tag{"Event", "a \"b\" \\"}));
    EXPECT_EQ(find(tags, "A")->tag.value, "");
    EXPECT_EQ(find(tags, "B"), nullptr);
    EXPECT_EQ(items_of("1. x{y\r\nz} *"), (std::vector<std::string>{"1.", "x", "{y z}", "*"}));
}

TEST(RecordText, what_is_wrong_is_told_with_its_place) {
    EXPECT_EQ(failure_of("[A \"x\"]\n[A \"y\"]"), "2:1 \"[A\" | each tag once");
    EXPECT_EQ(failure_of("[A x]"), "1:4 \"x]\" | \" and the tag's value");
    EXPECT_EQ(failure_of("[A \"x"), "1:6 the end | \" at the end of the tag's value");
    EXPECT_EQ(failure_of("[A \"x\""), "1:7 the end | ] at the end of the tag");
    EXPECT_EQ(failure_of("[A \"x\"] 1."), "1:9 \"1.\" | a new line after a tag");
    EXPECT_EQ(failure_of("x {y"), "1:3 \"{y\" | } at the end of the comment");
    EXPECT_EQ(failure_of("1.{y}"), "1:3 \"{y}\" | white space after the turn number");
    EXPECT_EQ(failure_of("\xEF\xBB\xBFx"), "1:1 a byte order mark | a record without one");
    EXPECT_EQ(failure_of("a\n\xFF"), "2:1 the byte \\xff | text in UTF-8");
}

TEST(RecordText, is_written_in_lines_of_at_most_eighty_columns) {
    RecordWriter writer;
    writer.add({"A", "\"\\\n"});
    for (int i = 0; i < 50; ++i)
        writer.add_word("d1-e2");
    writer.add_remark("a } b\nc");
    const std::string text = writer.take_text();
    EXPECT_TRUE(text.starts_with("[A \"\\\"\\\\ \"]\n\nd1-e2 d1-e2")) << text;
    EXPECT_TRUE(text.ends_with("d1-e2 {a ) b c}\n")) << text;
    std::size_t start = 0;
    for (std::size_t end = text.find('\n'); end != std::string::npos;
         end = text.find('\n', start)) {
        EXPECT_LE(end - start, 80U);
        start = end + 1;
    }
    EXPECT_EQ(items_of(text).size(), 51U);
}

TEST(RecordText, results_are_known_by_their_form) {
    for (const std::string result : {"*", "1-0", "0-1", "1/2-1/2"})
        EXPECT_TRUE(looks_like_a_result(result, 2)) << result;
    for (const std::string result : {"*", "1:2:2", "3:1:2"})
        EXPECT_TRUE(looks_like_a_result(result, 3)) << result;
    EXPECT_TRUE(looks_like_a_result("1:1:1:1:1:1", 6));
    for (const std::string word :
         {"", "1", "1.", "1:", ":1", "12:3", "a1-a2", "draw", "1:2:2:4", "1:2"}) {
        EXPECT_FALSE(looks_like_a_result(word, 2)) << word;
        EXPECT_FALSE(looks_like_a_result(word, 3)) << word;
    }
    EXPECT_FALSE(looks_like_a_result("1-0", 3));
}

} // namespace
} // namespace tabletop
