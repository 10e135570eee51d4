#pragma once

#include "games/jumping/board.hpp"

namespace jumping {

// Jumps over a piece at any distance (rules 6, `super`). Here the space that the piece came from
// can lie on the way, so that nothing is shared between the pieces of a position: it counts as free
// from the start.

/// Where single long jumps from a space lead. `others`: the pieces but the one that jumps; `open`:
/// where it may land.
SpaceSet long_jumps_from(const Board& board, const SpaceSet& others, const SpaceSet& open,
                         Space from);
/// Where chains of them lead, the start itself left out.
SpaceSet long_chains_from(const Board& board, const SpaceSet& others, const SpaceSet& open,
                          Space from);

} // namespace jumping
