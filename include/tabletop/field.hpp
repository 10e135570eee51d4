#pragma once

#include "tabletop/text_error.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace tabletop {

/// A part of a larger text and where it stands.
struct Field {
    std::string_view text;
    TextPlace place;

    /// Throws TextError, with this field as what was found.
    [[noreturn]] void fail(std::string expected) const;
};

/// A whole number from `least` to `most` without leading zeros; `digits` is a part of the field.
/// Throws TextError.
std::uint32_t read_number(const Field& field, std::string_view digits, std::uint32_t least,
                          std::uint32_t most, const std::string& expected);

} // namespace tabletop
