#pragma once

#include "games/checkers_poker/seats.hpp"
#include "games/checkers_poker/space.hpp"
#include "ui/board/board_picture.hpp"

#include <QPointF>

#include <chrono>
#include <vector>

namespace ui {

/// A checker between two spaces: its place in columns and rows as seen from the upper left.
struct MovingChecker {
    checkers_poker::Seat seat = checkers_poker::first;
    QPointF place;
    /// Height above the table, 0 to 1.
    double lift = 0;
    double opacity = 1;
};

/// How the checkers of one picture get to where the next one has them. It says only what is drawn
/// meanwhile: when it is over, or cut short, the next picture is shown as it is.
class BoardMotion {
public:
    /// Nothing moves.
    BoardMotion() = default;

    /// One checker along its path, jump by jump. Without such a checker in both pictures the same
    /// as between().
    static BoardMotion along(const BoardPicture& before, const BoardPicture& after,
                             const std::vector<checkers_poker::Space>& path);

    /// Checkers slide to the nearest space where one of their side is missing; others appear and
    /// vanish. When the board is turned they go round with it; when the cards are others, nothing
    /// moves.
    static BoardMotion between(const BoardPicture& before, const BoardPicture& after);

    bool empty() const { return flights_.empty(); }
    std::chrono::milliseconds duration() const { return duration_; }

    /// Checkers of the next picture that are still on their way and stand nowhere.
    const checkers_poker::PerSeat<checkers_poker::SpaceSet>& underWay() const { return underWay_; }

    /// Where the checkers are at a share of the duration, 0 to 1.
    std::vector<MovingChecker> at(double share) const;

private:
    struct Flight {
        checkers_poker::Seat seat;
        std::vector<QPointF> way; ///< at least one place
        bool hops = false;
        double opacityBefore = 1;
        double opacityAfter = 1;
    };

    static BoardMotion turning(const BoardPicture& before, const BoardPicture& after);
    void slide(const BoardPicture& before, const BoardPicture& after, checkers_poker::Seat seat);

    std::vector<Flight> flights_;
    std::chrono::milliseconds duration_{0};
    checkers_poker::PerSeat<checkers_poker::SpaceSet> underWay_;
};

} // namespace ui
