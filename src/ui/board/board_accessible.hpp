#pragma once

#include "ui/board/board_picture.hpp"

#include <QString>

#include <optional>
#include <vector>

namespace ui {

class BoardView;

/// Makes every BoardView a table of named cells to screen readers. Once is enough.
void installBoardAccessibility();

/// Where a space's cell is: rows from above, as the board is seen, and its number among the
/// children, which go by rows.
struct PlaceInTable {
    int row = 0;
    int column = 0;
    int child = 0;
};
/// All -1 where the board has no such space.
PlaceInTable placeInTable(const BoardView& view, BoardSpace space);

/// What a screen reader is told about a new picture. That a space is chosen belongs to its name,
/// and is spoken as such by who chose it.
struct AccessibleChanges {
    std::vector<BoardSpace> renamed;
    /// The cells changed their places, or are others.
    bool turned = false;
};

/// Names in the order of BoardSpace::index(), or none where they were not known.
AccessibleChanges changesBetween(const BoardPicture& before, const std::vector<QString>& oldNames,
                                 const BoardPicture& after, const std::vector<QString>& newNames);

void tell(BoardView& view, const AccessibleChanges& changes);
void tellFocus(BoardView& view, BoardSpace space);

} // namespace ui
