#pragma once

#include "faces/checkers_poker/card_selection.hpp"
#include "games/checkers_poker/space.hpp"
#include "games/checkers_poker/state.hpp"

#include <QString>

namespace ui {

/// "5 targets", "no target": how many places a checker can go to.
QString targetsInWords(const checkers_poker::State& state, checkers_poker::Space from);

/// What was just chosen or put back: "g2 chosen, 5 targets", "nine of hearts picked, 2 of 5 cards".
/// Empty where neither changed.
QString choiceInWords(const checkers_poker::State& state, const CardSelection& before,
                      const CardSelection& after);

} // namespace ui
