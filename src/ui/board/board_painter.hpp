#pragma once

#include "ui/board/board_geometry.hpp"
#include "ui/board/board_motion.hpp"
#include "ui/board/board_picture.hpp"
#include "ui/board/space_sprites.hpp"

#include <QPixmap>
#include <QPointF>
#include <QRect>

#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace ui {

/// All that is drawn at one moment: the picture, and what hand and clock add to it.
struct BoardScene {
    const BoardPicture& picture;
    const BoardGeometry& geometry;
    std::shared_ptr<const Skin> skin;
    double devicePixelRatio = 1;

    /// Spaces whose pieces are in `moving` instead.
    BoardSpaces underWay;
    std::vector<MovingPiece> moving;

    std::optional<BoardSpace> pointedAt;
    /// The keyboard's cursor, while it is shown.
    std::optional<BoardSpace> cursor;

    struct Carried {
        BoardSpace from;
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
    /// What the table was drawn for.
    struct TableKey {
        BoardShape shape;
        int turn = 0;
        QRect frame;
        double devicePixelRatio = 1;
        std::vector<BoardCamp> camps;
        std::shared_ptr<const Skin> skin;
        friend bool operator==(const TableKey&, const TableKey&) = default;
    };

    void paintTable(QPainter& painter, const BoardScene& scene, const QRect& exposed);
    void paintSpaces(QPainter& painter, const BoardScene& scene, const QRect& exposed);
    void paintWay(QPainter& painter, const BoardScene& scene);

    SpaceSprites sprites_;
    TableKey tableKey_;
    QPixmap table_;
};

} // namespace ui
