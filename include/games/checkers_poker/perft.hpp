#pragma once

#include "games/checkers_poker/state.hpp"

#include <cstdint>

namespace checkers_poker {

/// The number of sequences of `depth` legal actions from a state, as legal_actions() lists them.
/// The last action, or the last two where both are moves, need not be played to be counted.
std::uint64_t perft(const State& state, unsigned depth);

} // namespace checkers_poker
