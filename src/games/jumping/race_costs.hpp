#pragma once

#include "games/jumping/state.hpp"

#include <array>

namespace jumping {

/// What it still costs a seat to bring its pieces in, the less the better: the engine's judgement.
/// It depends on the seat's own pieces alone, so that a move changes one seat's cost.
class RaceCosts {
public:
    /// So few pieces outside of the goal are looked at one by one.
    static constexpr std::size_t few = 4;

    /// For games from this state on; `state` tells rules and the turn.
    explicit RaceCosts(const State& state);

    /// Of all the seat's pieces. A step towards the goal is worth some twenty.
    int of(const State& state, Seat seat) const;
    /// Of one of the seat's pieces alone.
    int of_piece(Seat seat, Space space) const { return pieces_[seat][space.index()]; }

private:
    int of_last_ones(const State& state, Seat seat, const SpaceSet& outside) const;

    PerSeat<std::array<int, most_spaces>> pieces_;
};

} // namespace jumping
