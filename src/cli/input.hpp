#pragma once

#include "tabletop/text_error.hpp"

#include <iosfwd>
#include <stdexcept>
#include <string>

namespace cli {

/// Input that cannot be read or is not right; what() is one sentence for a person.
class InputError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The whole of a file, or of `standard_input` for `-`. Only regular files are opened: a pipe that
/// nobody writes to would never end, and nothing larger than checkers_poker::largest_record is
/// read. Throws InputError.
std::string read_input(const std::string& file, std::istream& standard_input);

/// Calls `read`, and names where the text came from if it throws a TextError.
template <class Read>
auto reading(const std::string& source, const Read& read) {
    try {
        return read();
    } catch (const tabletop::TextError& error) {
        throw InputError(source + ": " + error.what());
    }
}

} // namespace cli
