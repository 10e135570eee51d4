#pragma once

#include "games/checkers_poker/record.hpp"

#include <string>

namespace cli {

/// A game at its place for a reader without a window: the board with its cards and checkers (x
/// First's, o Second's), whose act it is and what is asked, the last showdown, the hands used up,
/// and the position string in the last line.
std::string draw(const checkers_poker::Match& match);

} // namespace cli
