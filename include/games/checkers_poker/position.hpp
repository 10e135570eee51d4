#pragma once

#include "cards/card_set.hpp"
#include "games/checkers_poker/action.hpp"
#include "games/checkers_poker/seats.hpp"
#include "games/checkers_poker/state.hpp"

#include <cstdint>

namespace checkers_poker {

/// A state with what the search wants to know of it without looking again.
struct Position {
    State state;
    PerSeat<cards::CardSet> covered;
    /// Of the announcements used: the same whatever the order of use.
    PerSeat<std::uint64_t> used_key;
};

Position position_of(const State& state);

/// Carries out a legal action. Complexity: that of apply().
void apply(Position& position, const Action& action);

/// A number for everything that decides how the game can go on, the board and the options left out
/// (they are the same throughout a game): equal for equal situations whatever led to them, and
/// different for different ones but for chance. A few nanoseconds.
std::uint64_t key_of(const Position& position);

/// Spreads every bit of a number over all of the result.
constexpr std::uint64_t mixed(std::uint64_t number) {
    number ^= number >> 32U;
    number *= 0xD6E8FEB86659FD93ULL;
    number ^= number >> 32U;
    number *= 0xD6E8FEB86659FD93ULL;
    number ^= number >> 32U;
    return number;
}

} // namespace checkers_poker
