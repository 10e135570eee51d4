#include "faces/checkers_poker/new_game_start_icon.hpp"

#include "ui/widgets/theme.hpp"

#include <QIcon>
#include <QPainter>
#include <QPixmap>

namespace ui {

using checkers_poker::board_side;
using checkers_poker::Space;
using checkers_poker::SpaceSet;

namespace {

// The table's own colours, the same in light and dark desktops.
const QColor felt(0x2a, 0x4a, 0x44);
const QColor hollow(0x3a, 0x5e, 0x57);
const QColor amber(0xf3, 0xbb, 0x4a);
const QColor navy(0x1d, 0x1f, 0x4d);
const QColor navyRim(0xc9, 0xcc, 0xf2);

constexpr double iconMargin = 3;
constexpr double share = 0.42; ///< of a space, the radius of a checker

void paintBoard(QPainter& painter, const checkers_poker::StartingConfiguration& start,
                double side) {
    const double cell = (side - 2 * iconMargin) / board_side;
    painter.setPen(Qt::NoPen);
    painter.setBrush(felt);
    painter.drawRoundedRect(QRectF(0, 0, side, side), iconMargin + 1, iconMargin + 1);
    for (const Space space : ~SpaceSet()) {
        const QPointF centre(iconMargin + (static_cast<double>(space.file()) + 0.5) * cell,
                             iconMargin +
                                 (static_cast<double>(board_side - space.rank()) - 0.5) * cell);
        const bool south = start.south.contains(space);
        const bool north = start.north.contains(space);
        painter.setPen(north ? QPen(navyRim, cell * 0.14) : QPen(Qt::NoPen));
        painter.setBrush(south ? amber : north ? navy : hollow);
        const double radius = south ? cell * share : north ? cell * (share - 0.06) : cell * 0.12;
        painter.drawEllipse(centre, radius, radius);
    }
}

/// For a configuration that is still to be made.
void paintPlus(QPainter& painter, double side) {
    const double arm = side / 6;
    const QPointF centre(side / 2, side / 2);
    painter.setPen(QPen(amber, side / 18, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre - QPointF(arm, 0), centre + QPointF(arm, 0));
    painter.drawLine(centre - QPointF(0, arm), centre + QPointF(0, arm));
}

} // namespace

QIcon startIcon(const checkers_poker::StartingConfiguration& start, int side) {
    QIcon icon;
    for (const int ratio : {1, 2, 3}) {
        QPixmap pixmap(side * ratio, side * ratio);
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        paintBoard(painter, start, side);
        if ((start.south | start.north).empty())
            paintPlus(painter, side);
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace ui
