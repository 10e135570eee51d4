#include "ui/board/camp_colours.hpp"

#include "ui/art/seat_signs.hpp"
#include "ui/widgets/theme.hpp"

#include <QPainter>

namespace ui {

QColor campGround(const QColor& ground, std::optional<tabletop::Seat> seat) {
    constexpr double share = 0.82;
    return seat ? mixed(ground, seatColours(*seat).camp, share) : ground;
}

void paintCampSign(QPainter& painter, QPointF centre, double radius, tabletop::Seat seat,
                   const QColor& ground) {
    const QRectF into(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    const QColor ink = mixed(seatColours(seat).edge, ground, 0.25);
    painter.fillPath(seatSignPath(seat, into), readableOn(ink, ground, seenContrast));
}

} // namespace ui
