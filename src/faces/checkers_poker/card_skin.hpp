#pragma once

#include "faces/checkers_poker/card_colours.hpp"
#include "ui/board/skin.hpp"

#include <memory>

namespace ui {

/// The board of Checkers Poker: cards on felt, under the chips that cover them the indices of their
/// cards. Its grounds are those of card_board.hpp.
class CardSkin : public Skin {
public:
    explicit CardSkin(SuitColours colours)
        : colours_(colours) {}

    BoardBands bands(double devicePixelRatio) const override;
    MarkStyle marks() const override;
    bool isTiled() const override { return true; }
    void paintTable(QPainter& painter, const BoardGeometry& geometry, const BoardPicture& picture,
                    double devicePixelRatio) const override;
    void paintSpace(QPainter& painter, const QRectF& space, const SpaceLook& look) const override;
    double pieceRadius(int side) const override;
    void paintPiece(QPainter& painter, QPointF centre, double radius, BoardPiece piece,
                    const PieceLook& look) const override;
    void paintPrint(QPainter& painter, const QRectF& space, const SpaceLook& look) const override;
    bool hasIndex(const SpaceLook& look) const override;
    void paintIndex(QPainter& painter, const QRectF& space, const SpaceLook& look,
                    bool haloed) const override;
    void paintLifted(QPainter& painter, const QRectF& space, std::uint16_t ground) const override;
    QRgb markColour(std::optional<tabletop::Seat> seat) const override;
    QRgb gripColour(tabletop::Seat seat) const override;
    QString inWords(const BoardPicture& picture, BoardSpace space) const override;
    QString explained(std::uint16_t ground) const override;

private:
    SuitColours colours_;
};

std::shared_ptr<const Skin> cardSkin(SuitColours colours = SuitColours::four);

} // namespace ui
