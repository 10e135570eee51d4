#pragma once

#include "games/checkers_poker/seats.hpp"
#include "games/checkers_poker/space.hpp"
#include "ui/board/board_geometry.hpp"

#include <QRgb>

#include <optional>
#include <vector>

class QPainter;

namespace ui {

/// The marks over spaces. All keep out of the index's way, and all but the path fit the gap around
/// a card or the strip below its index.

/// A frame around the card.
void paintFrame(QPainter& painter, const BoardGeometry& geometry, checkers_poker::Space space,
                QRgb colour);
/// The corners of such a frame.
void paintCorners(QPainter& painter, const BoardGeometry& geometry, checkers_poker::Space space,
                  QRgb colour);
/// The keyboard's cursor, within the card so that it is seen beside a frame.
void paintCursor(QPainter& painter, const BoardGeometry& geometry, checkers_poker::Space space);

/// A dot below the index: the checker of that seat (or whatever is chosen) can be put there.
void paintTarget(QPainter& painter, const BoardGeometry& geometry, checkers_poker::Space space,
                 std::optional<checkers_poker::Seat> seat);
/// A small dot in the same place, on a checker that can be moved.
void paintGrip(QPainter& painter, const BoardGeometry& geometry, checkers_poker::Space space,
               checkers_poker::Seat seat);
/// A minus sign: this checker can be taken off.
void paintRemoval(QPainter& painter, const BoardGeometry& geometry, checkers_poker::Space space);

/// A line through the middles of the spaces, in the colour of the seat's targets.
void paintPath(QPainter& painter, const BoardGeometry& geometry,
               const std::vector<checkers_poker::Space>& path,
               std::optional<checkers_poker::Seat> seat);

} // namespace ui
