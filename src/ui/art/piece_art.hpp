#pragma once

#include "tabletop/seat.hpp"

#include <QPointF>

class QPainter;

namespace ui {

/// A piece lies on the table, is lifted by the pointer or a jump, or is still to come.
struct PieceLook {
    bool ghost = false;
    bool dimmed = false;
    /// Height above the table, 0 to 1: moves and widens the shadow.
    double lift = 0;
};

/// The shadow of a round piece on the table.
void paintShadow(QPainter& painter, QPointF centre, double radius, double lift);

/// A round piece with its shadow, in the colour and with the sign of its seat.
void paintPiece(QPainter& painter, QPointF centre, double radius, tabletop::Seat seat,
                const PieceLook& look = {});
/// Its sign alone with a margin, to go over what was drawn across it.
void paintPieceSign(QPainter& painter, QPointF centre, double radius, tabletop::Seat seat);

} // namespace ui
