#pragma once

#include "games/checkers_poker/record.hpp"
#include "games/checkers_poker/seats.hpp"

#include <QString>

namespace ui {

/// As players.hpp says it, of this game's match.
QString called(const checkers_poker::Match& match, checkers_poker::Seat seat);
QString nameInFull(const checkers_poker::Match& match, checkers_poker::Seat seat);
QString roleInWords(const checkers_poker::Match& match, checkers_poker::Seat seat);

} // namespace ui
