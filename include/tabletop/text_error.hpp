#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>

namespace tabletop {

/// A place in a text; both count from 1, columns in code points.
struct TextPlace {
    std::size_t line = 1;
    std::size_t column = 1;
    friend bool operator==(const TextPlace&, const TextPlace&) = default;
};

/// What every reader of text throws when the text is not right: where, what was found there and
/// what was expected instead. what() is one sentence for a person.
class TextError : public std::runtime_error {
public:
    TextError(TextPlace place, std::string found, std::string expected);

    TextPlace place() const { return place_; }
    const std::string& found() const { return found_; }
    const std::string& expected() const { return expected_; }

private:
    TextPlace place_;
    std::string found_;
    std::string expected_;
};

} // namespace tabletop
