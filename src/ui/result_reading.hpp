#pragma once

#include "app/game_controller.hpp"

#include <cstddef>
#include <optional>

namespace ui {

/// Knows whether the result of a showdown still has to be read: from the moment when it is decided,
/// or come upon while the moves are stepped through, until it is dismissed.
class ResultReading {
public:
    explicit ResultReading(const app::GameController& controller)
        : controller_(controller) {}

    bool isUnderWay() const;
    void dismiss() { dismissedAt_ = controller_.shownPlace(); }
    /// Follows the controller to the place that it shows now; returns whether it is another.
    bool follow();
    /// Another game is on the table.
    void startAnew() { lastPlace_.reset(); }

private:
    const app::GameController& controller_;
    std::optional<std::size_t> dismissedAt_;
    std::optional<std::size_t> lastPlace_;
};

} // namespace ui
