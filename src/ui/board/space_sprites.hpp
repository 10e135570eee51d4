#pragma once

#include "ui/board/skin.hpp"

#include <QCache>
#include <QPixmap>

#include <memory>

namespace ui {

/// Pictures of spaces, drawn once for a size and kept: a repaint of the board only copies them.
class SpaceSprites {
public:
    SpaceSprites();

    /// Forgets all pictures if either is new. `side` is in pixels of the screen.
    void prepare(int side, const std::shared_ptr<const Skin>& skin);

    /// Opaque where the skin's spaces are.
    QPixmap of(const SpaceLook& look);

    /// What Skin::paintIndex() draws, with a margin, on nothing: to go over lines.
    QPixmap indexOf(const SpaceLook& look);

private:
    QPixmap drawn(const SpaceLook& look);
    QPixmap piece(const SpaceLook& look);
    QPixmap drawnIndex(const SpaceLook& look) const;
    QPixmap transparent() const;
    QRectF space() const { return QRectF(0, 0, side_, side_); }

    int side_ = 0;
    std::shared_ptr<const Skin> skin_;
    QCache<quint64, QPixmap> spaces_;
    QCache<quint64, QPixmap> indices_;
    QCache<quint64, QPixmap> pieces_;
};

} // namespace ui
