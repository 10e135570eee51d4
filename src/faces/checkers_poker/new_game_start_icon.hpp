#pragma once

#include "games/checkers_poker/options.hpp"

class QIcon;
class QSize;

namespace ui {

/// A small board with the checkers of a starting configuration, First's at the south end; a plus
/// sign where none stands.
QIcon startIcon(const checkers_poker::StartingConfiguration& start, int side);

} // namespace ui
