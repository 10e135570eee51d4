#pragma once

#include "games/checkers_poker/options.hpp"
#include "games/checkers_poker/space.hpp"

#include <optional>

namespace ui {

/// Where a key (of Qt::Key) takes the keyboard's cursor: arrows by one space as the board is seen,
/// Home, End, Page Up and Page Down to its edges, a letter to a file and a digit to a rank, so that
/// `e` `5` is e5. The same space at an edge; nothing for any other key.
std::optional<checkers_poker::Space> cursorAfter(int key, checkers_poker::Space cursor,
                                                 checkers_poker::End bottom);

} // namespace ui
