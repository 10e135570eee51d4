#include "games/chinese_checkers/chinese_checkers.hpp"

#include <array>
#include <vector>

namespace chinese_checkers {

namespace {

using jumping::Board;
using jumping::Seat;
using jumping::SeatOfSetup;
using jumping::Setup;
using jumping::Space;
using jumping::SpaceSet;

/// The points of the star, clockwise.
enum Point : std::size_t { south, southwest, northwest, north, northeast, southeast, point_count };

constexpr Point opposite(Point point) { return Point((point + point_count / 2) % point_count); }

/// How far a hole lies from the middle on the way to a point, in the star's own coordinates.
int towards(Point point, int u, int v) {
    switch (point) {
    case south:
        return -v;
    case southwest:
        return -u;
    case northwest:
        return v - u;
    case north:
        return v;
    case northeast:
        return u;
    default:
        return u - v;
    }
}

/// The holes of a point: those more than `inside` away from the middle. Four leave ten holes.
SpaceSet holes(Point point, int inside) {
    const Board& star = jumping::star_board();
    const int middle = static_cast<int>(star.files / 2);
    SpaceSet found;
    for (const Space hole : star.spaces) {
        const Board::Cell cell = star.cells[hole.index()];
        if (towards(point, cell.file - middle, cell.rank - middle) > inside)
            found.insert(hole);
    }
    return found;
}

/// The hexagon's edge at the foot of a point belongs to the camp in games with fifteen marbles. Its
/// line goes on into the points beside it, which do not.
SpaceSet camp(Point point, bool is_large) {
    if (!is_large)
        return holes(point, 4);
    SpaceSet large = holes(point, 3);
    for (std::size_t other = 0; other < point_count; ++other) {
        if (other != point)
            large = large - holes(Point(other), 4);
    }
    return large;
}

Setup setup(std::string rules, const std::vector<Point>& points, bool is_large = false) {
    Setup made{std::move(rules), &jumping::star_board(), points.size(), false, true, {}};
    made.allows_pairs = points.size() > 3;
    for (std::size_t i = 0; i < points.size(); ++i) {
        SeatOfSetup& of = made.of[Seat(static_cast<std::uint8_t>(i))];
        of.home = camp(points[i], is_large);
        of.goal = camp(opposite(points[i]), is_large);
        for (std::size_t point = 0; point < point_count; ++point)
            of.foreign = of.foreign | holes(Point(point), 4);
        of.foreign = of.foreign - of.home - of.goal;
    }
    return made;
}

} // namespace

std::span<const Setup> Setups::setups() {
    const auto make = [] {
        return std::array<Setup, 5>{
            setup("chinese-checkers", {south, north}),
            setup("chinese-checkers,players=3", {south, northwest, northeast}),
            setup("chinese-checkers,players=4", {southwest, northwest, northeast, southeast}),
            setup("chinese-checkers,players=6",
                  {south, southwest, northwest, north, northeast, southeast}),
            setup("chinese-checkers,men=15", {south, north}, true)};
    };
    static const std::array<Setup, 5> table = make();
    return table;
}

} // namespace chinese_checkers
