#include "ui/board/board_motion.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

namespace ui {

using std::chrono::milliseconds;

namespace {

constexpr milliseconds legTime{150};
constexpr milliseconds longestChain{750};
constexpr milliseconds slideTime{200};
constexpr milliseconds turnTime{320};

double squaredDistance(QPointF a, QPointF b) { return QPointF::dotProduct(a - b, a - b); }

/// Slow at both ends.
double eased(double share) { return share * share * (3 - 2 * share); }

/// An arc round the middle, by an angle, that ends at the place.
std::vector<QPointF> arcTo(QPointF place, QPointF middle, double angle) {
    constexpr int pieces = 16;
    const QPointF arm = place - middle;
    std::vector<QPointF> way;
    for (int piece = 0; piece <= pieces; ++piece) {
        const double left = angle * (static_cast<double>(piece) / pieces - 1);
        way.push_back(middle + QPointF(arm.x() * std::cos(left) - arm.y() * std::sin(left),
                                       arm.x() * std::sin(left) + arm.y() * std::cos(left)));
    }
    return way;
}

/// The shorter way round.
double angleTurned(const BoardPicture& before, const BoardPicture& after) {
    const int turns = after.shape.turns();
    int steps = (after.turn - before.turn) % turns;
    if (steps * 2 > turns)
        steps -= turns;
    else if (steps * 2 < -turns)
        steps += turns;
    return 2 * std::numbers::pi * steps / turns;
}

std::optional<BoardSpace> nearest(BoardSpace to, const BoardSpaces& among,
                                  const BoardGeometry& geometry) {
    std::optional<BoardSpace> best;
    const QPointF goal = geometry.placeOf(to);
    for (const BoardSpace space : among)
        if (!best || squaredDistance(geometry.placeOf(space), goal) <
                         squaredDistance(geometry.placeOf(*best), goal))
            best = space;
    return best;
}

BoardSpaces spacesWith(const BoardPicture& picture, BoardPiece piece) {
    BoardSpaces spaces;
    for (const BoardSpace space : picture.shape.all())
        if (picture.at(space).piece == piece)
            spaces.insert(space);
    return spaces;
}

/// Every piece that stands on either board, once, by seat.
std::vector<BoardPiece> piecesOn(const BoardPicture& a, const BoardPicture& b) {
    std::vector<BoardPiece> pieces;
    for (const BoardPicture* picture : {&a, &b})
        for (const SpaceContents& space : picture->contents)
            if (space.piece && std::ranges::find(pieces, *space.piece) == pieces.end())
                pieces.push_back(*space.piece);
    std::ranges::sort(pieces, [](const BoardPiece& one, const BoardPiece& other) {
        return one.seat != other.seat ? one.seat < other.seat : one.kind < other.kind;
    });
    return pieces;
}

} // namespace

BoardMotion BoardMotion::along(const BoardPicture& before, const BoardPicture& after,
                               const std::vector<BoardSpace>& path) {
    if (path.size() < 2 || before.turn != after.turn || !sameGrounds(before, after))
        return between(before, after);
    const auto piece = before.at(path.front()).piece;
    const auto landed = after.at(path.back()).piece;
    if (!piece || !landed || landed->seat != piece->seat)
        return between(before, after);
    const BoardGeometry geometry({}, after.shape, after.turn);
    Flight flight{.piece = *piece, .way = {}, .hops = !after.shape.areNeighbours(path[0], path[1])};
    for (const BoardSpace space : path)
        flight.way.push_back(geometry.placeOf(space));
    BoardMotion motion;
    motion.duration_ = std::min(legTime * static_cast<int>(path.size() - 1), longestChain);
    motion.takeOff(before, after, path, geometry);
    motion.flights_.push_back(std::move(flight));
    motion.underWay_.insert(path.back());
    return motion;
}

/// What is jumped over and gone afterwards stays until the jump is over it.
void BoardMotion::takeOff(const BoardPicture& before, const BoardPicture& after,
                          const std::vector<BoardSpace>& path, const BoardGeometry& geometry) {
    const auto legs = static_cast<double>(path.size() - 1);
    for (std::size_t leg = 0; leg + 1 < path.size(); ++leg) {
        const auto middle = after.shape.between(path[leg], path[leg + 1]);
        if (!middle || !before.at(*middle).piece || after.at(*middle).piece)
            continue;
        const double passing = (static_cast<double>(leg) + 0.5) / legs;
        flights_.push_back({.piece = *before.at(*middle).piece,
                            .way = {geometry.placeOf(*middle)},
                            .opacityAfter = 0,
                            .fadesFrom = passing,
                            .fadesUntil = passing + 0.5 / legs});
    }
}

BoardMotion BoardMotion::between(const BoardPicture& before, const BoardPicture& after) {
    if (!sameGrounds(before, after))
        return {};
    if (before.turn != after.turn)
        return turning(before, after);
    BoardMotion motion;
    motion.duration_ = slideTime;
    const BoardGeometry geometry({}, after.shape, after.turn);
    for (const BoardPiece& piece : piecesOn(before, after))
        motion.slide(before, after, piece, geometry);
    return motion;
}

BoardMotion BoardMotion::turning(const BoardPicture& before, const BoardPicture& after) {
    BoardMotion motion;
    motion.duration_ = turnTime;
    const BoardGeometry geometry({}, after.shape, after.turn);
    const double angle = angleTurned(before, after);
    for (const BoardPiece& piece : piecesOn(before, after))
        for (const BoardSpace space : spacesWith(before, piece) & spacesWith(after, piece)) {
            motion.underWay_.insert(space);
            motion.flights_.push_back(
                {.piece = piece,
                 .way = arcTo(geometry.placeOf(space), geometry.middlePlace(), angle)});
        }
    return motion;
}

void BoardMotion::slide(const BoardPicture& before, const BoardPicture& after, BoardPiece piece,
                        const BoardGeometry& geometry) {
    const BoardSpaces stood = spacesWith(before, piece);
    const BoardSpaces stand = spacesWith(after, piece);
    BoardSpaces gone = stood - stand;
    const BoardSpaces come = stand - stood;
    for (const BoardSpace space : come) {
        const QPointF goal = geometry.placeOf(space);
        if (const auto from = nearest(space, gone, geometry)) {
            gone.erase(*from);
            flights_.push_back({.piece = piece, .way = {geometry.placeOf(*from), goal}});
        } else {
            flights_.push_back({.piece = piece, .way = {goal}, .opacityBefore = 0});
        }
    }
    for (const BoardSpace space : gone)
        flights_.push_back({.piece = piece, .way = {geometry.placeOf(space)}, .opacityAfter = 0});
    underWay_ = underWay_ | come;
}

std::vector<MovingPiece> BoardMotion::at(double share) const {
    std::vector<MovingPiece> pieces;
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
        const double faded = std::clamp(
            (share - flight.fadesFrom) / (flight.fadesUntil - flight.fadesFrom), 0.0, 1.0);
        pieces.push_back(
            {.piece = flight.piece,
             .place = from + (to - from) * part,
             .lift = legs == 0 ? 0 : height * std::sin(std::numbers::pi * (travelled - leg)),
             .opacity =
                 flight.opacityBefore + (flight.opacityAfter - flight.opacityBefore) * faded});
    }
    return pieces;
}

} // namespace ui
