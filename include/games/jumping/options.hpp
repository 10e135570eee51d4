#pragma once

#include "games/jumping/setup.hpp"

#include <cstdint>

namespace jumping {

/// What a move may do in a camp that is neither home nor goal (rules 6).
enum class Camps : std::uint8_t {
    open,   ///< anything
    pass,   ///< not end there
    closed, ///< not touch it
};

/// What happens to a seat whose home is full and which cannot move a piece there (rules 4.4, 6).
enum class Prison : std::uint8_t {
    on,   ///< it is out
    off,  ///< nothing
    play, ///< its pieces there come off, and it plays on with the others
};

/// The variant that is played. `setup` is a row of a game's table, which outlives everything.
struct Options {
    explicit Options(const Setup& of)
        : setup(&of) {}

    const Setup* setup;
    /// Seats opposite each other are partners.
    bool pairs = false;
    /// Jumps over a piece at any distance, to the space as far beyond it.
    bool long_jumps = false;
    Camps camps = Camps::open;
    /// By how many own moves all pieces have to have left home; 0: they need not.
    std::uint16_t leave = 0;
    /// Finished only with all own pieces in the goal.
    bool win_all = false;
    Prison prison = Prison::on;
    /// The game ends with the first place.
    bool end_first = false;

    friend bool operator==(const Options&, const Options&) = default;
};

inline constexpr std::uint16_t most_to_leave = 999;

} // namespace jumping
