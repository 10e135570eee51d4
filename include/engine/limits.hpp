#pragma once

#include "tabletop/per_seat.hpp"

#include <chrono>
#include <cstdint>
#include <optional>

namespace engine {

/// What a player has on his clock and gets for each of his actions.
struct ClockTime {
    std::chrono::milliseconds remaining{0};
    std::chrono::milliseconds increment{0};
    friend bool operator==(const ClockTime&, const ClockTime&) = default;
};

/// When a search ends by itself: at whichever limit is reached first. Without any it goes on until
/// it is stopped or has seen everything.
struct Limits {
    /// Plies: moves, shows and removals alike.
    std::optional<unsigned> depth;
    /// Positions looked at. With one thread the answer depends on nothing but the position, this
    /// number and the hash size.
    std::optional<std::uint64_t> nodes;
    /// For this action; never exceeded.
    std::optional<std::chrono::milliseconds> movetime;
    /// For the rest of the game; the search takes a fitting share.
    std::optional<tabletop::PerSeat<ClockTime>> clock;
    /// Since when the time is running, if it was before the search was called: what lies between
    /// counts as well.
    std::optional<std::chrono::steady_clock::time_point> since;

    friend bool operator==(const Limits&, const Limits&) = default;
};

/// Whether a search within these limits goes on until it is stopped or has seen everything.
constexpr bool are_endless(const Limits& limits) {
    return !limits.depth && !limits.nodes && !limits.movetime && !limits.clock;
}

} // namespace engine
