#pragma once

#include "games/checkers_poker/space.hpp"
#include "ui/board/board_picture.hpp"

#include <QString>

#include <optional>
#include <vector>

namespace ui {

class BoardView;

/// Makes every BoardView a table of 64 named cells to screen readers. Once is enough.
void installBoardAccessibility();

/// The cell's place among the children: rows from above, as the board is seen.
int accessibleChild(const BoardView& view, checkers_poker::Space space);

/// What a screen reader is told about a new picture. That a space is chosen belongs to its name,
/// and is spoken as such by who chose it.
struct AccessibleChanges {
    std::vector<checkers_poker::Space> renamed;
    /// The cells changed their places.
    bool turned = false;
};

/// Names in the order of Space::index(), or none where they were not known.
AccessibleChanges changesBetween(const BoardPicture& before, const std::vector<QString>& oldNames,
                                 const BoardPicture& after, const std::vector<QString>& newNames);

void tell(BoardView& view, const AccessibleChanges& changes);
void tellFocus(BoardView& view, checkers_poker::Space space);

} // namespace ui
