#pragma once

#include "games/checkers_poker/layout.hpp"
#include "games/checkers_poker/random_action.hpp"
#include "games/checkers_poker/state.hpp"

#include <cstddef>
#include <cstdint>
#include <random>
#include <variant>
#include <vector>

namespace bench {

/// States of random standard games in which an action of that phase is due, as they come: with
/// enough of them a processor cannot learn by heart what is next.
template <class Phase>
std::vector<checkers_poker::State> random_states(std::size_t count) {
    using namespace checkers_poker;
    std::mt19937_64 generator(20261129);
    std::vector<State> states;
    for (std::uint32_t number = 0; states.size() < count; ++number) {
        State state = new_game(Options{}, deal(number, cards::Deck::standard));
        while (!is_over(state) && states.size() < count) {
            if (std::holds_alternative<Phase>(state.phase))
                states.push_back(state);
            checkers_poker::apply(state, random_action(state, generator));
        }
    }
    return states;
}

} // namespace bench
