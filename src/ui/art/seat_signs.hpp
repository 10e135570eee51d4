#pragma once

#include "tabletop/per_seat.hpp"

#include <QColor>
#include <QPainterPath>
#include <QRectF>
#include <QString>

namespace ui {

/// What tells the seats of a table apart: a colour each, and a sign for those who do not see the
/// colours, on pieces, camps and names alike.
struct SeatColours {
    QColor face; ///< of a piece
    QColor edge; ///< its outline, darker than the face
    QColor rim;  ///< the band within the outline, off in lightness from the face
    QColor ink;  ///< a sign on the face
    QColor camp; ///< a tint of its spaces, on which every piece stands out
    QColor mark; ///< light enough for the core of a mark with a dark border
};
const SeatColours& seatColours(tabletop::Seat seat);

/// The sign of a seat, fitted into a square.
QPainterPath seatSignPath(tabletop::Seat seat, const QRectF& into);

/// What the sign is called: "ring".
QString seatSignWord(tabletop::Seat seat);

} // namespace ui
