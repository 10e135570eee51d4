#pragma once

#include "app/played_game_of.hpp"
#include "games/checkers_poker/record.hpp"

#include <string>

/// The game on the table with its own types. Precondition: it is Checkers Poker.
namespace checkers_poker_face {

inline const checkers_poker::Match& matchOf(const app::PlayedGame& game) {
    return app::matchOf<checkers_poker::Game>(game);
}

/// An act by its token where it is legal. Precondition: it is.
inline checkers_poker::Action actionOf(const checkers_poker::State& state,
                                       const std::string& token) {
    return checkers_poker::read_action(token, state);
}

} // namespace checkers_poker_face
