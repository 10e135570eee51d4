#include "ui/board/board_marks.hpp"

#include "ui/board/board_palette.hpp"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace ui {

using checkers_poker::Seat;
using checkers_poker::Space;

namespace {

/// A dark line with a lighter core, which is seen on every ground.
void strokeTwice(QPainter& painter, const QPainterPath& path, double width, QRgb colour) {
    painter.setBrush(Qt::NoBrush);
    const double border = std::max(1.0, width * 0.3);
    QPen pen(QColor(board_palette::markBorder), width + 2 * border, Qt::SolidLine, Qt::RoundCap,
             Qt::RoundJoin);
    painter.strokePath(path, pen);
    pen.setColor(QColor(colour));
    pen.setWidthF(width);
    painter.strokePath(path, pen);
}

void paintDot(QPainter& painter, QPointF centre, double radius, QRgb core) {
    painter.setPen(QPen(QColor(board_palette::markBorder), std::max(1.0, radius * 0.35)));
    painter.setBrush(QColor(core));
    painter.drawEllipse(centre, radius, radius);
}

QRgb targetColour(std::optional<Seat> seat) {
    if (!seat)
        return board_palette::pointedAt;
    return *seat == checkers_poker::first ? board_palette::targetOfFirst
                                          : board_palette::targetOfSecond;
}

/// Middle of the strip below the index.
QPointF dotPlace(const BoardGeometry& geometry, Space space) {
    return geometry.centreOf(space) + QPointF(0, 0.345 * geometry.side());
}

} // namespace

void paintFrame(QPainter& painter, const BoardGeometry& geometry, Space space, QRgb colour) {
    const double side = geometry.side();
    QPainterPath path;
    path.addRoundedRect(geometry.cardRectangle(space), side * 0.08, side * 0.08);
    strokeTwice(painter, path, std::max(2.0, side * 0.05), colour);
}

void paintCorners(QPainter& painter, const BoardGeometry& geometry, Space space, QRgb colour) {
    const double side = geometry.side();
    const QRectF card = geometry.cardRectangle(space);
    const double round = side * 0.08;
    const double arm = side * 0.14;
    QPainterPath path;
    for (const QPointF corner :
         {card.topLeft(), card.topRight(), card.bottomRight(), card.bottomLeft()}) {
        const double right = corner.x() < card.center().x() ? 1 : -1;
        const double down = corner.y() < card.center().y() ? 1 : -1;
        path.moveTo(corner + QPointF(right * (round + arm), 0));
        path.lineTo(corner + QPointF(right * round, 0));
        path.quadTo(corner, corner + QPointF(0, down * round));
        path.lineTo(corner + QPointF(0, down * (round + arm)));
    }
    strokeTwice(painter, path, std::max(2.0, side * 0.045), colour);
}

void paintCursor(QPainter& painter, const BoardGeometry& geometry, Space space) {
    const double side = geometry.side();
    const double inset = side * 0.055;
    QPainterPath path;
    path.addRoundedRect(geometry.cardRectangle(space).adjusted(inset, inset, -inset, -inset),
                        side * 0.06, side * 0.06);
    strokeTwice(painter, path, std::max(2.0, side * 0.04), board_palette::pointedAt);
}

void paintTarget(QPainter& painter, const BoardGeometry& geometry, Space space,
                 std::optional<Seat> seat) {
    paintDot(painter, dotPlace(geometry, space), geometry.side() * 0.075, targetColour(seat));
}

void paintGrip(QPainter& painter, const BoardGeometry& geometry, Space space, Seat seat) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(seat == checkers_poker::first ? board_palette::markBorder
                                                          : board_palette::targetOfSecond));
    const double radius = geometry.side() * 0.04;
    painter.drawEllipse(dotPlace(geometry, space) - QPointF(0, geometry.side() * 0.045), radius,
                        radius);
}

void paintRemoval(QPainter& painter, const BoardGeometry& geometry, Space space) {
    const double side = geometry.side();
    const double radius = side * 0.125;
    const QPointF centre = geometry.centreOf(space) + QPointF(-0.35, -0.35) * side;
    painter.setPen(QPen(QColor(board_palette::onRemoval), std::max(1.0, side * 0.025)));
    painter.setBrush(QColor(board_palette::removal));
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(
        QPen(QColor(board_palette::onRemoval), radius * 0.36, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QLineF(centre - QPointF(radius * 0.5, 0), centre + QPointF(radius * 0.5, 0)));
}

QPainterPath linePath(const BoardGeometry& geometry, const std::vector<Space>& path) {
    QPainterPath line;
    for (const Space space : path) {
        if (line.elementCount() == 0)
            line.moveTo(geometry.centreOf(space));
        else
            line.lineTo(geometry.centreOf(space));
    }
    return line;
}

void paintPath(QPainter& painter, const BoardGeometry& geometry, const std::vector<Space>& path,
               std::optional<Seat> seat) {
    strokeTwice(painter, linePath(geometry, path), std::max(2.0, geometry.side() * 0.06),
                targetColour(seat));
}

} // namespace ui
