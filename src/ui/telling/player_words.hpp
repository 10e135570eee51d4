#pragma once

#include "games/checkers_poker/record.hpp"
#include "games/checkers_poker/seats.hpp"

#include <QString>

namespace ui {

/// What a player is called inside a sentence: his name, shortened if it is long; for a computer
/// the name of its level, "Champion", which stands behind a name that was given to it, "Ben
/// (Champion)". Two who would be called alike are told apart by their roles, "Champion (First)".
/// Where it matters the name is kept apart from the direction of the text around it.
QString called(const checkers_poker::Match& match, checkers_poker::Seat seat);

/// A player's name in full, for where it stands alone; a computer without one goes by its level.
QString nameInFull(const checkers_poker::Match& match, checkers_poker::Seat seat);

/// What is to be said beside nameInFull(): "First", "Second, computer", "First, computer,
/// Champion". Empty where the name says all of it.
QString roleInWords(const checkers_poker::Match& match, checkers_poker::Seat seat);

} // namespace ui
