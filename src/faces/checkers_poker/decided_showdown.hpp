#pragma once

#include "games/checkers_poker/event.hpp"
#include "games/checkers_poker/record.hpp"

#include <cstddef>
#include <optional>

namespace checkers_poker_face {

/// The showdown that the action before a place decided, if it did.
std::optional<checkers_poker::happened::ShowdownDecided>
decidedAt(const checkers_poker::Match& match, std::size_t place);

} // namespace checkers_poker_face
