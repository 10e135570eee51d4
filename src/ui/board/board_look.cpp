#include "ui/board/board_look.hpp"

#include "ui/board/board_geometry.hpp"
#include "ui/board/board_painter.hpp"
#include "ui/board/skin.hpp"

#include <QImage>
#include <QPainter>
#include <QPixmap>

#include <algorithm>

namespace ui {

namespace {

/// Drawn so much larger and made smaller, what is too small to be read becomes a shade.
constexpr int oversized = 4;

} // namespace

QPixmap boardPixmap(const BoardLook& look, QSize size, double devicePixelRatio) {
    const QSize pixels = (QSizeF(size) * devicePixelRatio).toSize();
    const QSize seen = pixels * oversized;
    QSize whole = seen;
    if (look.spacesSeen > 0) {
        const int columns = BoardGeometry(seen, look.picture.shape, look.picture.turn).columns();
        whole = seen * std::max(columns, look.spacesSeen) / look.spacesSeen;
    }
    const BoardGeometry geometry(whole, look.picture.shape, look.picture.turn);
    QImage image(whole, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    const BoardScene scene{.picture = look.picture,
                           .geometry = geometry,
                           .skin = look.skin,
                           .underWay = {},
                           .moving = {},
                           .pointedAt = {},
                           .cursor = {},
                           .carried = {}};
    BoardPainter().paint(painter, scene, image.rect());
    painter.end();
    const QRect part(QPoint(0, whole.height() - seen.height()), seen);
    QPixmap pixmap = QPixmap::fromImage(
        image.copy(part).scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    pixmap.setDevicePixelRatio(devicePixelRatio);
    return pixmap;
}

} // namespace ui
