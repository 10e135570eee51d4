#pragma once

#include "ui/board/board_space.hpp"

#include <QPointF>

#include <cstdint>
#include <optional>

namespace ui {

/// Tells clicks and drags on spaces from the raw presses, movements and releases of one button.
class PointerGesture {
public:
    using Milliseconds = std::uint64_t;

    enum class Release : std::uint8_t {
        nothing,
        click,
        drop,        ///< on another space
        home,        ///< outside the board, or on its start by a muted press
        homeAndClick ///< on its start
    };

    /// `time` is the event's, `doubleClickTime` the desktop's. The press is muted (makes no
    /// click, though it may begin a drag) if it follows another on the same space within that time.
    void press(std::optional<BoardSpace> on, QPointF at, Milliseconds time,
               Milliseconds doubleClickTime);

    /// True if a drag begins now.
    bool move(QPointF at, bool draggable, double startDistance);

    Release release(std::optional<BoardSpace> on);

    /// Forgets the press. True if a drag was under way.
    bool cancel();

    /// Where the press was, until its release.
    std::optional<BoardSpace> pressed() const;
    /// Where the drag under way began.
    std::optional<BoardSpace> dragged() const;

private:
    struct Press {
        BoardSpace on;
        QPointF at;
        bool muted = false;
        bool dragging = false;
    };
    struct LastPress {
        BoardSpace on;
        Milliseconds time = 0;
    };

    std::optional<Press> press_;
    std::optional<LastPress> last_;
};

} // namespace ui
