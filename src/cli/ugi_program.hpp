#pragma once

#include "child_process.hpp"
#include "engine/limits.hpp"
#include "selfplay_player.hpp"

#include <chrono>
#include <optional>
#include <string>

namespace cli {

/// Another program that plays by the universal game interface. It may take its patience to get
/// ready for a game, so much longer than the time of an action to choose it, and 15 times as long
/// where actions have no time: then it has failed, whatever it says meanwhile.
class UgiProgram {
public:
    /// Throws PlayerFailed when the program ends at once: then it is not one that plays. One that
    /// is silent fails at its first game like any other.
    UgiProgram(std::string command, std::chrono::milliseconds patience);

    const std::string& command() const { return command_; }

    /// Throws PlayerFailed when the program is not ready for a game.
    void start_game();
    /// A program that failed once may be in any condition: it is ended, and started anew for the
    /// next game.
    void recover() { process_.reset(); }
    /// The action that it chooses, as it writes it. Throws PlayerFailed when there is none.
    std::string choose(const std::string& position, const engine::Limits& limits);

private:
    void start();
    void send(const std::string& line);
    std::string wait_for(const std::string& beginning, std::chrono::milliseconds patience);

    std::string command_;
    std::chrono::milliseconds patience_;
    std::optional<PlayerFailed> failed_start_;
    std::optional<ChildProcess> process_;
};

} // namespace cli
