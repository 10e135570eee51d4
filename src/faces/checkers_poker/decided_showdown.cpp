#include "faces/checkers_poker/decided_showdown.hpp"

#include <variant>

namespace checkers_poker_face {

using checkers_poker::Match;
using checkers_poker::happened::ShowdownDecided;

std::optional<ShowdownDecided> decidedAt(const Match& match, std::size_t place) {
    if (place == 0 ||
        !std::holds_alternative<checkers_poker::Show>(match.history.action(place - 1)))
        return std::nullopt;
    for (const auto& event :
         events_of(match.history.state(place - 1), match.history.action(place - 1)))
        if (const auto* decided = std::get_if<ShowdownDecided>(&event))
            return *decided;
    return std::nullopt;
}

} // namespace checkers_poker_face
