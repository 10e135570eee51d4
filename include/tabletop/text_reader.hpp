#pragma once

#include "tabletop/text_error.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace tabletop {

/// Reads a text from front to back and knows the line and column it is at, so that every reader of
/// this game's formats reports errors the same way. It looks at `text` without owning it.
/// LF, CR LF and CR each end a line.
class TextReader {
public:
    explicit TextReader(std::string_view text, TextPlace start = {});

    bool at_end() const { return rest_.empty(); }
    /// The next byte, or '\0' at the end.
    char peek() const { return rest_.empty() ? '\0' : rest_.front(); }
    std::string_view rest() const { return rest_; }
    TextPlace place() const { return place_; }

    /// Takes `count` bytes. Precondition: count <= rest().size().
    std::string_view take(std::size_t count);
    /// Takes `word` if the text goes on with it.
    bool take_if(std::string_view word);
    /// Takes the longest run of bytes without white space (it may be empty).
    std::string_view take_word();
    /// Skips spaces, tabs and line ends.
    void skip_white_space();

    /// Throws TextError: at this place, with the next word (or the end) as what was found.
    [[noreturn]] void fail(std::string expected) const;

private:
    std::string_view rest_;
    TextPlace place_;
};

/// Throws TextError at the first byte that is not part of well-formed UTF-8.
void require_utf8(std::string_view text);

/// `text` as it may be shown to a person: bytes that are not UTF-8, control characters, and others
/// that hide or reorder what stands around them are shown as escapes such as `\x1b`.
std::string escaped(std::string_view text);

/// `text` escaped and shortened between quotation marks, for an error message.
std::string quoted(std::string_view text);

} // namespace tabletop
