#pragma once

#include "app/catalogue.hpp"

namespace chinese_checkers_face {

/// The rows of the catalogue of the race and of the capture game, which share the game's word.
app::GameKind raceKind();
app::GameKind captureKind();

} // namespace chinese_checkers_face
