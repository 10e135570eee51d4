#pragma once

#include "ui/board/board_motion.hpp"
#include "ui/board/board_painter.hpp"
#include "ui/board/board_view.hpp"
#include "ui/board/cursor_keys.hpp"
#include "ui/board/pointer_gesture.hpp"

#include <QString>
#include <QVariantAnimation>

#include <optional>
#include <utility>
#include <vector>

namespace ui {

/// What board_view.cpp and board_view_input.cpp share.
struct BoardView::Private {
    BoardPicture picture;
    BoardPainter painter;
    std::shared_ptr<const Skin> skin;
    Namer namer;

    BoardMotion motion;
    QVariantAnimation clock;
    double speed = 1;

    PointerGesture gesture;
    QPointF pointer;
    std::optional<BoardSpace> pointedAt;
    std::optional<std::pair<BoardSpace, BoardSpace>> dropped;

    CursorKeys keys;
    BoardSpace cursor;
    bool cursorShown = false;
    /// Where screen readers have the cursor while the board has the focus.
    std::optional<BoardSpace> toldCursor;

    /// Made anew when what it was made of is another.
    struct GeometryKey {
        QSize pixels;
        BoardShape shape;
        int turn = 0;
        BoardBands bands;
        friend bool operator==(const GeometryKey&, const GeometryKey&) = default;
    };
    GeometryKey geometryKey;
    BoardGeometry geometry;

    /// The names as screen readers know them; empty while none listens.
    std::vector<QString> toldNames;

    std::optional<BoardSpace> cursorIfShown() const {
        return cursorShown ? std::optional(cursor) : std::nullopt;
    }
};

} // namespace ui
