#pragma once

#include "engine/limits.hpp"
#include "games/checkers_poker/state.hpp"
#include "tabletop/text_reader.hpp"

#include <string_view>

namespace checkers_poker {

/// Skips white space and takes the word behind it; empty at the end.
std::string_view take_next_word(tabletop::TextReader& reader);

/// The arguments of `position`: `startpos` or `fen` with a position string, then `moves` with
/// actions, each checked. Throws tabletop::TextError.
State read_ugi_position(tabletop::TextReader& reader);

/// The arguments of `go`. Throws tabletop::TextError.
engine::Limits read_ugi_limits(tabletop::TextReader& reader);

} // namespace checkers_poker
