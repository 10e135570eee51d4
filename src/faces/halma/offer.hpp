#pragma once

#include "faces/jumping/new_game.hpp"

namespace halma_face {

/// Halma's boards and named rules. Titles are in the language of the program when it is called.
jumping_face::Offer offer();

} // namespace halma_face
