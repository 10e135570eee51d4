#include "ui/board/square_skin.hpp"

#include "ui/art/seat_signs.hpp"
#include "ui/board/board_frame.hpp"
#include "ui/board/board_palette.hpp"
#include "ui/board/camp_colours.hpp"
#include "ui/widgets/theme.hpp"

#include <QLineF>
#include <QList>
#include <QPainter>

#include <algorithm>
#include <array>

namespace ui {

namespace {

constexpr int leastLetter = 9;
constexpr int leastBand = 14;

/// The sides of spaces of a set beyond which there is no other one of it.
QList<QLineF> borderOf(const BoardSpaces& spaces, const BoardGeometry& geometry) {
    const auto isInside = [&](QPointF place) {
        return std::any_of(spaces.begin(), spaces.end(),
                           [&](BoardSpace space) { return geometry.placeOf(space) == place; });
    };
    QList<QLineF> border;
    for (const BoardSpace space : spaces) {
        const QPointF place = geometry.placeOf(space);
        const QRectF square(geometry.rectangleOf(space));
        const auto edge = [&](QPointF way, QPointF from, QPointF to) {
            if (!isInside(place + way))
                border << QLineF(from, to);
        };
        edge({0, -1}, square.topLeft(), square.topRight());
        edge({0, 1}, square.bottomLeft(), square.bottomRight());
        edge({-1, 0}, square.topLeft(), square.bottomLeft());
        edge({1, 0}, square.topRight(), square.bottomRight());
    }
    return border;
}

} // namespace

BoardBands SquareSkin::bands(double devicePixelRatio) const {
    return {.wide = 0.36, .narrow = 0.16, .least = qRound(leastBand * devicePixelRatio)};
}

MarkStyle SquareSkin::marks() const { return {}; }

void SquareSkin::paintTable(QPainter& painter, const BoardGeometry& geometry,
                            const BoardPicture& /*picture*/, double devicePixelRatio) const {
    paintFelt(painter, geometry);
    paintCoordinates(painter, geometry, devicePixelRatio, qRound(leastLetter * devicePixelRatio));
}

void SquareSkin::paintSpace(QPainter& painter, const QRectF& space, const SpaceLook& look) const {
    const QColor ground = campGround(
        QColor(look.shaded ? board_palette::fieldShade : board_palette::field), look.home);
    const double line = std::max(1.0, std::round(space.width() * 0.02));
    painter.fillRect(space, mixed(ground, QColor(board_palette::fieldLine), 0.6));
    painter.fillRect(space.adjusted(0, 0, -line, -line), ground);
    if (const auto seat = look.goal ? look.goal : look.home)
        paintCampSign(painter, space.center(), space.width() * 0.2, *seat, ground);
}

void SquareSkin::paintCamps(QPainter& painter, const BoardGeometry& geometry,
                            const BoardPicture& picture) const {
    for (const BoardCamp& camp : picture.camps) {
        const SeatColours& colours = seatColours(camp.seat);
        const QList<QLineF> border = borderOf(camp.spaces, geometry);
        const double side = geometry.side();
        if (!camp.goal) {
            painter.setPen(QPen(mixed(colours.edge, QColor(board_palette::field), 0.35),
                                std::max(1.0, side * 0.03), Qt::SolidLine, Qt::SquareCap));
            painter.drawLines(border);
            continue;
        }
        const double width = std::max(2.0, side * 0.07);
        painter.setPen(
            QPen(colours.edge, width + std::max(2.0, side * 0.05), Qt::SolidLine, Qt::SquareCap));
        painter.drawLines(border);
        painter.setPen(QPen(colours.face, width, Qt::SolidLine, Qt::SquareCap));
        painter.drawLines(border);
    }
}

} // namespace ui
