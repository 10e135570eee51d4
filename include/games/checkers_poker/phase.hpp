#pragma once

#include "cards/hand.hpp"
#include "games/checkers_poker/action.hpp"
#include "games/checkers_poker/seats.hpp"

#include <optional>
#include <variant>

namespace checkers_poker {

/// What is asked next, and of whom. A phase holds only what that phase needs.

/// Second is to choose his end.
struct ChoosingEnd {
    friend bool operator==(const ChoosingEnd&, const ChoosingEnd&) = default;
};
/// The die is to be rolled, before First moves.
struct Rolling {
    friend bool operator==(const Rolling&, const Rolling&) = default;
};
struct Moving {
    Seat seat = first;
    friend bool operator==(const Moving&, const Moving&) = default;
};
/// Second is to show a hand (`shown_by_second` is empty), or First is, knowing Second's.
struct Showing {
    std::optional<Show> shown_by_second;
    Seat seat() const { return shown_by_second ? first : second; }
    friend bool operator==(const Showing&, const Showing&) = default;
};
/// The loser of the showdown is to remove a checker of his.
struct Removing {
    Seat loser = first;
    PerSeat<Show> shown;
    friend bool operator==(const Removing&, const Removing&) = default;
};
struct GameOver {
    /// Nobody in a drawn game.
    std::optional<Seat> winner;
    friend bool operator==(const GameOver&, const GameOver&) = default;
};

using Phase = std::variant<ChoosingEnd, Rolling, Moving, Showing, Removing, GameOver>;

} // namespace checkers_poker
