#pragma once

#include "engine/limits.hpp"
#include "games/checkers_poker/action.hpp"
#include "games/checkers_poker/state.hpp"

#include <chrono>
#include <exception>
#include <memory>
#include <string>
#include <string_view>

namespace cli {

/// Somebody who can play, for one game after the other.
class SelfplayPlayer {
public:
    SelfplayPlayer() = default;
    SelfplayPlayer(const SelfplayPlayer&) = delete;
    SelfplayPlayer& operator=(const SelfplayPlayer&) = delete;
    virtual ~SelfplayPlayer() = default;

    /// Throws PlayerFailed when the player is not ready for one.
    virtual void start_game() {}
    /// Called when the player has failed in a game, before the next one.
    virtual void recover() {}
    /// Chooses an action for whoever is to act; it need not be legal. Throws PlayerFailed when
    /// there is none to be had. Precondition: the game is not over and no die is to be rolled.
    virtual checkers_poker::Action choose(const checkers_poker::State& state,
                                          const engine::Limits& limits) = 0;
};

/// A program that does not answer, answers nonsense or is gone.
class PlayerFailed : public std::exception {
public:
    explicit PlayerFailed(std::string reason)
        : reason_(std::move(reason)) {}
    const char* what() const noexcept override { return reason_.c_str(); }

private:
    std::string reason_;
};

/// `level:N`, `greedy`, `alphabeta:N` (plain alpha-beta of that depth), `random`, or else a command
/// line that starts a program which speaks UGI. `/nodes=N`, `/depth=N` or `/movetime=N` behind one
/// of the first four gives this player limits of its own. Throws InputError for a number that is
/// out of range. `seed` sets chance apart where a player uses it; `patience` is for programs.
std::unique_ptr<SelfplayPlayer> make_player(std::string_view description, unsigned long seed,
                                            std::chrono::milliseconds patience);

/// The player of a UGI program (ugi_program.hpp). Throws PlayerFailed if it cannot be started.
std::unique_ptr<SelfplayPlayer> start_ugi_program(std::string command,
                                                  std::chrono::milliseconds patience);

} // namespace cli
