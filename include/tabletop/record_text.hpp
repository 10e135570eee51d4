#pragma once

#include "tabletop/text_reader.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tabletop {

// The form that records of all games have, without what is in them: tags, a blank line, words with
// remarks between, a result (docs/notation.md). The readers throw TextError.

/// A name and a value at the head of a record.
struct Tag {
    std::string name;
    std::string value;
    friend bool operator==(const Tag&, const Tag&) = default;
};

/// A remark that stands after so many actions.
struct Remark {
    std::size_t after = 0;
    std::string text;
    friend bool operator==(const Remark&, const Remark&) = default;
};

struct TagAtPlace {
    Tag tag;
    TextPlace place; ///< of the first character of the value

    [[noreturn]] void fail(std::string expected) const;
};
using TagsAtPlaces = std::vector<TagAtPlace>;

/// The tag with that name, or nothing.
const TagAtPlace* find(const TagsAtPlaces& tags, std::string_view name);

/// A reader at the start of a record's text, which has to be UTF-8 without a byte order mark.
TextReader begin_record(std::string_view text);
/// All tags, each of which may be there once.
TagsAtPlaces read_tags(TextReader& reader);

/// A word or a remark of a record, and where it stands.
struct RecordItem {
    std::string text;
    bool is_remark = false;
    TextPlace place;

    [[noreturn]] void fail(std::string expected) const;
};

/// The next word or remark behind the tags; nothing at the end.
std::optional<RecordItem> next_item(TextReader& reader);

/// Whether a word has the form of a result: `*`, `1-0`, `0-1`, `1/2-1/2`, or places such as
/// `2:1:3`.
bool looks_like_a_result(std::string_view word);

/// A record of these tags, and of words and remarks in lines of at most 80 columns. Line ends in
/// values become spaces, and so do those in remarks; a `}` in a remark becomes a `)`.
std::string record_text(const std::vector<Tag>& tags, const std::vector<RecordItem>& items);

} // namespace tabletop
