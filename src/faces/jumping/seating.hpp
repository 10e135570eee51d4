#pragma once

#include "ui/board/board_shape.hpp"
#include "ui/board/board_space.hpp"

#include <utility>

/// Who sits where around a board that is turned by whole steps.
namespace jumping_face {

/// How low spaces lie on a board that is turned so, and among those as low how far to the left: the
/// less the lower.
std::pair<double, double> depthOf(const ui::BoardShape& shape, const ui::BoardSpaces& spaces,
                                  int turn);

/// By how many steps the board is turned for spaces to lie at the bottom, in a corner to the left.
int turnToBottom(const ui::BoardShape& shape, const ui::BoardSpaces& spaces);

} // namespace jumping_face
