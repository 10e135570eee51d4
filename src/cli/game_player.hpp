#pragma once

#include "engine/think.hpp"
#include "games.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

namespace cli {

/// Somebody who can play these games, for one match after the other.
class GamePlayer {
public:
    GamePlayer() = default;
    GamePlayer(const GamePlayer&) = delete;
    GamePlayer& operator=(const GamePlayer&) = delete;
    virtual ~GamePlayer() = default;

    /// Throws PlayerFailed (selfplay_player.hpp) when the player is not ready for a match.
    virtual void start_game() {}
    /// Called when the player has failed, before the next match.
    virtual void recover() {}
    /// Chooses for whoever is to act; the token need not be legal. Throws PlayerFailed when there
    /// is none to be had. Precondition: the game is not over.
    virtual std::string choose(const TextMatch& match, const engine::ThinkLimits& limits) = 0;
};

/// `level:N`, `greedy`, `alphabeta`, `random`, or else a command line that starts a program which
/// speaks UGI. Throws InputError for a level that there is not, PlayerFailed for a program that
/// does not start. `patience` is for programs (ugi_program.hpp).
std::unique_ptr<GamePlayer> make_game_player(const std::string& description, std::uint64_t seed,
                                             std::chrono::milliseconds patience);

} // namespace cli
