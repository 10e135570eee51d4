#pragma once

#include "ui/board/board_geometry.hpp"
#include "ui/board/skin.hpp"

#include <QPainterPath>
#include <QRgb>

#include <vector>

class QPainter;

namespace ui {

/// Draws the marks over spaces. All keep out of the way of what a skin prints on a space, and all
/// but the path fit the gap around it or the places that the skin names.
class BoardMarks {
public:
    BoardMarks(QPainter& painter, const BoardGeometry& geometry, const Skin& skin)
        : painter_(painter)
        , geometry_(geometry)
        , skin_(skin)
        , style_(skin.marks()) {}

    /// A frame around the space.
    void frame(BoardSpace space, QRgb colour) const;
    /// The corners of such a frame.
    void corners(BoardSpace space, QRgb colour) const;
    /// The keyboard's cursor, within the frame so that it is seen beside one.
    void cursor(BoardSpace space) const;

    /// A dot: the piece of that seat (or whatever is chosen) can be put there.
    void target(BoardSpace space, std::optional<tabletop::Seat> seat) const;
    /// A small dot in the same place, or a fine ring, on a piece that can be moved.
    void grip(BoardSpace space, tabletop::Seat seat) const;
    /// A minus sign: this piece can be taken off.
    void removal(BoardSpace space) const;

    /// A line through the middles of the spaces, in the colour of the seat's targets, and rings
    /// around what it jumps over.
    void path(const std::vector<BoardSpace>& path, const BoardSpaces& jumped,
              std::optional<tabletop::Seat> seat) const;

private:
    QPainterPath outline(BoardSpace space, double inset, double round) const;
    QPointF placeOf(BoardSpace space, QPointF offset) const;

    QPainter& painter_;
    const BoardGeometry& geometry_;
    const Skin& skin_;
    MarkStyle style_;
};

} // namespace ui
