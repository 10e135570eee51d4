#pragma once

#include "games/jumping/board.hpp"
#include "tabletop/per_seat.hpp"

#include <cstddef>
#include <string>

namespace jumping {

/// What belongs to a seat (rules 1.2 to 1.4): the camp where its pieces start, which they fill, the
/// camp where they go, and the camps that are neither.
struct SeatOfSetup {
    SpaceSet home;
    SpaceSet goal;
    SpaceSet foreign;
};

/// A board with its camps and the seats at them: constant data, of which a game has a table with a
/// row for every combination of board, number of players and number of pieces.
struct Setup {
    /// How the rules string begins, such as `halma,board=8`; its first word is the game's name.
    std::string rules;
    const Board* board = nullptr;
    std::size_t seats = 2;
    /// Whether these options go with it (rules 6).
    bool allows_pairs = false;
    bool allows_camps = false;
    tabletop::PerSeat<SeatOfSetup> of{};

    /// How many pieces a seat has.
    std::size_t pieces() const { return of[tabletop::Seat{0}].home.size(); }
};

/// The most pieces that a seat has in any game.
inline constexpr std::size_t most_pieces = 19;

} // namespace jumping
