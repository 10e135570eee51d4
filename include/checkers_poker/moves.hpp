#pragma once

#include "checkers_poker/seats.hpp"
#include "checkers_poker/space.hpp"

#include <cstddef>
#include <vector>

namespace checkers_poker {

/// Where the checker on `from` can move, by a step or by a chain of jumps (rules 3). Only the
/// checkers matter, not the cards. Precondition: `from` is in `occupied`.
SpaceSet destinations(SpaceSet occupied, Space from);

/// The number of moves that a player has: the sum of the sizes of destinations() over his checkers.
std::size_t count_moves(const PerSeat<SpaceSet>& checkers, Seat seat);

/// A shortest way of that move, both ends included: two spaces for a step, one more than the number
/// of jumps for a chain. Precondition: `to` is in destinations(occupied, from).
std::vector<Space> shortest_path(SpaceSet occupied, Space from, Space to);

/// Whether a path as written in a record is one: a step, or jumps each over an adjacent checker to
/// the free space directly beyond it; the start counts as free. Empty and single paths are none.
bool is_path(SpaceSet occupied, const std::vector<Space>& path);

} // namespace checkers_poker
