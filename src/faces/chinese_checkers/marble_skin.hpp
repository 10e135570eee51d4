#pragma once

#include "ui/board/dimple_skin.hpp"

#include <cstdint>

namespace chinese_checkers_face {

/// The kind of a marble that is nobody's, whatever its seat.
inline constexpr std::uint8_t nobodysMarble = 1;

/// The star with marbles of glass, which have no seat's colour and no sign.
class MarbleSkin final : public ui::DimpleSkin {
public:
    void paintPiece(QPainter& painter, QPointF centre, double radius, ui::BoardPiece piece,
                    const ui::PieceLook& look) const override;
    bool hasIndex(const ui::SpaceLook& look) const override;
    QRgb markColour(std::optional<tabletop::Seat> seat) const override;
    QString inWords(const ui::BoardPicture& picture, ui::BoardSpace space) const override;
};

} // namespace chinese_checkers_face
