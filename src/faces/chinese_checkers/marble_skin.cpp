#include "faces/chinese_checkers/marble_skin.hpp"

#include "ui/board/board_palette.hpp"
#include "ui/widgets/theme.hpp"

#include <QCoreApplication>
#include <QPainter>
#include <QRadialGradient>

namespace chinese_checkers_face {

namespace {

struct MarbleWords {
    Q_DECLARE_TR_FUNCTIONS(chinese_checkers_face::MarbleSkin)
};

const QColor glass(0x5f7480);
const QColor edge(0x26323a);

bool isNobodys(const std::optional<ui::BoardPiece>& piece) {
    return piece && piece->kind == nobodysMarble;
}

void paintGlass(QPainter& painter, QPointF centre, double radius, bool dimmed) {
    const QColor field(ui::board_palette::field);
    const auto seen = [&](const QColor& colour) {
        return dimmed ? ui::mixed(colour, field, 0.45) : colour;
    };
    QRadialGradient light(centre + QPointF(-0.3, -0.35) * radius, radius * 1.35);
    light.setColorAt(0, seen(ui::mixed(glass, Qt::white, 0.75)));
    light.setColorAt(0.35, seen(glass));
    light.setColorAt(1, seen(edge));
    painter.setBrush(light);
    painter.setPen(QPen(seen(edge), radius * 0.1));
    painter.drawEllipse(centre, radius * 0.9, radius * 0.9);
}

void paintGlassToCome(QPainter& painter, QPointF centre, double radius) {
    QColor face = glass;
    face.setAlphaF(0.4F);
    painter.setBrush(face);
    QPen dashes(edge, radius * 0.11);
    dashes.setCapStyle(Qt::FlatCap);
    dashes.setDashPattern({2.2, 1.5});
    painter.setPen(dashes);
    painter.drawEllipse(centre, radius * 0.9, radius * 0.9);
}

} // namespace

void MarbleSkin::paintPiece(QPainter& painter, QPointF centre, double radius, ui::BoardPiece piece,
                            const ui::PieceLook& look) const {
    if (!isNobodys(piece)) {
        DimpleSkin::paintPiece(painter, centre, radius, piece, look);
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (look.ghost) {
        paintGlassToCome(painter, centre, radius);
    } else {
        ui::paintShadow(painter, centre, radius, look.lift);
        paintGlass(painter, centre, radius, look.dimmed);
    }
    painter.restore();
}

bool MarbleSkin::hasIndex(const ui::SpaceLook& look) const {
    return !isNobodys(look.piece) && DimpleSkin::hasIndex(look);
}

QRgb MarbleSkin::markColour(std::optional<tabletop::Seat> /*seat*/) const {
    return ui::board_palette::pointedAt;
}

QString MarbleSkin::inWords(const ui::BoardPicture& picture, ui::BoardSpace space) const {
    return isNobodys(picture.at(space).piece)
               ? MarbleWords::tr("%1, marble").arg(picture.shape.nameOf(space))
               : DimpleSkin::inWords(picture, space);
}

} // namespace chinese_checkers_face
