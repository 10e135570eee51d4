#pragma once

#include "games/jumping/state.hpp"
#include "tabletop/inplace_vector.hpp"

#include <cstddef>
#include <vector>

namespace jumping {

/// Where a piece can go: at least one space.
struct MovesOfPiece {
    Space from;
    SpaceSet to;
};
using MovesOfSide = tabletop::InplaceVector<MovesOfPiece, most_pieces>;

/// All moves of a seat, whether or not it is to act (rules 2, 3, 6); pieces without one are left
/// out. `moves` is cleared first.
void find_moves(const State& state, Seat seat, MovesOfSide& moves);
/// How many they are, without making them.
std::size_t count_moves(const State& state, Seat seat);

/// Where one piece can go. Precondition: the seat has a piece on `from`.
SpaceSet destinations(const State& state, Seat seat, Space from);
/// Where it could go if no camp mattered: by steps and jumps alone (rules 2).
SpaceSet reach(const State& state, Space from);

/// The shortest way of a move: both spaces for a step, else each space of the chain, start and end
/// included. Precondition: destinations(state, seat, from) has `to`.
std::vector<Space> shortest_path(const State& state, Seat seat, Space from, Space to);
/// Whether a seat's piece can go that way: one step, or jumps from each space to the next. A path
/// may come back to spaces, the start included.
bool is_path(const State& state, Seat seat, const std::vector<Space>& path);
/// The spaces jumped over on a path, which lie in the middle of each leg; none for a step.
std::vector<Space> jumped_over(const Board& board, const std::vector<Space>& path);

} // namespace jumping
