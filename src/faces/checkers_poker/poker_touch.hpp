#pragma once

#include "faces/checkers_poker/card_selection.hpp"
#include "games/checkers_poker/record.hpp"
#include "games/checkers_poker/state.hpp"
#include "ui/table/face.hpp"

namespace ui {

/// What a click on a space of the board means in a position, to whoever is to act there.
Touch clickOn(const checkers_poker::State& state, const CardSelection& selection,
              checkers_poker::Space space);

} // namespace ui
