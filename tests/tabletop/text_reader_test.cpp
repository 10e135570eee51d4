#include "tabletop/text_reader.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>

namespace tabletop {
namespace {

/// Where a reader is after it has taken so many bytes one by one, and at once.
TextPlace place_after(std::string_view text, std::size_t bytes) {
    TextReader at_once(text);
    at_once.take(bytes);
    TextReader one_by_one(text);
    for (std::size_t i = 0; i < bytes; ++i)
        one_by_one.take(1);
    EXPECT_EQ(at_once.place(), one_by_one.place());
    return at_once.place();
}

TEST(TextReader, counts_columns_from_one) {
    EXPECT_EQ(place_after("abc", 0), (TextPlace{1, 1}));
    EXPECT_EQ(place_after("abc", 2), (TextPlace{1, 3}));
    EXPECT_EQ(place_after("abc", 3), (TextPlace{1, 4}));
}

TEST(TextReader, line_feed_carriage_return_and_both_end_a_line) {
    EXPECT_EQ(place_after("a\nb", 2), (TextPlace{2, 1}));
    EXPECT_EQ(place_after("a\rb", 2), (TextPlace{2, 1}));
    EXPECT_EQ(place_after("a\r\nb", 3), (TextPlace{2, 1}));
    EXPECT_EQ(place_after("a\r\nb", 4), (TextPlace{2, 2}));
    EXPECT_EQ(place_after("\n\n", 2), (TextPlace{3, 1}));
    EXPECT_EQ(place_after("\r\r", 2), (TextPlace{3, 1}));
    EXPECT_EQ(place_after("\r\n\r\n", 4), (TextPlace{3, 1}));
    EXPECT_EQ(place_after("\n\r", 2), (TextPlace{3, 1}));
    EXPECT_EQ(place_after("a\r", 2), (TextPlace{2, 1})); // at the end of the text
}

TEST(TextReader, columns_count_code_points) {
    EXPECT_EQ(place_after("Łó🦊x", std::string_view("Łó🦊").size()), (TextPlace{1, 4}));
}

TEST(TextReader, starts_where_it_is_told) {
    TextReader reader("ab\nc", {7, 20});
    EXPECT_EQ(reader.place(), (TextPlace{7, 20}));
    reader.take(2);
    EXPECT_EQ(reader.place(), (TextPlace{7, 22}));
    reader.take(1);
    EXPECT_EQ(reader.place(), (TextPlace{8, 1}));
}

TEST(TextReader, takes_what_it_is_asked_for) {
    TextReader reader("e1-g5 \t\r\n next");
    EXPECT_EQ(reader.peek(), 'e');
    EXPECT_FALSE(reader.take_if("e2"));
    EXPECT_EQ(reader.place(), (TextPlace{1, 1}));
    EXPECT_TRUE(reader.take_if("e1"));
    EXPECT_EQ(reader.take(1), "-");
    EXPECT_EQ(reader.take_word(), "g5");
    EXPECT_EQ(reader.take_word(), "");
    reader.skip_white_space();
    EXPECT_EQ(reader.rest(), "next");
    EXPECT_EQ(reader.place(), (TextPlace{2, 2}));
    EXPECT_EQ(reader.take_word(), "next");
    EXPECT_TRUE(reader.at_end());
    EXPECT_EQ(reader.peek(), '\0');
    EXPECT_EQ(reader.take_word(), "");
    EXPECT_FALSE(reader.take_if("x"));
    reader.skip_white_space();
    EXPECT_TRUE(reader.at_end());
}

TextError failure(TextReader reader) {
    try {
        reader.fail("something else");
    } catch (const TextError& error) {
        return error;
    }
}

TEST(TextReader, an_error_says_where_what_was_found_and_what_was_expected) {
    TextReader reader("one two\nthree");
    reader.take(4);
    const TextError error = failure(reader);
    EXPECT_EQ(error.place(), (TextPlace{1, 5}));
    EXPECT_EQ(error.found(), "\"two\"");
    EXPECT_EQ(error.expected(), "something else");
    EXPECT_STREQ(error.what(), "line 1, column 5: found \"two\", expected something else");
}

TEST(TextReader, an_error_names_the_end_and_white_space) {
    EXPECT_EQ(failure(TextReader("")).found(), "the end");
    EXPECT_EQ(failure(TextReader(" x")).found(), "white space");
    EXPECT_EQ(failure(TextReader("\n")).found(), "white space");
}

TEST(TextReader, found_text_is_shortened_and_harmless) {
    EXPECT_EQ(tabletop::quoted("abc"), "\"abc\"");
    EXPECT_EQ(tabletop::quoted(""), "\"\"");
    EXPECT_EQ(tabletop::quoted(std::string(40, 'a')), "\"" + std::string(40, 'a') + "\"");
    EXPECT_EQ(tabletop::quoted(std::string(41, 'a')), "\"" + std::string(40, 'a') + "…\"");
    EXPECT_EQ(tabletop::quoted("a\x1b[0m\x7f"), "\"a\\x1b[0m\\x7f\"");
    EXPECT_EQ(tabletop::quoted(std::string_view("\0", 1)), "\"\\x00\"");
    EXPECT_EQ(tabletop::quoted("\xff"), "\"\\xff\"");
    EXPECT_EQ(tabletop::quoted("Łukasz 🦊"), "\"Łukasz 🦊\"");
    EXPECT_EQ(tabletop::quoted("\xE2\x80\x8B|\xC2\x9B|\xC2\xA0"),
              "\"\\xe2\\x80\\x8b|\\xc2\\x9b|\xC2\xA0\"");
    EXPECT_EQ(tabletop::quoted("\xEF\xBB\xBFx"), "\"\\xef\\xbb\\xbfx\"");
    // Never cut within a character.
    EXPECT_EQ(tabletop::quoted(std::string(39, 'a') + "🦊b"),
              "\"" + std::string(39, 'a') + "🦊…\"");
}

bool is_utf8(std::string_view text) {
    try {
        require_utf8(text);
        return true;
    } catch (const TextError&) {
        return false;
    }
}

TEST(Utf8, well_formed_text_is_taken) {
    for (const std::string_view text :
         {"", "plain", "\x7f", "\xC2\x80", "\xDF\xBF", "\xE0\xA0\x80", "\xED\x9F\xBF",
          "\xEE\x80\x80", "\xEF\xBF\xBF", "\xF0\x90\x80\x80", "\xF4\x8F\xBF\xBF", "Ä🦊"}) {
        EXPECT_TRUE(is_utf8(text)) << tabletop::quoted(text);
    }
}

TEST(Utf8, everything_else_is_refused) {
    for (const std::string_view text :
         {"\x80", "\xBF", "\xC0\x80", "\xC1\xBF", "\xC2", "\xC2 ", "\xC2\xC2", "\xE0\x9F\xBF",
          "\xE0\xA0", "\xE0\xA0 ", "\xED\xA0\x80", "\xED\xBF\xBF", "\xF0\x8F\xBF\xBF",
          "\xF0\x90\x80", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFE", "\xFF"}) {
        EXPECT_FALSE(is_utf8(text)) << tabletop::quoted(text);
        EXPECT_FALSE(is_utf8("good " + std::string(text) + " good")) << tabletop::quoted(text);
    }
}

/// The bytes of a code point from 0x80 on.
std::string encoded(std::uint32_t point) {
    const unsigned tails = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
    const std::uint32_t lead = tails == 1 ? 0xC0U : tails == 2 ? 0xE0U : 0xF0U;
    std::string text(1, static_cast<char>(lead | point >> 6U * tails));
    for (unsigned i = tails; i-- > 0;)
        text += static_cast<char>(0x80U | (point >> 6U * i & 0x3FU));
    return text;
}

TEST(Utf8, all_code_points_but_the_surrogates_are_taken) {
    for (std::uint32_t point = 0x80; point <= 0x10FFFF; point += 7)
        ASSERT_EQ(is_utf8(encoded(point)), point < 0xD800 || point > 0xDFFF) << point;
}

TEST(Utf8, the_error_tells_the_byte_and_its_place) {
    try {
        require_utf8("Łą\nab\xE9 c");
        FAIL();
    } catch (const TextError& error) {
        EXPECT_EQ(error.place(), (TextPlace{2, 3}));
        EXPECT_EQ(error.found(), "the byte \\xe9");
    }
}

} // namespace
} // namespace tabletop
