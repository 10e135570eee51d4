#pragma once

#include "checkers_poker/record.hpp"
#include "ui/board_picture.hpp"

#include <QString>

namespace ui {

/// A space as the one to act hears it: "d4, your checker, nine of hearts"; the other's checkers go
/// by his name.
QString namedSpace(const checkers_poker::Match& match, const checkers_poker::State& state,
                   const BoardPicture& picture, checkers_poker::Space space);

} // namespace ui
