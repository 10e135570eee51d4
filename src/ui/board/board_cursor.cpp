#include "ui/board/board_cursor.hpp"

#include "ui/board/board_geometry.hpp"

#include <algorithm>

namespace ui {

using checkers_poker::Space;

namespace {

constexpr int lastPlace = BoardGeometry::last;

std::optional<QPoint> placeAfter(int key, QPoint place) {
    switch (key) {
    case Qt::Key_Left:
        return QPoint(std::max(place.x() - 1, 0), place.y());
    case Qt::Key_Right:
        return QPoint(std::min(place.x() + 1, lastPlace), place.y());
    case Qt::Key_Up:
        return QPoint(place.x(), std::max(place.y() - 1, 0));
    case Qt::Key_Down:
        return QPoint(place.x(), std::min(place.y() + 1, lastPlace));
    case Qt::Key_Home:
        return QPoint(0, place.y());
    case Qt::Key_End:
        return QPoint(lastPlace, place.y());
    case Qt::Key_PageUp:
        return QPoint(place.x(), 0);
    case Qt::Key_PageDown:
        return QPoint(place.x(), lastPlace);
    default:
        return std::nullopt;
    }
}

} // namespace

std::optional<Space> cursorAfter(int key, Space cursor, checkers_poker::End bottom) {
    if (key >= Qt::Key_A && key <= Qt::Key_H)
        return Space(static_cast<std::size_t>(key - Qt::Key_A), cursor.rank());
    if (key >= Qt::Key_1 && key <= Qt::Key_8)
        return Space(cursor.file(), static_cast<std::size_t>(key - Qt::Key_1));
    const BoardGeometry geometry({}, bottom);
    if (const auto place = placeAfter(key, geometry.placeOf(cursor)))
        return geometry.spaceAtPlace(*place);
    return std::nullopt;
}

} // namespace ui
