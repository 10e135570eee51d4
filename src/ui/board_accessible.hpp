#pragma once

#include "checkers_poker/space.hpp"

namespace ui {

class BoardView;

/// Makes every BoardView a table of 64 named cells to screen readers. Once is enough.
void installBoardAccessibility();

/// The cell's place among the children: rows from above, as the board is seen.
int accessibleChild(const BoardView& view, checkers_poker::Space space);

/// What a screen reader is told.
void tellFocus(BoardView& view, checkers_poker::Space space);
void tellSelection(BoardView& view, checkers_poker::Space space, bool selected);
void tellName(BoardView& view, checkers_poker::Space space);
/// The cells changed their places.
void tellTurned(BoardView& view);

} // namespace ui
