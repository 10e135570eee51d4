#pragma once

#include "ui/board/board_motion.hpp"
#include "ui/board/board_painter.hpp"
#include "ui/board/board_view.hpp"
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
    SuitColours colours = SuitColours::four;
    Namer namer;

    BoardMotion motion;
    QVariantAnimation clock;
    double speed = 1;

    PointerGesture gesture;
    QPointF pointer;
    std::optional<Space> pointedAt;
    std::optional<std::pair<Space, Space>> dropped;

    Space cursor{3, 3};
    bool cursorShown = false;
    /// Where screen readers have the cursor while the board has the focus.
    std::optional<Space> toldCursor;

    /// The names as screen readers know them; empty while none listens.
    std::vector<QString> toldNames;

    std::optional<Space> cursorIfShown() const {
        return cursorShown ? std::optional(cursor) : std::nullopt;
    }
};

} // namespace ui
