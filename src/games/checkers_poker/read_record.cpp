#include "games/checkers_poker/action_text.hpp"
#include "games/checkers_poker/position_fields.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "games/checkers_poker/record.hpp"
#include "tabletop/text_reader.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <set>
#include <string>
#include <utility>

namespace checkers_poker {

namespace {

using tabletop::quoted;
using tabletop::TextError;
using tabletop::TextPlace;
using tabletop::TextReader;

struct TagAtPlace {
    Tag tag;
    TextPlace place; ///< of the first character of the value

    [[noreturn]] void fail(std::string expected) const {
        throw TextError(place, quoted(tag.value), std::move(expected));
    }
};

using TagsAtPlaces = std::vector<TagAtPlace>;

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
        if (reader.take_if("\\") && reader.peek() != '"' && reader.peek() != '\\') {
            reader.fail(R"(\" or \\ after a backslash)");
        }
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

const TagAtPlace* find(const TagsAtPlaces& tags, std::string_view name) {
    const auto found = std::find_if(
        tags.begin(), tags.end(), [name](const TagAtPlace& read) { return read.tag.name == name; });
    return found == tags.end() ? nullptr : &*found;
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

std::uint32_t read_deal(const TagAtPlace& read) {
    const Field field{read.tag.value, read.place};
    return read_number(field, field.text, 0, std::numeric_limits<std::uint32_t>::max(),
                       "a deal number from 0 to 4294967295");
}

/// Goes to where the game stands, if a tag says so; else it stands at its end.
void go_to_place(const TagAtPlace* read, Match& match) {
    if (read == nullptr)
        return;
    const Field field{read->tag.value, read->place};
    const auto size = static_cast<std::uint32_t>(match.history.size());
    match.history.go_to(read_number(field, field.text, 0, size,
                                    "how many of the " + std::to_string(size) +
                                        " actions are done, from 0 to " + std::to_string(size)));
}

/// The start of the game by its tags: a position, or the rules with cards or a deal.
Match read_start(const TagsAtPlaces& tags, const TextReader& after_tags) {
    const TagAtPlace* position = find(tags, "Position");
    const TagAtPlace* rules = find(tags, "Rules");
    const TagAtPlace* layout = find(tags, "Cards");
    const TagAtPlace* number = find(tags, "Deal");
    if (position != nullptr) {
        for (const TagAtPlace* read : {rules, layout, number}) {
            if (read != nullptr)
                read->fail("no Rules, Cards or Deal tag beside Position");
        }
        return Match(read_position_string(position->tag.value, position->place));
    }
    if (rules == nullptr)
        after_tags.fail("a tag Rules or Position before the actions");
    const Options options = read_options(rules->tag.value, rules->place);
    if (layout == nullptr && number == nullptr) {
        after_tags.fail("a tag Cards, Deal or Position before the actions");
    }
    std::optional<std::uint32_t> deal_number;
    if (number != nullptr)
        deal_number = read_deal(*number);
    Match match(new_game(options, layout != nullptr
                                      ? read_layout(layout->tag.value, options.deck, layout->place)
                                      : deal(*deal_number, options.deck)));
    match.deal = deal_number;
    return match;
}

constexpr std::array<std::string_view, 4> results{"1-0", "0-1", "1/2-1/2", "*"};

bool is_result(std::string_view word) {
    return std::find(results.begin(), results.end(), word) != results.end();
}

std::string read_comment(TextReader& reader) {
    const TextReader before = reader;
    const std::size_t end = reader.rest().find('}');
    if (end == std::string_view::npos)
        before.fail("} at the end of the comment");
    std::string text;
    for (const char byte : reader.take(end + 1).substr(1, end - 1)) {
        if (byte == '\n' && text.ends_with('\r'))
            text.pop_back();
        text += byte;
    }
    std::replace_if(
        text.begin(), text.end(), [](char byte) { return byte == '\n' || byte == '\r'; }, ' ');
    return text;
}

/// `12.` in front of an action; it must be the turn under way.
void check_turn_number(std::string_view word, TextPlace place, const State& state) {
    if (word != std::to_string(state.turn) + ".") {
        throw TextError(place, quoted(word),
                        "turn number " + std::to_string(state.turn) + ". and white space");
    }
}

void check_result(std::string_view word, TextPlace place, const State& end) {
    if (word != result_text(end)) {
        throw TextError(place, quoted(word),
                        "the result " + std::string(result_text(end)) + " of this game");
    }
}

void read_word(std::string_view word, TextPlace place, Match& match) {
    const State& state = match.history.current();
    if (word.front() >= '0' && word.front() <= '9') {
        check_turn_number(word, place, state);
    } else if (is_over(state)) {
        throw TextError(place, quoted(word), "the result, since the game is over");
    } else if (word.front() == '[') {
        throw TextError(place, quoted(word), "tags before the actions only");
    } else {
        play(match, read_action(word, state, place));
    }
}

/// The actions up to the result, into the match; returns the result as it is written.
std::string_view read_actions(TextReader& reader, Match& match) {
    for (reader.skip_white_space(); !reader.at_end(); reader.skip_white_space()) {
        if (reader.peek() == '{') {
            match.comments.push_back({match.history.size(), read_comment(reader)});
            continue;
        }
        const TextPlace place = reader.place();
        const std::string_view word =
            reader.take(std::min(reader.rest().find_first_of(" \t\r\n{"), reader.rest().size()));
        if (is_result(word)) {
            check_result(word, place, match.history.current());
            return word;
        }
        read_word(word, place, match);
        if (word.ends_with('.') && reader.peek() == '{')
            reader.fail("white space after the turn number");
    }
    reader.fail("the result at the end: 1-0, 0-1, 1/2-1/2 or *");
}

[[noreturn]] void refuse_as_too_large(const std::string& found) {
    throw TextError({}, found, "at most " + std::to_string(largest_record >> 20U) + " MiB");
}

/// What was read has to be readable again once it is written.
void check_size_written(std::size_t size_read, const Match& match) {
    if (size_read > largest_record / 2 && to_text(match).size() > largest_record)
        refuse_as_too_large("a record that takes more room when it is written whole");
}

} // namespace

Match read_record(std::string_view text) {
    if (text.size() > largest_record)
        refuse_as_too_large("a text of " + std::to_string(text.size()) + " bytes");
    tabletop::require_utf8(text);
    if (text.starts_with("\xEF\xBB\xBF"))
        throw TextError({}, "a byte order mark", "a record without one");
    TextReader reader(text);
    const TagsAtPlaces tags = read_tags(reader);
    const TagAtPlace* result = find(tags, "Result");
    if (result != nullptr && !is_result(result->tag.value)) {
        result->fail("a result: 1-0, 0-1, 1/2-1/2 or *");
    }
    Match match = read_start(tags, reader);
    for (const TagAtPlace& read : tags) {
        constexpr std::array<std::string_view, 6> of_the_game{"Result", "Rules",    "Deal",
                                                              "Cards",  "Position", "Place"};
        const auto end = of_the_game.end();
        if (std::find(of_the_game.begin(), end, read.tag.name) == end) {
            match.tags.push_back(read.tag);
        }
    }
    const std::string_view written = read_actions(reader, match);
    reader.skip_white_space();
    if (!reader.at_end())
        reader.fail("the end of the record after its result");
    if (result != nullptr && result->tag.value != written) {
        result->fail("the result " + std::string(written) + " of this game");
    }
    go_to_place(find(tags, "Place"), match);
    check_size_written(text.size(), match);
    return match;
}

} // namespace checkers_poker
