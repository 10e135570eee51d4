#include "ui/board/skin.hpp"

#include "ui/art/seat_signs.hpp"
#include "ui/board/board_palette.hpp"

#include <QPainter>

namespace ui {

void Skin::paintCamps(QPainter& /*painter*/, const BoardGeometry& /*geometry*/,
                      const BoardPicture& /*picture*/) const {}

double Skin::pieceRadius(int side) const { return side * 0.4; }

void Skin::paintPiece(QPainter& painter, QPointF centre, double radius, BoardPiece piece,
                      const PieceLook& look) const {
    ui::paintPiece(painter, centre, radius, piece.seat, look);
}

void Skin::paintPrint(QPainter& /*painter*/, const QRectF& /*space*/,
                      const SpaceLook& /*look*/) const {}

bool Skin::hasIndex(const SpaceLook& look) const { return look.piece && !look.ghost; }

/// The signs of pieces lie on them, and are covered by those that pass over.
void Skin::paintIndex(QPainter& painter, const QRectF& space, const SpaceLook& look,
                      bool haloed) const {
    if (haloed && look.piece)
        paintPieceSign(painter, space.center(), pieceRadius(static_cast<int>(space.width())),
                       look.piece->seat);
}

void Skin::paintLifted(QPainter& /*painter*/, const QRectF& /*space*/,
                       std::uint16_t /*ground*/) const {}

QRgb Skin::markColour(std::optional<tabletop::Seat> seat) const {
    return seat ? seatColours(*seat).mark.rgb() : board_palette::pointedAt;
}

QRgb Skin::gripColour(tabletop::Seat seat) const { return seatColours(seat).mark.rgb(); }

QString Skin::inWords(const BoardPicture& picture, BoardSpace space) const {
    const QString name = picture.shape.nameOf(space);
    const auto& piece = picture.at(space).piece;
    return piece ? name + QStringLiteral(", ") + seatSignWord(piece->seat) : name;
}

QString Skin::explained(std::uint16_t /*ground*/) const { return {}; }

} // namespace ui
