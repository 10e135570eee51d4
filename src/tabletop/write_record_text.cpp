#include "tabletop/record_text.hpp"

#include <algorithm>

namespace tabletop {

namespace {

constexpr std::size_t most_columns = 80;

bool ends_line(char byte) { return byte == '\n' || byte == '\r'; }

std::string tag_line(const Tag& tag) {
    std::string line = "[" + tag.name + " \"";
    for (const char byte : tag.value) {
        if (byte == '"' || byte == '\\')
            line += '\\';
        line += ends_line(byte) ? ' ' : byte;
    }
    return line + "\"]\n";
}

/// Words in lines, whose columns are counted in code points.
class WordWriter {
public:
    void add(std::string_view word) {
        const auto width =
            static_cast<std::size_t>(std::count_if(word.begin(), word.end(), [](char byte) {
                return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
            }));
        const bool fits = columns_ + 1 + width <= most_columns;
        if (!text_.empty())
            text_ += fits ? ' ' : '\n';
        columns_ = text_.empty() || !fits ? width : columns_ + 1 + width;
        text_ += word;
    }
    /// A remark is broken at its spaces like everything else; a reader takes the break for a space.
    void add_remark(std::string text) {
        std::replace(text.begin(), text.end(), '}', ')');
        std::replace_if(text.begin(), text.end(), ends_line, ' ');
        text = "{" + text + "}";
        std::string_view rest = text;
        for (std::size_t end = rest.find(' '); end != std::string_view::npos;
             end = rest.find(' ')) {
            add(rest.substr(0, end));
            rest.remove_prefix(end + 1);
        }
        add(rest);
    }
    const std::string& text() const { return text_; }

private:
    std::string text_;
    std::size_t columns_ = 0;
};

} // namespace

std::string record_text(const std::vector<Tag>& tags, const std::vector<RecordItem>& items) {
    std::string text;
    for (const Tag& tag : tags)
        text += tag_line(tag);
    WordWriter writer;
    for (const RecordItem& item : items) {
        if (item.is_remark)
            writer.add_remark(item.text);
        else
            writer.add(item.text);
    }
    return text + "\n" + writer.text() + "\n";
}

} // namespace tabletop
