#pragma once

#include "ui/board/board_space.hpp"

#include <optional>
#include <string>
#include <vector>

namespace ui {

/// What is taken hold of and pointed at: part of neither the game nor the settings, and gone with
/// the next act.
struct Selection {
    /// The piece to be moved, and the spaces that it has gone to so far where its way is asked for.
    std::vector<BoardSpace> chosen;
    /// Where that is to end, while several ways lead there.
    std::optional<BoardSpace> end;
    /// The space under the pointer or the keyboard's cursor.
    std::optional<BoardSpace> pointed;
    /// The target pointed at in a list.
    std::optional<BoardSpace> listed;
    /// Spaces picked for an act that is about several.
    BoardSpaces picked;
    /// Spaces that a list or a hint points out.
    BoardSpaces lit;
    /// The act whose button is pointed at.
    std::string offered;

    std::optional<BoardSpace> piece() const {
        return chosen.empty() ? std::nullopt : std::optional(chosen.front());
    }

    friend bool operator==(const Selection&, const Selection&) = default;
};

} // namespace ui
