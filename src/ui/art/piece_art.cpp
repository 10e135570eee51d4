#include "ui/art/piece_art.hpp"

#include "ui/art/seat_signs.hpp"
#include "ui/widgets/theme.hpp"

#include <QLinearGradient>
#include <QPainter>
#include <QRadialGradient>

namespace ui {

using tabletop::Seat;

namespace {

constexpr double signShare = 0.56; ///< of a piece's radius
const QColor dimmedTowards(0xcdbf9f);

QRectF discAround(QPointF centre, double radius) {
    return {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius};
}

SeatColours coloursFor(Seat seat, bool dimmed) {
    SeatColours colours = seatColours(seat);
    if (dimmed)
        for (QColor* colour : {&colours.face, &colours.edge, &colours.rim, &colours.ink})
            *colour = mixed(*colour, dimmedTowards, 0.45);
    return colours;
}

/// Lit from above: an edge, a rim that catches the light, a face that is a little hollow.
void paintBody(QPainter& painter, QPointF centre, double radius, const SeatColours& colours) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.edge);
    painter.drawEllipse(discAround(centre, radius));
    const QRectF rim = discAround(centre, radius * 0.93);
    QLinearGradient light(rim.topLeft(), rim.bottomLeft());
    light.setColorAt(0, mixed(colours.rim, Qt::white, 0.35));
    light.setColorAt(0.6, colours.rim);
    light.setColorAt(1, mixed(colours.rim, colours.edge, 0.35));
    painter.setBrush(light);
    painter.drawEllipse(rim);
    const QRectF face = discAround(centre, radius * 0.78);
    QLinearGradient hollow(face.topLeft(), face.bottomLeft());
    hollow.setColorAt(0, mixed(colours.face, colours.edge, 0.1));
    hollow.setColorAt(0.45, colours.face);
    hollow.setColorAt(1, colours.face);
    painter.setBrush(hollow);
    painter.drawEllipse(face);
}

void paintPieceToCome(QPainter& painter, QPointF centre, double radius,
                      const SeatColours& colours) {
    QColor face = colours.face;
    face.setAlphaF(0.45F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(face);
    painter.drawEllipse(discAround(centre, radius * 0.96));
    QPen dashes(colours.edge, radius * 0.11);
    dashes.setCapStyle(Qt::FlatCap);
    dashes.setDashPattern({2.2, 1.5});
    painter.setPen(dashes);
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(discAround(centre, radius * 0.92));
}

} // namespace

void paintShadow(QPainter& painter, QPointF centre, double radius, double lift) {
    const double spread = radius * (1.08 + 0.10 * lift);
    const QPointF middle = centre + QPointF(0, radius * (0.05 + 0.22 * lift));
    QRadialGradient gradient(middle, spread);
    gradient.setColorAt(0, QColor(0, 0, 0, 120));
    gradient.setColorAt(0.82 - 0.14 * lift, QColor(0, 0, 0, 110));
    gradient.setColorAt(1, QColor(0, 0, 0, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(gradient);
    painter.drawEllipse(discAround(middle, spread));
}

void paintPieceSign(QPainter& painter, QPointF centre, double radius, Seat seat) {
    const QPainterPath sign = seatSignPath(seat, discAround(centre, radius * signShare));
    painter.strokePath(sign, QPen(seatColours(seat).face, radius * 0.28, Qt::SolidLine,
                                  Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(sign, seatColours(seat).ink);
}

void paintPiece(QPainter& painter, QPointF centre, double radius, Seat seat,
                const PieceLook& look) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const SeatColours colours = coloursFor(seat, look.dimmed);
    if (look.ghost) {
        paintPieceToCome(painter, centre, radius, colours);
    } else {
        paintShadow(painter, centre, radius, look.lift);
        paintBody(painter, centre, radius, colours);
    }
    painter.fillPath(seatSignPath(seat, discAround(centre, radius * signShare)),
                     look.ghost ? colours.edge : colours.ink);
    painter.restore();
}

} // namespace ui
