#include "ui/board/board_motion.hpp"

#include "ui/board/board_geometry.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>
#include <optional>

namespace ui {

using checkers_poker::End;
using checkers_poker::Seat;
using checkers_poker::Space;
using checkers_poker::SpaceSet;
using std::chrono::milliseconds;

namespace {

constexpr milliseconds legTime{150};
constexpr milliseconds longestChain{750};
constexpr milliseconds slideTime{200};
constexpr milliseconds turnTime{320};

QPointF placeOf(Space space, End bottom) { return BoardGeometry({}, bottom).placeOf(space); }

double squaredDistance(QPointF a, QPointF b) { return QPointF::dotProduct(a - b, a - b); }

/// Slow at both ends.
double eased(double share) { return share * share * (3 - 2 * share); }

/// Half a circle round the middle of the board, to the place itself.
std::vector<QPointF> halfTurnTo(QPointF place) {
    constexpr int pieces = 16;
    const QPointF middle(3.5, 3.5);
    const QPointF arm = place - middle;
    std::vector<QPointF> way;
    for (int piece = 0; piece <= pieces; ++piece) {
        const double angle = std::numbers::pi * (1 + static_cast<double>(piece) / pieces);
        way.push_back(middle + QPointF(arm.x() * std::cos(angle) - arm.y() * std::sin(angle),
                                       arm.x() * std::sin(angle) + arm.y() * std::cos(angle)));
    }
    return way;
}

std::optional<Space> nearest(Space to, SpaceSet among) {
    std::optional<Space> best;
    const QPointF goal = placeOf(to, End::south);
    for (const Space space : among)
        if (!best || squaredDistance(placeOf(space, End::south), goal) <
                         squaredDistance(placeOf(*best, End::south), goal))
            best = space;
    return best;
}

std::optional<Seat> ownerOf(Space space, const BoardPicture& picture) {
    for (const Seat seat : {checkers_poker::first, checkers_poker::second})
        if (picture.checkers[seat].contains(space))
            return seat;
    return std::nullopt;
}

bool isJump(Space from, Space to) {
    const QPointF way = placeOf(to, End::south) - placeOf(from, End::south);
    return std::max(std::abs(way.x()), std::abs(way.y())) > 1;
}

} // namespace

BoardMotion BoardMotion::along(const BoardPicture& before, const BoardPicture& after,
                               const std::vector<Space>& path) {
    if (path.size() < 2 || before.bottom != after.bottom || before.layout != after.layout)
        return between(before, after);
    const auto seat = ownerOf(path.front(), before);
    if (!seat || !after.checkers[*seat].contains(path.back()))
        return between(before, after);
    Flight flight{.seat = *seat, .way = {}, .hops = isJump(path[0], path[1])};
    for (const Space space : path)
        flight.way.push_back(placeOf(space, after.bottom));
    BoardMotion motion;
    motion.duration_ = std::min(legTime * static_cast<int>(path.size() - 1), longestChain);
    motion.flights_.push_back(std::move(flight));
    motion.underWay_[*seat].insert(path.back());
    return motion;
}

BoardMotion BoardMotion::between(const BoardPicture& before, const BoardPicture& after) {
    if (before.layout != after.layout)
        return {};
    if (before.bottom != after.bottom)
        return turning(before, after);
    BoardMotion motion;
    motion.duration_ = slideTime;
    motion.slide(before, after, checkers_poker::first);
    motion.slide(before, after, checkers_poker::second);
    return motion;
}

BoardMotion BoardMotion::turning(const BoardPicture& before, const BoardPicture& after) {
    BoardMotion motion;
    motion.duration_ = turnTime;
    for (const Seat seat : {checkers_poker::first, checkers_poker::second}) {
        motion.underWay_[seat] = after.checkers[seat] & before.checkers[seat];
        for (const Space space : motion.underWay_[seat])
            motion.flights_.push_back(
                {.seat = seat, .way = halfTurnTo(placeOf(space, after.bottom))});
    }
    return motion;
}

void BoardMotion::slide(const BoardPicture& before, const BoardPicture& after, Seat seat) {
    SpaceSet gone = before.checkers[seat] - after.checkers[seat];
    const SpaceSet come = after.checkers[seat] - before.checkers[seat];
    for (const Space space : come) {
        const QPointF goal = placeOf(space, after.bottom);
        if (const auto from = nearest(space, gone)) {
            gone.erase(*from);
            flights_.push_back({.seat = seat, .way = {placeOf(*from, after.bottom), goal}});
        } else {
            flights_.push_back({.seat = seat, .way = {goal}, .opacityBefore = 0});
        }
    }
    for (const Space space : gone)
        flights_.push_back(
            {.seat = seat, .way = {placeOf(space, after.bottom)}, .opacityAfter = 0});
    underWay_[seat] = come;
}

std::vector<MovingChecker> BoardMotion::at(double share) const {
    std::vector<MovingChecker> checkers;
    for (const Flight& flight : flights_) {
        const auto legs = static_cast<double>(flight.way.size() - 1);
        // A chain comes to rest at each landing; everything else is one movement.
        const double travelled = (flight.hops ? share : eased(share)) * legs;
        const double leg = std::min(std::floor(travelled), std::max(0.0, legs - 1));
        const double part = flight.hops ? eased(travelled - leg) : travelled - leg;
        const QPointF from = flight.way[static_cast<std::size_t>(leg)];
        const QPointF to =
            flight.way[std::min(static_cast<std::size_t>(leg) + 1, flight.way.size() - 1)];
        const double height = flight.hops ? 1 : 0.3;
        checkers.push_back(
            {.seat = flight.seat,
             .place = from + (to - from) * part,
             .lift = legs == 0 ? 0 : height * std::sin(std::numbers::pi * (travelled - leg)),
             .opacity =
                 flight.opacityBefore + (flight.opacityAfter - flight.opacityBefore) * share});
    }
    return checkers;
}

} // namespace ui
