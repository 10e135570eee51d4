#pragma once

#include "engine/level.hpp"
#include "games/checkers_poker/record.hpp"
#include "games/checkers_poker/seats.hpp"

#include <optional>

namespace app {

/// Who plays a seat: a person, or the computer at a level.
using SeatPlayer = std::optional<engine::Level>;

/// Who plays a seat of a match. It is kept with the match, in the tags `FirstLevel` and
/// `SecondLevel`, so a saved game against the computer goes on as one. A tag that is not a level's
/// number counts as a person.
SeatPlayer seatPlayer(const checkers_poker::Match& match, checkers_poker::Seat seat);
void setSeatPlayer(checkers_poker::Match& match, checkers_poker::Seat seat, SeatPlayer player);

/// Another takes the seat while the match goes on. Where the computer takes it from a person or
/// gives it back, the name goes with whom it belongs to: until then it waits in the tag
/// `FirstFormer` or `SecondFormer`.
void giveSeat(checkers_poker::Match& match, checkers_poker::Seat seat, SeatPlayer player);

} // namespace app
