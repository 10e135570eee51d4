#include "faces/checkers_poker/checker_art.hpp"

#include "faces/checkers_poker/card_colours.hpp"
#include "ui/widgets/theme.hpp"

#include <QIcon>
#include <QPainter>
#include <QPixmap>

namespace ui {

namespace {

using checkers_poker::first;
using checkers_poker::Seat;

struct ChipColours {
    QColor edge;    ///< the outermost line
    QColor rim;     ///< the band within it
    QColor pattern; ///< spots or ring on the rim
    QColor middle;  ///< the ground of the index
};

ChipColours coloursOf(Seat seat, const PieceLook& look) {
    const Ground ground = look.ghost ? ghostGroundOf(seat) : groundOf(seat);
    const QColor middle = groundColour(ground, look.dimmed);
    if (seat == first)
        return {QColor(0x8a5a0b), QColor(0xe2a02c), QColor(0xfff6df), middle};
    return {QColor(0x14163a), QColor(0x262957), QColor(0x98a2f0), middle};
}

QRectF disc(QPointF centre, double radius) {
    return {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius};
}

/// Six spots, none at the left or right end, where a wide index comes closest to the rim.
void paintSpots(QPainter& painter, QPointF centre, double radius, const QColor& colour) {
    constexpr int spots = 6;
    constexpr int sixteenths = 16; // the unit of QPainter's angles, of a degree
    constexpr int span = 24 * sixteenths;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, radius * 0.135, Qt::SolidLine, Qt::FlatCap));
    for (int spot = 0; spot < spots; ++spot) {
        const int middle = (30 + spot * 360 / spots) * sixteenths;
        painter.drawArc(disc(centre, radius * 0.888), middle - span / 2, span);
    }
}

void paintChip(QPainter& painter, QPointF centre, double radius, Seat seat,
               const ChipColours& colours) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.edge);
    painter.drawEllipse(disc(centre, radius));
    painter.setBrush(colours.rim);
    painter.drawEllipse(disc(centre, radius * 0.955));
    if (seat == first) {
        paintSpots(painter, centre, radius, colours.pattern);
        painter.setPen(QPen(mixed(colours.rim, colours.edge, 0.45), radius * 0.035));
    } else {
        painter.setPen(QPen(colours.pattern, radius * 0.06));
    }
    painter.setBrush(colours.middle);
    painter.drawEllipse(disc(centre, radius * (seat == first ? 0.82 : 0.885)));
}

void paintGhost(QPainter& painter, QPointF centre, double radius, Seat seat,
                const ChipColours& colours) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.middle);
    painter.drawEllipse(disc(centre, radius * 0.97));
    QPen dashes(seat == first ? colours.edge : QColor(0x2e3166), radius * 0.09);
    dashes.setCapStyle(Qt::FlatCap);
    dashes.setDashPattern({2.4, 1.6});
    painter.setPen(dashes);
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(disc(centre, radius * 0.925));
}

} // namespace

void paintChecker(QPainter& painter, QPointF centre, double radius, Seat seat,
                  const PieceLook& look) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const ChipColours colours = coloursOf(seat, look);
    if (look.ghost) {
        paintGhost(painter, centre, radius, seat, colours);
    } else {
        paintShadow(painter, centre, radius, look.lift);
        paintChip(painter, centre, radius, seat, colours);
    }
    painter.restore();
}

QPixmap checkerPixmap(Seat seat, int size, double devicePixelRatio) {
    const int pixels = qRound(size * devicePixelRatio);
    QPixmap pixmap(pixels, pixels);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    const double half = size / 2.0;
    paintChecker(painter, {half, half}, half * 0.92, seat);
    return pixmap;
}

QIcon checkerIcon(Seat seat) {
    QIcon icon;
    for (const int size : {16, 24, 32, 48, 64, 128})
        icon.addPixmap(checkerPixmap(seat, size, 1));
    return icon;
}

} // namespace ui
