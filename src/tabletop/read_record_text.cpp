#include "tabletop/record_text.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace tabletop {

namespace {

[[noreturn]] void refuse_as_too_large(std::string found) {
    throw TextError({}, std::move(found),
                    "at most " + std::to_string(largest_record >> 20U) + " MiB");
}

auto find_tag(const std::vector<Tag>& tags, std::string_view name) {
    return std::find_if(tags.begin(), tags.end(),
                        [name](const Tag& tag) { return tag.name == name; });
}

bool is_name_character(char byte) {
    return (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z') ||
           (byte >= '0' && byte <= '9') || byte == '_';
}

void skip_blanks(TextReader& reader) {
    while (reader.peek() == ' ' || reader.peek() == '\t')
        reader.take(1);
}

bool at_line_end(const TextReader& reader) {
    return reader.at_end() || reader.peek() == '\n' || reader.peek() == '\r';
}

std::string read_quoted_value(TextReader& reader) {
    std::string value;
    while (!reader.take_if("\"")) {
        if (at_line_end(reader))
            reader.fail("\" at the end of the tag's value");
        if (reader.take_if("\\") && reader.peek() != '"' && reader.peek() != '\\')
            reader.fail(R"(\" or \\ after a backslash)");
        value += reader.take(1);
    }
    return value;
}

TagAtPlace read_tag(TextReader& reader) {
    reader.take(1);
    skip_blanks(reader);
    TagAtPlace read;
    const auto name_end =
        std::find_if_not(reader.rest().begin(), reader.rest().end(), is_name_character);
    read.tag.name = reader.take(static_cast<std::size_t>(name_end - reader.rest().begin()));
    if (read.tag.name.empty())
        reader.fail("the name of a tag");
    skip_blanks(reader);
    if (!reader.take_if("\""))
        reader.fail("\" and the tag's value");
    read.place = reader.place();
    read.tag.value = read_quoted_value(reader);
    skip_blanks(reader);
    if (!reader.take_if("]"))
        reader.fail("] at the end of the tag");
    skip_blanks(reader);
    if (!at_line_end(reader))
        reader.fail("a new line after a tag");
    return read;
}

std::string read_remark(TextReader& reader) {
    const std::size_t end = reader.rest().find('}');
    if (end == std::string_view::npos)
        reader.fail("} at the end of the comment");
    std::string text;
    for (const char byte : reader.take(end + 1).substr(1, end - 1)) {
        if (byte == '\n' && text.ends_with('\r'))
            text.pop_back();
        text += byte == '\n' ? ' ' : byte;
    }
    std::replace(text.begin(), text.end(), '\r', ' ');
    return text;
}

} // namespace

void TagAtPlace::fail(std::string expected) const {
    throw TextError(place, quoted(tag.value), std::move(expected));
}

void RecordItem::fail(std::string expected) const {
    throw TextError(place, quoted(text), std::move(expected));
}

std::string_view value_of(const std::vector<Tag>& tags, std::string_view name) {
    const auto found = find_tag(tags, name);
    return found == tags.end() ? std::string_view() : found->value;
}

void set_value(std::vector<Tag>& tags, std::string_view name, std::string value) {
    const auto found = find_tag(tags, name);
    const auto place = tags.begin() + (found - tags.cbegin());
    if (value.empty()) {
        if (place != tags.end())
            tags.erase(place);
    } else if (place != tags.end()) {
        place->value = std::move(value);
    } else {
        tags.push_back({std::string(name), std::move(value)});
    }
}

const TagAtPlace* find(const TagsAtPlaces& tags, std::string_view name) {
    const auto found = std::find_if(
        tags.begin(), tags.end(), [name](const TagAtPlace& read) { return read.tag.name == name; });
    return found == tags.end() ? nullptr : &*found;
}

TextReader begin_record(std::string_view text) {
    if (text.size() > largest_record)
        refuse_as_too_large("a text of " + std::to_string(text.size()) + " bytes");
    require_utf8(text);
    if (text.starts_with("\xEF\xBB\xBF"))
        throw TextError({}, "a byte order mark", "a record without one");
    return TextReader(text);
}

TagsAtPlaces read_tags(TextReader& reader) {
    TagsAtPlaces tags;
    std::set<std::string> names;
    reader.skip_white_space();
    while (reader.peek() == '[') {
        const TextReader before = reader;
        TagAtPlace read = read_tag(reader);
        if (!names.insert(read.tag.name).second)
            before.fail("each tag once");
        tags.push_back(std::move(read));
        reader.skip_white_space();
    }
    return tags;
}

std::optional<RecordItem> next_item(TextReader& reader) {
    reader.skip_white_space();
    if (reader.at_end())
        return std::nullopt;
    const TextPlace place = reader.place();
    if (reader.peek() == '{')
        return RecordItem{read_remark(reader), true, place};
    const std::size_t end = std::min(reader.rest().find_first_of(" \t\r\n{"), reader.rest().size());
    return RecordItem{std::string(reader.take(end)), false, place};
}

void require_end_of_number(const RecordItem& word, const TextReader& reader) {
    if (word.text.ends_with('.') && reader.peek() == '{')
        reader.fail("white space after the turn number");
}

bool looks_like_a_result(std::string_view word, std::size_t seats) {
    if (word == "*")
        return true;
    if (seats == 2)
        return word == "1-0" || word == "0-1" || word == "1/2-1/2";
    for (std::size_t i = 0; i < word.size(); ++i) {
        const bool is_digit = word[i] >= '0' && word[i] <= '9';
        if (i % 2 == 0 ? !is_digit : word[i] != ':')
            return false;
    }
    return word.size() + 1 == 2 * seats;
}

std::string results_in_words(std::size_t seats) {
    if (seats == 2)
        return "1-0, 0-1, 1/2-1/2 or *";
    std::string places = "1";
    for (std::size_t i = 1; i < seats; ++i)
        places += ":2";
    return "places such as " + places + ", or *";
}

void refuse_as_too_large_written() {
    refuse_as_too_large("a record that takes more room when it is written whole");
}

} // namespace tabletop
