#pragma once

#include "ui/board/skin.hpp"

namespace ui {

/// Plain squares of two near shades. Camps are lightly tinted and bear the sign of their seat;
/// where a seat is to go is outlined in its colour.
class SquareSkin : public Skin {
public:
    BoardBands bands(double devicePixelRatio) const override;
    MarkStyle marks() const override;
    bool isTiled() const override { return true; }
    void paintTable(QPainter& painter, const BoardGeometry& geometry, const BoardPicture& picture,
                    double devicePixelRatio) const override;
    void paintSpace(QPainter& painter, const QRectF& space, const SpaceLook& look) const override;
    void paintCamps(QPainter& painter, const BoardGeometry& geometry,
                    const BoardPicture& picture) const override;
};

} // namespace ui
