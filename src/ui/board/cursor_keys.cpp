#include "ui/board/cursor_keys.hpp"

#include <cmath>
#include <cstdlib>
#include <numbers>
#include <tuple>
#include <utility>

namespace ui {

namespace {

struct Way {
    QPointF direction;
    bool toTheEnd = false;
};

/// Directions as they are seen: y grows downwards.
std::optional<Way> wayOf(int key, bool onPad) {
    switch (key) {
    case Qt::Key_Left:
        return Way{{-1, 0}};
    case Qt::Key_Right:
        return Way{{1, 0}};
    case Qt::Key_Up:
        return Way{{0, -1}};
    case Qt::Key_Down:
        return Way{{0, 1}};
    case Qt::Key_Home:
        return onPad ? Way{{-1, -1}} : Way{{-1, 0}, true};
    case Qt::Key_End:
        return onPad ? Way{{-1, 1}} : Way{{1, 0}, true};
    case Qt::Key_PageUp:
        return onPad ? Way{{1, -1}} : Way{{0, -1}, true};
    case Qt::Key_PageDown:
        return onPad ? Way{{1, 1}} : Way{{0, 1}, true};
    default:
        return std::nullopt;
    }
}

/// How far the directions are apart, in degrees; whole ones, so that equal ones are equal.
double angleBetween(QPointF a, QPointF b) {
    const double across = a.x() * b.y() - a.y() * b.x();
    return std::round(std::abs(std::atan2(across, QPointF::dotProduct(a, b))) * 180 /
                      std::numbers::pi);
}

/// How far a place lies to the right of a line.
double rightOf(QPointF place, QPointF began, QPointF way) {
    const QPointF from = place - began;
    return (way.x() * from.y() - way.y() * from.x()) / std::hypot(way.x(), way.y());
}

/// The neighbour nearest to a direction, if there is one less than 60 degrees off.
std::optional<BoardSpace> towards(QPointF way, QPointF began, BoardSpace from,
                                  const BoardGeometry& geometry) {
    constexpr double tooFarOff = 60;
    std::optional<BoardSpace> best;
    std::tuple<double, double, double> least{tooFarOff, 0, 0};
    for (const BoardSpace next : geometry.shape().neighboursOf(from)) {
        const QPointF place = geometry.placeOf(next);
        const double right = rightOf(place, began, way);
        const std::tuple<double, double, double> off{
            angleBetween(place - geometry.placeOf(from), way), std::round(std::abs(right) * 100),
            -right};
        if (off < least) {
            least = off;
            best = next;
        }
    }
    return best;
}

std::pair<QString, int> partsOf(const QString& name) { return {name.left(1), name.mid(1).toInt()}; }

/// The space on that file whose number is nearest.
std::optional<BoardSpace> onFile(QChar letter, BoardSpace cursor, const BoardShape& shape) {
    const int number = partsOf(shape.nameOf(cursor)).second;
    std::optional<BoardSpace> best;
    int least = 0;
    for (const BoardSpace space : shape.all()) {
        const auto [file, rank] = partsOf(shape.nameOf(space));
        if (file == letter && (!best || std::abs(rank - number) < least)) {
            least = std::abs(rank - number);
            best = space;
        }
    }
    return best;
}

} // namespace

std::optional<BoardSpace> CursorKeys::after(int key, bool onPad, BoardSpace cursor,
                                            const BoardGeometry& geometry) {
    if (reached_ != cursor) {
        way_ = {};
        digits_.clear();
    }
    std::optional<BoardSpace> space;
    if (key >= Qt::Key_0 && key <= Qt::Key_9) {
        way_ = {};
        space = afterDigit(QChar(u'0' + (key - Qt::Key_0)), cursor, geometry.shape());
    } else {
        digits_.clear();
        if (const auto way = wayOf(key, onPad)) {
            space = afterWay(way->direction, way->toTheEnd, cursor, geometry);
        } else {
            way_ = {};
            if (key >= Qt::Key_A && key <= Qt::Key_Z)
                space = onFile(QChar(u'a' + (key - Qt::Key_A)), cursor, geometry.shape());
        }
    }
    reached_ = space ? space : cursor;
    return space;
}

std::optional<BoardSpace> CursorKeys::afterWay(QPointF way, bool toTheEnd, BoardSpace cursor,
                                               const BoardGeometry& geometry) {
    if (way != way_) {
        way_ = way;
        began_ = geometry.placeOf(cursor);
    }
    BoardSpace space = cursor;
    while (const auto next = towards(way, began_, space, geometry)) {
        space = *next;
        if (!toTheEnd)
            break;
    }
    return space;
}

std::optional<BoardSpace> CursorKeys::afterDigit(QChar digit, BoardSpace cursor,
                                                 const BoardShape& shape) {
    const QString file = shape.nameOf(cursor).left(1);
    for (const QString& digits : {digits_ + digit, QString(digit)})
        if (const auto space = shape.named(file + digits)) {
            digits_ = digits;
            return space;
        }
    digits_ = digit;
    return std::nullopt;
}

} // namespace ui
