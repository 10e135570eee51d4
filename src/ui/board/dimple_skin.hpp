#pragma once

#include "ui/board/skin.hpp"

namespace ui {

/// Round holes on lines that show the directions in which pieces go, on a field of the board's own
/// outline. Camps are tinted and their holes bear the sign of their seat; where a seat is to go is
/// outlined in its colour.
class DimpleSkin : public Skin {
public:
    BoardBands bands(double devicePixelRatio) const override;
    MarkStyle marks() const override;
    bool isTiled() const override { return false; }
    void paintTable(QPainter& painter, const BoardGeometry& geometry, const BoardPicture& picture,
                    double devicePixelRatio) const override;
    void paintSpace(QPainter& painter, const QRectF& space, const SpaceLook& look) const override;
};

} // namespace ui
