#pragma once

#include "games/checkers_poker/options.hpp"
#include "games/checkers_poker/seats.hpp"
#include "games/checkers_poker/space.hpp"
#include "tabletop/inplace_vector.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace checkers_poker {

/// Where the checker on `from` can move, by a step or by a chain of jumps (rules 3). Only the
/// checkers matter, not the cards. Precondition: `from` is in `occupied`.
SpaceSet destinations(SpaceSet occupied, Space from);

/// A checker and where it can move.
struct MovesOfChecker {
    Space from;
    SpaceSet to;
};
using MovesOfSide = tabletop::InplaceVector<MovesOfChecker, most_checkers>;

/// destinations() of each of a player's checkers, in no particular order; those that cannot move
/// are there, too. Several times faster than one by one.
void find_moves(const PerSeat<SpaceSet>& checkers, Seat seat, MovesOfSide& moves);

/// Whether one of `movers` could move to `to`. Precondition: `movers` are in `occupied`, `to` is
/// not.
bool can_reach(SpaceSet occupied, SpaceSet movers, Space to);

/// The number of moves that a player has: the sum of the sizes of destinations() over his checkers.
std::size_t count_moves(const PerSeat<SpaceSet>& checkers, Seat seat);

/// The number of ways to go on with a move of that player and then one of the other, as if no
/// showdown came between: of `moves`, which find_moves() found for him. What count_moves() after
/// each of them would add up to, but for eight positions at a time.
std::uint64_t count_replies(const PerSeat<SpaceSet>& checkers, Seat seat, const MovesOfSide& moves);

/// A shortest way of that move, both ends included: two spaces for a step, one more than the number
/// of jumps for a chain. Precondition: `to` is in destinations(occupied, from).
std::vector<Space> shortest_path(SpaceSet occupied, Space from, Space to);

/// Whether a path as written in a record is one: a step, or jumps each over an adjacent checker to
/// the free space directly beyond it; the start counts as free. Empty and single paths are none.
bool is_path(SpaceSet occupied, const std::vector<Space>& path);

} // namespace checkers_poker
