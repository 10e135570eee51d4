#pragma once

#include "faces/jumping/new_game.hpp"

namespace chinese_checkers_face {

/// The star's sets of marbles and named rules, the capture game among them. Titles are in the
/// language of the program when it is called.
jumping_face::Offer offer();

} // namespace chinese_checkers_face
