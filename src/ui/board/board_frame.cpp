#include "ui/board/board_frame.hpp"

#include "ui/board/board_palette.hpp"

#include <QFont>
#include <QPainter>

#include <algorithm>

namespace ui {

void paintFelt(QPainter& painter, const BoardGeometry& geometry) {
    const double side = geometry.side();
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(board_palette::felt));
    painter.drawRoundedRect(geometry.frame(), side * 0.12, side * 0.12);
}

void paintCoordinates(QPainter& painter, const BoardGeometry& geometry, double devicePixelRatio,
                      int least) {
    const QRect grid = geometry.grid();
    QFont font = painter.font();
    font.setPixelSize(std::max(least, qRound(devicePixelRatio * 6 + geometry.side() * 0.1)));
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(QColor(board_palette::coordinate));
    const QRect left(geometry.frame().left(), 0, grid.left() - geometry.frame().left(), 0);
    const QRect below(0, grid.bottom() + 1, 0, geometry.frame().bottom() - grid.bottom());
    for (int column = 0; column < geometry.columns(); ++column) {
        const QRect space =
            geometry.rectangleOf(geometry.lines().back()[static_cast<std::size_t>(column)]);
        painter.drawText(QRect(space.left(), below.top(), space.width(), below.height()),
                         Qt::AlignCenter, geometry.columnName(column));
    }
    for (int row = 0; row < geometry.rows(); ++row) {
        const QRect space =
            geometry.rectangleOf(geometry.lines()[static_cast<std::size_t>(row)].front());
        painter.drawText(QRect(left.left(), space.top(), left.width(), space.height()),
                         Qt::AlignCenter, geometry.rowName(row));
    }
}

} // namespace ui
