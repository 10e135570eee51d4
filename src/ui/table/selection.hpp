#pragma once

#include "games/checkers_poker/options.hpp"
#include "games/checkers_poker/space.hpp"

#include <optional>

namespace ui {

/// What is taken hold of and pointed at: part of neither the game nor the settings, and gone with
/// the next act.
struct Selection {
    /// The checker to be moved.
    std::optional<checkers_poker::Space> chosen;
    /// The space under the pointer or the keyboard's cursor.
    std::optional<checkers_poker::Space> pointed;
    /// The end whose button is pointed at while Second chooses.
    std::optional<checkers_poker::End> end;
    /// Covered spaces picked for a hand.
    checkers_poker::SpaceSet picked;
    /// Spaces of the hand that is pointed at in a list.
    checkers_poker::SpaceSet lit;
    /// The target pointed at in the list of places.
    std::optional<checkers_poker::Space> listed;

    friend bool operator==(const Selection&, const Selection&) = default;
};

} // namespace ui
