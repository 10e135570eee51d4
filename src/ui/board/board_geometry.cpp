#include "ui/board/board_geometry.hpp"

#include <algorithm>
#include <cmath>

namespace ui {

using checkers_poker::board_side;
using checkers_poker::End;
using checkers_poker::Space;

namespace {

// In sides of a space: coordinates stand in the band at the left and below.
constexpr double coordinateBand = 0.36;
constexpr double plainBand = 0.16;

} // namespace

int cardInset(int side) { return std::max(1, qRound(side * 0.04)); }

BoardGeometry::BoardGeometry(QSize pixels, End bottom)
    : bottom_(bottom) {
    const int available = std::max(0, std::min(pixels.width(), pixels.height()));
    side_ = static_cast<int>(available / (board_side + coordinateBand + plainBand));
    const int wide = static_cast<int>(std::ceil(side_ * coordinateBand));
    const int narrow = static_cast<int>(std::floor(side_ * plainBand));
    const int whole = 8 * side_ + wide + narrow;
    frame_ = QRect((pixels.width() - whole) / 2, (pixels.height() - whole) / 2, whole, whole);
    origin_ = frame_.topLeft() + QPoint(wide, narrow);
}

QRect BoardGeometry::rectangleOf(Space space) const {
    return {origin_ + placeOf(space) * side_, QSize(side_, side_)};
}

QRectF BoardGeometry::cardRectangle(Space space) const {
    const int inset = cardInset(side_);
    return rectangleOf(space).adjusted(inset, inset, -inset, -inset);
}

QPointF BoardGeometry::centreOf(Space space) const { return centreOfPlace(placeOf(space)); }

std::optional<Space> BoardGeometry::spaceAt(QPointF pixel) const {
    if (side_ == 0)
        return std::nullopt;
    const QPointF place = (pixel - origin_) / side_;
    const QPoint cell(static_cast<int>(std::floor(place.x())),
                      static_cast<int>(std::floor(place.y())));
    if (cell.x() < 0 || cell.x() > last || cell.y() < 0 || cell.y() > last)
        return std::nullopt;
    return spaceAtPlace(cell);
}

QPoint BoardGeometry::placeOf(Space space) const {
    const auto file = static_cast<int>(space.file());
    const auto rank = static_cast<int>(space.rank());
    return bottom_ == End::south ? QPoint(file, last - rank) : QPoint(last - file, rank);
}

Space BoardGeometry::spaceAtPlace(QPoint place) const {
    const Space seenFromSouth(static_cast<std::size_t>(place.x()),
                              static_cast<std::size_t>(last - place.y()));
    return bottom_ == End::south ? seenFromSouth : seenFromSouth.turned();
}

QPointF BoardGeometry::centreOfPlace(QPointF place) const {
    return origin_ + (place + QPointF(0.5, 0.5)) * side_;
}

} // namespace ui
