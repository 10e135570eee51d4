#pragma once

#include "app/catalogue.hpp"

namespace checkers_poker_face {

/// Checkers Poker's row of the catalogue.
app::GameKind kind();

} // namespace checkers_poker_face
