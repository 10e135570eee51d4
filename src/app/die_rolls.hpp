#pragma once

#include "games/checkers_poker/record.hpp"
#include "games/checkers_poker/state.hpp"

#include <cstdint>

namespace app {

/// What the die shows in a turn, 1 to 6: a function of the seed and the turn alone, the same on
/// every platform, so that undo, saving and loading never roll again (rules 6.3).
std::uint8_t dieRoll(std::uint64_t seed, std::uint32_t turn);

/// Gives a match whose rules have a die a seed (the tag `DieSeed`), drawn at random, unless it has
/// a readable one.
void ensureDieSeed(checkers_poker::Match& match);

/// Whether the die is to be rolled next (rules 6.3).
bool isRollDue(const checkers_poker::State& state);

/// The roll that is due at a state of the match. Precondition: ensureDieSeed() was called.
checkers_poker::RollDie dueRoll(const checkers_poker::Match& match,
                                const checkers_poker::State& state);

} // namespace app
