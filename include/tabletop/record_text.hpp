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

/// In bytes; no record of a game comes near it. What is larger is refused before it is read whole,
/// so that a wrong file does not fill the memory. A record of half that size is never refused for
/// it: what can be read can be written and read again, and what is written, with turn numbers and
/// all tags, is less than twice as long.
inline constexpr std::size_t largest_record = std::size_t{8} << 20U;

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

/// The value of a tag; empty when it is not there.
std::string_view value_of(const std::vector<Tag>& tags, std::string_view name);
/// Sets a tag, in its place if it is there, else at the end. An empty value removes it.
void set_value(std::vector<Tag>& tags, std::string_view name, std::string value);

/// The tag with that name, or nothing.
const TagAtPlace* find(const TagsAtPlaces& tags, std::string_view name);

/// A reader at the start of a record's text, which has to be UTF-8 without a byte order mark and
/// not too large.
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
/// White space has to follow a turn number, which was the last item.
void require_end_of_number(const RecordItem& word, const TextReader& reader);

/// Whether a word has the form of a result with so many seats: `*`, and `1-0`, `0-1` or `1/2-1/2`
/// for two, else places such as `2:1:3`.
bool looks_like_a_result(std::string_view word, std::size_t seats);
/// Those forms, for error messages.
std::string results_in_words(std::size_t seats);

/// Throws TextError: the record takes more room when it is written than one may have.
[[noreturn]] void refuse_as_too_large_written();

/// Writes a record from front to back: tags, then words and remarks in lines of at most 80 columns.
/// Line ends in values become spaces, and so do those in remarks; a `}` in a remark becomes a `)`.
class RecordWriter {
public:
    /// Precondition: no word or remark was added.
    void add(const Tag& tag);
    void add_word(std::string_view word);
    /// It is broken at its spaces like everything else; a reader takes the break for a space.
    void add_remark(std::string text);
    /// The whole record.
    std::string take_text();

private:
    std::string text_;
    bool has_words_ = false;
    std::size_t columns_ = 0; ///< of the last line of words
};

} // namespace tabletop
