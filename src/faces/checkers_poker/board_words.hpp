#pragma once

#include "cards/card.hpp"
#include "games/checkers_poker/seats.hpp"
#include "games/checkers_poker/space.hpp"
#include "ui/board/board_picture.hpp"

#include <QString>

namespace ui {

/// "e4"
QString spaceText(checkers_poker::Space space);

/// "amber checkers"
QString chipWords(checkers_poker::Seat seat);

/// "nine of hearts"
QString cardWords(cards::Card card);

/// What stands and lies on a space: "d4, First's checker, nine of hearts, wild"; "a2, blank".
QString spaceWords(const BoardPicture& picture, BoardSpace space);

} // namespace ui
