#pragma once

#include "faces/checkers_poker/card_board.hpp"
#include "faces/checkers_poker/card_selection.hpp"
#include "games/checkers_poker/record.hpp"

#include <QString>

namespace ui {

/// A space as the one to act hears it, and what can be done there: "d4, your checker, nine of
/// hearts, 5 targets"; "e6, blank, target, would give two pairs". The other's checkers go by his
/// name. The picture and the selection are those of the state.
QString namedSpace(const checkers_poker::Match& match, const checkers_poker::State& state,
                   const CardBoard& picture, const CardSelection& selection,
                   checkers_poker::Space space);

} // namespace ui
