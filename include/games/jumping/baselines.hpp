#pragma once

#include "engine/think.hpp"
#include "games/jumping/state.hpp"

namespace jumping {

// Simple players to measure the engine against. They share nothing with its search and evaluation.

/// How many steps a seat's pieces are from the innermost space of its goal, and those outside from
/// the nearest space of it that is still to be filled.
int sum_of_distances(const State& state, Seat seat);

/// Takes the action after which sum_of_distances() of the seat to act is least. Precondition (also
/// below): the game is not over.
Action choose_greedily(const State& state);

/// Plain alpha-beta, ever deeper until the limits are reached: its own sum_of_distances() against
/// that of the others, who all play against it.
Action choose_by_alpha_beta(const State& state, const engine::ThinkLimits& limits);

} // namespace jumping
