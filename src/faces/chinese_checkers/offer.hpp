#pragma once

#include "faces/jumping/new_game.hpp"

namespace chinese_checkers_face {

/// The star's sets of marbles and named rules, the capture game among them. Titles are in the
/// language of the program when it is called.
jumping_face::Offer offer();

/// What the capture game is called beside the race.
QString captureTitle();

} // namespace chinese_checkers_face
