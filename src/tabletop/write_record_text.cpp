#include "tabletop/record_text.hpp"

#include <algorithm>
#include <utility>

namespace tabletop {

namespace {

constexpr std::size_t most_columns = 80;

bool ends_line(char byte) { return byte == '\n' || byte == '\r'; }

/// In code points.
std::size_t width_of(std::string_view word) {
    return static_cast<std::size_t>(std::count_if(word.begin(), word.end(), [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
    }));
}

} // namespace

void RecordWriter::add(const Tag& tag) {
    text_ += "[" + tag.name + " \"";
    for (const char byte : tag.value) {
        if (byte == '"' || byte == '\\')
            text_ += '\\';
        text_ += ends_line(byte) ? ' ' : byte;
    }
    text_ += "\"]\n";
}

void RecordWriter::add_word(std::string_view word) {
    const std::size_t width = width_of(word);
    const bool fits = has_words_ && columns_ + 1 + width <= most_columns;
    text_ += fits ? ' ' : '\n';
    columns_ = fits ? columns_ + 1 + width : width;
    text_ += word;
    has_words_ = true;
}

void RecordWriter::add_remark(std::string text) {
    std::replace(text.begin(), text.end(), '}', ')');
    std::replace_if(text.begin(), text.end(), ends_line, ' ');
    text = "{" + text + "}";
    std::string_view rest = text;
    for (std::size_t end = rest.find(' '); end != std::string_view::npos; end = rest.find(' ')) {
        add_word(rest.substr(0, end));
        rest.remove_prefix(end + 1);
    }
    add_word(rest);
}

std::string RecordWriter::take_text() {
    text_ += '\n';
    has_words_ = false;
    return std::exchange(text_, {});
}

} // namespace tabletop
