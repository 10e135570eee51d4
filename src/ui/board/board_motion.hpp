#pragma once

#include "ui/board/board_geometry.hpp"
#include "ui/board/board_picture.hpp"

#include <QPointF>

#include <chrono>
#include <vector>

namespace ui {

/// A piece between two spaces, at a place as BoardGeometry counts them.
struct MovingPiece {
    BoardPiece piece;
    QPointF place;
    /// Height above the table, 0 to 1.
    double lift = 0;
    double opacity = 1;
};

/// How the pieces of one picture get to where the next one has them. It says only what is drawn
/// meanwhile: when it is over, or cut short, the next picture is shown as it is.
class BoardMotion {
public:
    /// Nothing moves.
    BoardMotion() = default;

    /// One piece along its path, jump by jump; what it jumps over and is not there afterwards
    /// vanishes as it passes. Without such a piece in both pictures the same as between().
    static BoardMotion along(const BoardPicture& before, const BoardPicture& after,
                             const std::vector<BoardSpace>& path);

    /// Pieces slide to the nearest space where one of their kind is missing; others appear and
    /// vanish. When the board is turned they go round with it; when the grounds are others, nothing
    /// moves.
    static BoardMotion between(const BoardPicture& before, const BoardPicture& after);

    bool empty() const { return flights_.empty(); }
    std::chrono::milliseconds duration() const { return duration_; }

    /// Spaces whose pieces in the next picture are still on their way and stand nowhere.
    const BoardSpaces& underWay() const { return underWay_; }

    /// Where the pieces are at a share of the duration, 0 to 1.
    std::vector<MovingPiece> at(double share) const;

private:
    struct Flight {
        BoardPiece piece;
        std::vector<QPointF> way; ///< at least one place
        bool hops = false;
        double opacityBefore = 1;
        double opacityAfter = 1;
        /// The shares of the duration between which the opacity changes.
        double fadesFrom = 0;
        double fadesUntil = 1;
    };

    static BoardMotion turning(const BoardPicture& before, const BoardPicture& after);
    void takeOff(const BoardPicture& before, const BoardPicture& after,
                 const std::vector<BoardSpace>& path, const BoardGeometry& geometry);
    void slide(const BoardPicture& before, const BoardPicture& after, BoardPiece piece,
               const BoardGeometry& geometry);

    std::vector<Flight> flights_;
    std::chrono::milliseconds duration_{0};
    BoardSpaces underWay_;
};

} // namespace ui
