#pragma once

#include "ui/board/board_geometry.hpp"

class QPainter;

namespace ui {

/// The felt around the spaces.
void paintFelt(QPainter& painter, const BoardGeometry& geometry);

/// On a board of squares, what the names of each line share: in the band at the left, and in the
/// one below. No letter is smaller than `least` pixels.
void paintCoordinates(QPainter& painter, const BoardGeometry& geometry, double devicePixelRatio,
                      int least = 0);

} // namespace ui
