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

    /// What a seat's pieces would cost after a move, for all moves of one position.
    class AfterMove {
    public:
        /// All of them outlive this.
        AfterMove(const RaceCosts& costs, const State& state, Seat seat);
        int operator()(Space from, Space to) const;

    private:
        const RaceCosts& costs_;
        const State& state_;
        Seat seat_;
        SpaceSet pieces_;
        int sum_ = 0;
        bool are_few_ = false;
    };

private:
    int of_each(Seat seat, const SpaceSet& pieces) const;
    /// What comes on top when only few are left outside.
    int of_last_ones(const State& state, Seat seat, const SpaceSet& pieces) const;

    PerSeat<std::array<int, most_spaces>> pieces_;
};

/// The innermost space of the seat's goal: the one that is farthest from its home.
Space tip_of_goal(const State& state, Seat seat);

/// How far it is from one space to another on an empty board.
struct Distance {
    int along = 0; ///< in steps
    int sum = 0;   ///< along all lines of the board together
};
Distance distance(const Board& board, Space from, Space to);

} // namespace jumping
