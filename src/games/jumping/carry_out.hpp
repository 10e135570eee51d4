#pragma once

#include "games/jumping/state.hpp"

namespace jumping {

/// apply() without asking whether the action is legal: for those who have just made it.
void carry_out(State& state, const Action& action);

} // namespace jumping
