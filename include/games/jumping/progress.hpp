#pragma once

#include "games/jumping/state.hpp"

#include <cstddef>
#include <optional>

namespace jumping {

/// How many of a seat's pieces stand in its goal, and how many at home.
std::size_t pieces_in_goal(const State& state, Seat seat);
std::size_t pieces_at_home(const State& state, Seat seat);

/// So many own moves a seat needs at least until it has brought its pieces in, wherever those of
/// others may stand and however long its chains become. It is the cheapest way to give every piece
/// a space of its own in the goal: a piece that is there needs no move; one that a step takes
/// there, or jumps, which keep the parity of file and rank, needs one; any other needs a step and
/// jumps. Spaces of the goal on which pieces of seats that play no more stand for good need not be
/// filled; the pieces left over then have to leave home. Nothing if the seat can finish no more.
///
/// Other seats' pieces that may still move away count as if they did: if they stay, a seat can
/// finish with fewer moves (rules 4.1).
std::optional<std::size_t> least_moves(const State& state, Seat seat);

} // namespace jumping
