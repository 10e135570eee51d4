#pragma once

#include "games/checkers_poker/state.hpp"

#include <random>

namespace checkers_poker {

/// One of legal_actions(), each as likely as any other, without making them all. It is the one at
/// the place that one tabletop::uniform_below() draws, so that a generator's games are the same
/// everywhere. Precondition: the game is not over.
Action random_action(const State& state, std::mt19937_64& generator);

} // namespace checkers_poker
