#pragma once

#include "games/checkers_poker/action.hpp"
#include "games/checkers_poker/state.hpp"

#include <cstdint>
#include <random>

namespace checkers_poker {

// Simple players to measure the engine against. They share nothing with its search and evaluation.

/// What a beginner counts, for First: a thousand a checker and the strength of every hand that can
/// be shown now, the better the more. Won games count a million.
int sum_of_hands(const State& state);

/// Takes the action after which sum_of_hands() is best for him. Precondition (also below): the game
/// is not over and no die is to be rolled.
Action choose_greedily(const State& state);

/// Plain alpha-beta with sum_of_hands() after `depth` actions, rolls of the die averaged.
Action choose_by_alpha_beta(const State& state, unsigned depth);

Action choose_at_random(const State& state, std::mt19937_64& generator);

} // namespace checkers_poker
