#pragma once

#include "app/played_game.hpp"

#include <string>

namespace app {

/// Gives a game that leaves something to chance a seed, drawn at random, unless it has a readable
/// one in its tag.
void ensureSeed(PlayedGame& game);

/// The act of chance that is due where a game stands. Precondition: ensureSeed() was called.
std::string dueChance(const PlayedGame& game);

} // namespace app
