#pragma once

#include "games/checkers_poker/seats.hpp"
#include "ui/art/piece_art.hpp"

#include <QPointF>

class QIcon;
class QPainter;
class QPixmap;

namespace ui {

/// A poker chip with its shadow: First's amber with edge spots, Second's navy with a ring, so that
/// they differ in hue, lightness and rim. The index of the covered card is drawn over it.
void paintChecker(QPainter& painter, QPointF centre, double radius, checkers_poker::Seat seat,
                  const PieceLook& look = {});

/// A chip alone, for labels and actions: `size` in logical pixels.
QPixmap checkerPixmap(checkers_poker::Seat seat, int size, double devicePixelRatio);
QIcon checkerIcon(checkers_poker::Seat seat);

} // namespace ui
