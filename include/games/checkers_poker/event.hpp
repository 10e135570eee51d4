#pragma once

#include "games/checkers_poker/action.hpp"
#include "games/checkers_poker/seats.hpp"
#include "games/checkers_poker/space.hpp"
#include "games/checkers_poker/state.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace checkers_poker {

/// What an action did, for animation, log and screen reader. Nobody rebuilds a state from events.
namespace happened {
struct EndChosen { ///< the checkers were set up; Second sits at `end`
    End end = End::south;
};
struct DieRolled {
    std::uint8_t value = 1;
    std::optional<Showdown> brings;
};
struct CheckerMoved {
    Seat seat = first;
    std::vector<Space> path;
};
struct HandShown { ///< or none, when it could not be
    Seat seat = first;
    Show show;
};
struct ShowdownDecided {
    Showdown showdown = Showdown::high;
    PerSeat<Show> shown;
    std::optional<Seat> loser; ///< nobody on a tie
};
struct CheckerRemoved {
    Seat seat = first;
    Space space;
};
struct GameEnded {
    enum class Cause : std::uint8_t { four_checkers_left, resigned, draw_agreed, no_removals };
    Cause cause = Cause::four_checkers_left;
    std::optional<Seat> winner;
};
} // namespace happened

using Event = std::variant<happened::EndChosen, happened::DieRolled, happened::CheckerMoved,
                           happened::HandShown, happened::ShowdownDecided, happened::CheckerRemoved,
                           happened::GameEnded>;

/// What happens when a legal action is carried out, in order. Precondition: check() allows it.
std::vector<Event> events_of(const State& before, const Action& action);

/// What decided between two hands, for people: "three tens beats pair of aces", "both pair of tens:
/// the king beats the queen", "a tie: both hands are equal"; in a low showdown "nine high is lower
/// than pair of twos".
std::string decision_in_words(const happened::ShowdownDecided& decided, cards::Deck deck);

} // namespace checkers_poker
