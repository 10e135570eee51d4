#pragma once

#include "engine/think.hpp"
#include "tabletop/per_seat.hpp"
#include "tabletop/text_reader.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace cli {

// What a GameSession reads from lines and makes lines of. The readers throw tabletop::TextError.

/// Skips white space and takes the word behind it; empty at the end.
std::string_view next_word(tabletop::TextReader& reader);
/// A whole number; one that is out of range is moved to the nearer end.
std::int64_t read_whole_number(tabletop::TextReader& reader, std::int64_t least, std::int64_t most);
/// `p3time` for what = "time": the seat from 0, or most_seats for any other word.
std::size_t seat_of(std::string_view word, std::string_view what);
/// The arguments of `go`, of which the clocks of other seats do not matter.
engine::ThinkLimits read_limits(tabletop::TextReader& reader, std::size_t to_act);
/// The text up to the word `moves` or the end, and with it the reader behind it.
std::string_view take_position(tabletop::TextReader& reader);
/// A line of progress.
std::string info_of(const engine::Thought& thought);

} // namespace cli
