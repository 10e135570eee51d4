#pragma once

#include "ui/board/board_geometry.hpp"
#include "ui/board/board_motion.hpp"
#include "ui/board/board_picture.hpp"
#include "ui/board/space_sprites.hpp"

#include <QPointF>
#include <QRect>

#include <optional>
#include <vector>

class QPainter;

namespace ui {

/// All that is drawn at one moment: the picture, and what hand and clock add to it.
struct BoardScene {
    BoardPicture picture;
    BoardGeometry geometry;
    double devicePixelRatio = 1;
    SuitColours colours = SuitColours::four;

    /// Checkers of the picture that are in `moving` instead.
    checkers_poker::PerSeat<checkers_poker::SpaceSet> underWay;
    std::vector<MovingChecker> moving;

    std::optional<checkers_poker::Space> pointedAt;
    /// The keyboard's cursor, while it is shown.
    std::optional<checkers_poker::Space> cursor;

    struct Carried {
        checkers_poker::Space from;
        QPointF centre;
    };
    std::optional<Carried> carried;
};

/// Draws the board in pixels of the screen: the painter must not scale.
class BoardPainter {
public:
    /// Only what `exposed` touches is drawn.
    void paint(QPainter& painter, const BoardScene& scene, const QRect& exposed);

private:
    void paintWay(QPainter& painter, const BoardScene& scene);

    SpaceSprites sprites_;
};

} // namespace ui
