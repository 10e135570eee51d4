#pragma once

#include "tabletop/game.hpp"

#include <string>
#include <vector>

namespace engine {

/// A place of a match as the protocol's `position` tells it: a position string, and the actions
/// since as tokens. Games in which what went before matters are asked from their start.
struct Question {
    std::string position;
    std::vector<std::string> tokens;
    friend bool operator==(const Question&, const Question&) = default;
};

/// The state that is asked about. Throws tabletop::TextError.
template <tabletop::Game G>
typename G::State state_of(const Question& about) {
    auto state = G::read_position(about.position, {});
    for (const std::string& token : about.tokens)
        G::apply(state, G::read_action(token, state, {}));
    return state;
}

} // namespace engine
