#pragma once

#include "games/jumping/action.hpp"
#include "games/jumping/state.hpp"

#include <cstdint>
#include <variant>
#include <vector>

namespace jumping {

/// What an action did, for animation, log and screen reader. Nobody rebuilds a state from events.
namespace happened {
struct PieceMoved {
    Seat seat{};
    /// Each space of the way, start and end included.
    std::vector<Space> path;
    friend bool operator==(const PieceMoved&, const PieceMoved&) = default;
};
struct Passed {
    Seat seat{};
    friend bool operator==(const Passed&, const Passed&) = default;
};
/// All that was needed is in the goal (rules 4.1).
struct Finished {
    Seat seat{};
    /// 0 while the partner plays on; else the place that the side takes.
    std::uint8_t place = 0;
    /// Pieces of others helped to fill the goal.
    bool has_strangers = false;
    friend bool operator==(const Finished&, const Finished&) = default;
};
/// A seat was imprisoned and plays on without its pieces at home (rules 6, `prison=play`).
struct Imprisoned {
    Seat seat{};
    friend bool operator==(const Imprisoned&, const Imprisoned&) = default;
};
/// A seat is out, with the last place that was free (rules 4.5).
struct PutOut {
    enum class Cause : std::uint8_t { resigned, imprisoned, late, partner_out };
    Seat seat{};
    Cause cause = Cause::resigned;
    std::uint8_t place = 0;
    /// Within how many own moves one who was late had to leave home (rules 6); else 0.
    std::uint16_t leave = 0;
    friend bool operator==(const PutOut&, const PutOut&) = default;
};
/// Pieces of a seat that is out or imprisoned were taken off at its home.
struct PiecesTakenOff {
    Seat seat{};
    SpaceSet from;
    friend bool operator==(const PiecesTakenOff&, const PiecesTakenOff&) = default;
};
/// Marbles that a seat jumped over and keeps, in the capture game.
struct MarblesCaptured {
    Seat seat{};
    std::vector<Space> from;
    friend bool operator==(const MarblesCaptured&, const MarblesCaptured&) = default;
};
struct GameEnded {
    enum class Cause : std::uint8_t {
        one_side_left,
        first_place_taken, ///< rules 6, `end=first`
        no_progress,       ///< rules 4.7
        draw_agreed,
        no_jump_left, ///< in the capture game
    };
    Cause cause = Cause::one_side_left;
    friend bool operator==(const GameEnded&, const GameEnded&) = default;
};
} // namespace happened

using Event = std::variant<happened::PieceMoved, happened::Passed, happened::Finished,
                           happened::Imprisoned, happened::PutOut, happened::PiecesTakenOff,
                           happened::MarblesCaptured, happened::GameEnded>;

/// What happens when a legal action is carried out, in order. Precondition: check() allows it.
std::vector<Event> events_of(const State& before, const Action& action);

} // namespace jumping
