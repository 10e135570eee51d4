#pragma once

#include "ui/board/board_shape.hpp"

#include <QPointF>
#include <QRect>
#include <QSize>

#include <optional>
#include <vector>

namespace ui {

/// The band around the spaces, in sides of a space: at the left and below, and at the right and
/// above. `least` is how many pixels the first has at any rate, so that coordinates stay readable.
struct BoardBands {
    double wide = 0;
    double narrow = 0;
    int least = 0;
    friend bool operator==(const BoardBands&, const BoardBands&) = default;
};

/// Where the board and its spaces lie within a picture of some size, in whole pixels of the screen,
/// so that every space has the same size and sharp edges at every scale factor. All is fitted by
/// one scale and centred. The point of the topology is the middle of a space.
///
/// A place is where a space is seen, from the upper left: 0, 0 is the leftmost and the uppermost
/// that there are, and neighbours are 1 apart.
class BoardGeometry {
public:
    BoardGeometry() = default;
    /// `turn` counts the shape's steps, clockwise.
    BoardGeometry(QSize pixels, const BoardShape& shape, int turn, BoardBands bands = {});

    const BoardShape& shape() const { return shape_; }

    /// A space's width and height.
    int side() const { return side_; }
    /// The whole board with the band around the spaces.
    QRect frame() const { return frame_; }
    /// All spaces.
    QRect grid() const { return {origin_, gridSize_}; }

    QRect rectangleOf(BoardSpace space) const;
    /// What is drawn of a space: a card, a hollow, a square; the gap to the next lies around it.
    QRectF faceRectangle(BoardSpace space) const;
    QPointF centreOf(BoardSpace space) const;
    /// The nearest space, if the pixel lies within half a space of it.
    std::optional<BoardSpace> spaceAt(QPointF pixel) const;

    QPointF placeOf(BoardSpace space) const { return places_[space.index()]; }
    std::optional<BoardSpace> spaceAtPlace(QPointF place) const;
    QPointF centreOfPlace(QPointF place) const;
    /// The middle round which the board turns.
    QPointF middlePlace() const { return {extent_.width() / 2, extent_.height() / 2}; }

    /// Spaces of equal height from above, each line from the left.
    const std::vector<std::vector<BoardSpace>>& lines() const { return lines_; }
    int rows() const { return static_cast<int>(lines_.size()); }
    /// How many spaces the longest line has.
    int columns() const;
    /// What the names of all spaces in a row or column share: a letter or a number, or nothing.
    QString rowName(int row) const;
    QString columnName(int column) const;

private:
    void place(int turn);
    void makeLines();
    void fit(QSize pixels, BoardBands bands);

    BoardShape shape_;
    std::vector<QPointF> places_;
    std::vector<std::vector<BoardSpace>> lines_;
    QSizeF extent_{0, 0}; ///< the greatest place
    int side_ = 0;
    QRect frame_;
    QPoint origin_;
    QSize gridSize_{0, 0};
};

/// How far a card's edge lies from that of its space.
int cardInset(int side);

} // namespace ui
