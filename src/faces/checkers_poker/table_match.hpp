#pragma once

#include "app/game_controller.hpp"
#include "app/played_game_of.hpp"
#include "app/session.hpp"
#include "games/checkers_poker/event.hpp"
#include "games/checkers_poker/record.hpp"

#include <optional>

/// The game on the table with its own types, for whoever shows it. Precondition of all: it is
/// Checkers Poker.
namespace checkers_poker_face {

inline const checkers_poker::Match& matchOf(const app::PlayedGame& game) {
    return app::matchOf<checkers_poker::Game>(game);
}
inline const checkers_poker::Match& matchOf(const app::AnyGame& game) { return matchOf(*game); }
inline const checkers_poker::Match& matchOf(const app::GameController& controller) {
    return matchOf(controller.game());
}

/// At the game's place.
inline const checkers_poker::State& stateOf(const app::GameController& controller) {
    return matchOf(controller).history.current();
}
/// At the shown place.
checkers_poker::State shownState(const app::GameController& controller);

inline bool isRollDue(const checkers_poker::State& state) {
    return checkers_poker::Game::chance_due(state);
}

/// Through the one door. The reason of a refusal is that of the rules.
std::optional<checkers_poker::Refusal> submit(app::GameController& controller,
                                              const checkers_poker::Action& action);

/// An act by its token where it is legal. Precondition: it is.
checkers_poker::Action actionOf(const checkers_poker::State& state, const std::string& token);

/// The showdown whose result holds the game until it was read.
std::optional<checkers_poker::happened::ShowdownDecided> resultToRead(const app::Session& session);

/// The state that an analysis speaks of.
checkers_poker::State stateOf(const app::AskedPlace& place);

} // namespace checkers_poker_face
