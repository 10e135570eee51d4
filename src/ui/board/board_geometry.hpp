#pragma once

#include "games/checkers_poker/options.hpp"
#include "games/checkers_poker/space.hpp"

#include <QPoint>
#include <QRect>
#include <QSize>

#include <optional>

namespace ui {

/// Where the board and its spaces lie within a picture of some size, in whole pixels of the screen,
/// so that every space has the same size and sharp edges at every scale factor. The board is square
/// and centred. Spaces touch: the gap between two cards belongs to the nearer one.
class BoardGeometry {
public:
    /// The greatest column and row of a place; the least is 0.
    static constexpr int last = static_cast<int>(checkers_poker::board_side) - 1;

    BoardGeometry() = default;
    BoardGeometry(QSize pixels, checkers_poker::End bottom);

    /// A space's width and height.
    int side() const { return side_; }
    /// The whole board with the band that bears the coordinates.
    QRect frame() const { return frame_; }
    /// The 64 spaces.
    QRect grid() const { return {origin_, QSize(8 * side_, 8 * side_)}; }

    QRect rectangleOf(checkers_poker::Space space) const;
    /// The card on it or the hollow of a blank.
    QRectF cardRectangle(checkers_poker::Space space) const;
    QPointF centreOf(checkers_poker::Space space) const;
    /// Nothing outside the spaces.
    std::optional<checkers_poker::Space> spaceAt(QPointF pixel) const;

    /// Column and row as seen, from the upper left, 0 to 7; and back.
    QPoint placeOf(checkers_poker::Space space) const;
    checkers_poker::Space spaceAtPlace(QPoint place) const;
    QPointF centreOfPlace(QPointF place) const;

    friend bool operator==(const BoardGeometry&, const BoardGeometry&) = default;

private:
    checkers_poker::End bottom_ = checkers_poker::End::south;
    int side_ = 0;
    QRect frame_;
    QPoint origin_;
};

/// How far a card's edge lies from that of its space.
int cardInset(int side);

} // namespace ui
