#pragma once

#include "checkers_poker/state.hpp"
#include "engine/limits.hpp"
#include "tabletop/text_reader.hpp"

#include <string_view>

namespace engine {

/// Skips white space and takes the word behind it; empty at the end.
std::string_view take_next_word(tabletop::TextReader& reader);

/// The arguments of `position`: `startpos` or `fen` with a position string, then `moves` with
/// actions, each checked. Throws tabletop::TextError.
checkers_poker::State read_ugi_position(tabletop::TextReader& reader);

/// The arguments of `go`. Throws tabletop::TextError.
Limits read_ugi_limits(tabletop::TextReader& reader);

} // namespace engine
