#include "ui/board/board_marks.hpp"

#include "ui/board/board_palette.hpp"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace ui {

using tabletop::Seat;

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

QPainterPath squareCorners(const QRectF& square, double side) {
    const double round = side * 0.08;
    const double arm = side * 0.14;
    QPainterPath path;
    for (const QPointF corner :
         {square.topLeft(), square.topRight(), square.bottomRight(), square.bottomLeft()}) {
        const double right = corner.x() < square.center().x() ? 1 : -1;
        const double down = corner.y() < square.center().y() ? 1 : -1;
        path.moveTo(corner + QPointF(right * (round + arm), 0));
        path.lineTo(corner + QPointF(right * round, 0));
        path.quadTo(corner, corner + QPointF(0, down * round));
        path.lineTo(corner + QPointF(0, down * (round + arm)));
    }
    return path;
}

QPainterPath arcs(const QRectF& disc) {
    constexpr double span = 44;
    QPainterPath path;
    for (const double middle : {45.0, 135.0, 225.0, 315.0}) {
        path.arcMoveTo(disc, middle - span / 2);
        path.arcTo(disc, middle - span / 2, span);
    }
    return path;
}

} // namespace

QPainterPath BoardMarks::outline(BoardSpace space, double inset, double round) const {
    const QRectF face = geometry_.faceRectangle(space).adjusted(inset, inset, -inset, -inset);
    QPainterPath path;
    if (style_.round)
        path.addEllipse(face);
    else
        path.addRoundedRect(face, round, round);
    return path;
}

QPointF BoardMarks::placeOf(BoardSpace space, QPointF offset) const {
    return geometry_.centreOf(space) + offset * geometry_.side();
}

void BoardMarks::frame(BoardSpace space, QRgb colour) const {
    const double side = geometry_.side();
    strokeTwice(painter_, outline(space, 0, side * 0.08), std::max(2.0, side * 0.05), colour);
}

void BoardMarks::corners(BoardSpace space, QRgb colour) const {
    const double side = geometry_.side();
    const QRectF face = geometry_.faceRectangle(space);
    strokeTwice(painter_, style_.round ? arcs(face) : squareCorners(face, side),
                std::max(2.0, side * 0.045), colour);
}

void BoardMarks::cursor(BoardSpace space) const {
    const double side = geometry_.side();
    strokeTwice(painter_, outline(space, side * 0.055, side * 0.06), std::max(2.0, side * 0.04),
                board_palette::pointedAt);
}

void BoardMarks::target(BoardSpace space, std::optional<Seat> seat) const {
    paintDot(painter_, placeOf(space, style_.target), geometry_.side() * style_.targetRadius,
             skin_.markColour(seat));
}

void BoardMarks::grip(BoardSpace space, Seat seat) const {
    if (style_.gripRadius > 0) {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(QColor(skin_.gripColour(seat)));
        const double radius = geometry_.side() * style_.gripRadius;
        painter_.drawEllipse(placeOf(space, style_.grip), radius, radius);
        return;
    }
    const double line = std::max(1.5, geometry_.side() * 0.045);
    const double radius = skin_.pieceRadius(geometry_.side()) + line * 0.6;
    painter_.setPen(QPen(QColor(board_palette::pointedAt), line));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawEllipse(geometry_.centreOf(space), radius, radius);
}

void BoardMarks::removal(BoardSpace space) const {
    const double side = geometry_.side();
    const double radius = side * 0.125;
    const QPointF centre = placeOf(space, style_.removal);
    painter_.setPen(QPen(QColor(board_palette::onRemoval), std::max(1.0, side * 0.025)));
    painter_.setBrush(QColor(board_palette::removal));
    painter_.drawEllipse(centre, radius, radius);
    painter_.setPen(
        QPen(QColor(board_palette::onRemoval), radius * 0.36, Qt::SolidLine, Qt::RoundCap));
    painter_.drawLine(QLineF(centre - QPointF(radius * 0.5, 0), centre + QPointF(radius * 0.5, 0)));
}

void BoardMarks::path(const std::vector<BoardSpace>& path, const BoardSpaces& jumped,
                      std::optional<Seat> seat) const {
    const double side = geometry_.side();
    QPainterPath line;
    for (const BoardSpace space : path) {
        if (line.elementCount() == 0)
            line.moveTo(geometry_.centreOf(space));
        else
            line.lineTo(geometry_.centreOf(space));
    }
    strokeTwice(painter_, line, std::max(2.0, side * 0.06), skin_.markColour(seat));
    if (!style_.ringsJumped)
        return;
    for (std::size_t i = 1; i + 1 < path.size(); ++i)
        paintDot(painter_, geometry_.centreOf(path[i]), side * 0.09, skin_.markColour(seat));
    for (const BoardSpace space : jumped)
        strokeTwice(painter_, arcs(geometry_.faceRectangle(space)), std::max(1.5, side * 0.04),
                    skin_.markColour(seat));
}

} // namespace ui
