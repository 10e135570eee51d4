#pragma once

#include "games/checkers_poker/event.hpp"
#include "games/checkers_poker/game.hpp"
#include "games/checkers_poker/state.hpp"
#include "support/laws.hpp"

#include <random>
#include <variant>

/// What holds in every game of every variant besides the laws of all games (support/laws.hpp),
/// written once more without the rules' own code. Each function fails the running test where it
/// does not.
namespace laws {

/// Several hands have one announcement, of which the best or the lowest is listed.
template <>
inline bool is_listed_where_legal<checkers_poker::Game>(const checkers_poker::Action& action) {
    return !std::holds_alternative<checkers_poker::Show>(action);
}

/// The listed actions are as many as counted; what is not listed is not legal, apart from other
/// hands of a listed announcement.
void expect_complete_list(const checkers_poker::State& state, std::mt19937_64& random);

/// Shows of any five covered cards under any names are legal exactly when rules 4.5, 4.6 and 6.4
/// say so.
void expect_lawful_shows(const checkers_poker::State& state, std::mt19937_64& random);

/// What changes by an action, and what is asked next.
void expect_lawful_step(const checkers_poker::State& before, const checkers_poker::Action& action,
                        const checkers_poker::State& after);

/// The events tell what has changed.
void expect_lawful_events(const checkers_poker::State& before, const checkers_poker::Action& action,
                          const checkers_poker::State& after);

} // namespace laws
