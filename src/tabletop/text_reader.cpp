#include "tabletop/text_reader.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <utility>

namespace tabletop {

namespace {

constexpr std::string_view white_space = " \t\r\n";

bool continues_code_point(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

/// The length of the well-formed UTF-8 sequence at the front of `text`, or 0 (Unicode, table 3-7).
std::size_t sequence_length(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned lead = byte(0);
    if (lead < 0x80U)
        return 1;
    const std::size_t length = lead >= 0xF0U ? 4 : lead >= 0xE0U ? 3 : 2;
    if (lead < 0xC2U || lead > 0xF4U || text.size() < length)
        return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if (!continues_code_point(text[i]))
            return 0;
    }
    const bool overlong = (lead == 0xE0U && byte(1) < 0xA0U) || (lead == 0xF0U && byte(1) < 0x90U);
    const bool surrogate = lead == 0xEDU && byte(1) > 0x9FU;
    const bool too_large = lead == 0xF4U && byte(1) > 0x8FU;
    return overlong || surrogate || too_large ? 0 : length;
}

/// Whether `text` begins with a code point that can be shown as it is.
bool is_plain(std::string_view text) {
    // Controls behind U+007F; a space of no width; marks of direction; separators of lines and
    // paragraphs with more marks of direction; and all their later kin. Not the joiners, which
    // names and signs are written with.
    constexpr std::array<std::pair<std::string_view, std::string_view>, 5> unseen{{
        {"\xC2\x80", "\xC2\xA0"},
        {"\xE2\x80\x8B", "\xE2\x80\x8C"},
        {"\xE2\x80\x8E", "\xE2\x80\x90"},
        {"\xE2\x80\xA8", "\xE2\x80\xAF"},
        {"\xE2\x81\xA0", "\xE2\x81\xB0"},
    }};
    const std::string_view point = text.substr(0, sequence_length(text));
    if (point.size() <= 1)
        return point.size() == 1 && point.front() >= ' ' && point.front() != '\x7F';
    return point != "\xEF\xBB\xBF" &&
           std::none_of(unseen.begin(), unseen.end(), [point](const auto& range) {
               return range.first <= point && point < range.second;
           });
}

std::string hexadecimal(unsigned char byte) {
    constexpr std::string_view digits = "0123456789abcdef";
    return {'\\', 'x', digits[byte / 16U], digits[byte % 16U]};
}

} // namespace

TextReader::TextReader(std::string_view text, TextPlace start)
    : rest_(text)
    , place_(start) {}

std::string_view TextReader::take(std::size_t count) {
    assert(count <= rest_.size());
    const std::string_view taken = rest_.substr(0, count);
    for (std::size_t i = 0; i < count; ++i) {
        const bool before_line_feed = i + 1 < rest_.size() && rest_[i + 1] == '\n';
        if (taken[i] == '\n' || (taken[i] == '\r' && !before_line_feed)) {
            place_ = {place_.line + 1, 1};
        } else if (taken[i] != '\r' && !continues_code_point(taken[i])) {
            ++place_.column;
        }
    }
    rest_.remove_prefix(count);
    return taken;
}

bool TextReader::take_if(std::string_view word) {
    if (!rest_.starts_with(word))
        return false;
    take(word.size());
    return true;
}

std::string_view TextReader::take_word() {
    return take(std::min(rest_.find_first_of(white_space), rest_.size()));
}

void TextReader::skip_white_space() {
    take(std::min(rest_.find_first_not_of(white_space), rest_.size()));
}

void TextReader::fail(std::string expected) const {
    const std::string_view word = rest_.substr(0, rest_.find_first_of(white_space));
    std::string found = rest_.empty() ? "the end" : word.empty() ? "white space" : quoted(word);
    throw TextError(place_, std::move(found), std::move(expected));
}

void require_utf8(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = sequence_length(text.substr(i));
        if (length == 0) {
            TextReader reader(text);
            reader.take(i);
            throw TextError(reader.place(),
                            "the byte " + hexadecimal(static_cast<unsigned char>(text[i])),
                            "text in UTF-8");
        }
        i += length;
    }
}

std::string escaped(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::size_t length = std::max<std::size_t>(sequence_length(text), 1);
        if (is_plain(text)) {
            result += text.substr(0, length);
        } else {
            for (const char byte : text.substr(0, length))
                result += hexadecimal(static_cast<unsigned char>(byte));
        }
        text.remove_prefix(length);
    }
    return result;
}

std::string quoted(std::string_view text) {
    constexpr std::size_t most = 40;
    std::size_t end = 0;
    while (end < text.size() && end < most)
        end += std::max<std::size_t>(sequence_length(text.substr(end)), 1);
    return '"' + escaped(text.substr(0, end)) + (end < text.size() ? "…\"" : "\"");
}

} // namespace tabletop
