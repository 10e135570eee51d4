#pragma once

#include <cstddef>
#include <functional>
#include <iosfwd>
#include <string_view>

namespace engine {

/// No line of a conversation may be longer; a game of a thousand moves takes a hundredth of it.
inline constexpr std::size_t longest_ugi_line = std::size_t{1} << 20U;

/// Hands the lines of `in` to receive() until that says no or the input ends; false for the former.
/// A line that is too long is skipped and told to complain().
bool read_ugi_lines(std::istream& in, const std::function<bool(std::string_view line)>& receive,
                    const std::function<void(std::string_view trouble)>& complain);

} // namespace engine
