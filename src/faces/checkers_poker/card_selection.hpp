#pragma once

#include "games/checkers_poker/options.hpp"
#include "games/checkers_poker/space.hpp"
#include "ui/table/selection.hpp"

#include <optional>

namespace ui {

/// What is taken hold of and pointed at, in the game's own spaces.
struct CardSelection {
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

    friend bool operator==(const CardSelection&, const CardSelection&) = default;
};

CardSelection cardSelection(const Selection& selection);
Selection onBoard(const CardSelection& selection);

/// The tokens by which an end is chosen.
inline constexpr auto southToken = "south";
inline constexpr auto northToken = "north";

} // namespace ui
