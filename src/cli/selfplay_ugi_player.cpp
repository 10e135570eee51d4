#include "child_process.hpp"
#include "games/checkers_poker/action_text.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "selfplay_player.hpp"
#include "tabletop/text_error.hpp"
#include "tabletop/text_reader.hpp"

#include <chrono>
#include <optional>
#include <utility>

namespace cli {

namespace {

using checkers_poker::Action;
using checkers_poker::State;
using engine::Limits;
using std::chrono::milliseconds;

/// How many times its patience a program without a limit of time may think.
constexpr int thinking_without_clock = 15;

class UgiPlayer : public SelfplayPlayer {
public:
    /// Throws PlayerFailed when the program ends at once: then it is not one that plays. One that
    /// is silent loses its first game like any other.
    UgiPlayer(std::string command, milliseconds patience)
        : command_(std::move(command))
        , patience_(patience) {
        try {
            start_program();
        } catch (const PlayerFailed& failure) {
            if (process_->has_ended())
                throw;
            failed_start_ = failure;
        }
    }

    void start_game() override {
        if (failed_start_)
            throw *std::exchange(failed_start_, std::nullopt);
        if (!process_)
            start_program();
        send("uginewgame");
        send("isready");
        wait_for("readyok", patience_);
    }

    /// A program that failed once may be in any condition: it is started anew.
    void recover() override { process_.reset(); }

    Action choose(const State& state, const Limits& limits) override {
        send("position fen " + to_text(state));
        send(go_line(limits));
        const std::string line =
            wait_for("bestmove", limits.movetime ? *limits.movetime + patience_
                                                 : thinking_without_clock * patience_);
        const std::string token = line.substr(line.find(' ') + 1);
        try {
            return checkers_poker::read_action(token.substr(0, token.find_first_of(" \r")), state);
        } catch (const tabletop::TextError& error) {
            throw PlayerFailed(command_ + " chose " + tabletop::quoted(token) + ": " +
                               error.what());
        }
    }

private:
    void start_program() {
        process_.emplace(command_);
        send("ugi");
        wait_for("ugiok", patience_);
    }

    static std::string go_line(const Limits& limits) {
        std::string line = "go";
        if (limits.movetime)
            line += " movetime " + std::to_string(limits.movetime->count());
        if (limits.nodes)
            line += " nodes " + std::to_string(*limits.nodes);
        if (limits.depth)
            line += " depth " + std::to_string(*limits.depth);
        return line;
    }

    void send(const std::string& line) {
        if (!process_->send(line, patience_))
            throw PlayerFailed(command_ + " does not listen");
    }

    std::string wait_for(const std::string& beginning, milliseconds patience) {
        const auto deadline = std::chrono::steady_clock::now() + patience;
        while (true) {
            const auto left = std::chrono::duration_cast<milliseconds>(
                deadline - std::chrono::steady_clock::now());
            const auto line = process_->receive(left);
            if (!line)
                throw PlayerFailed(command_ + " does not answer with " + beginning +
                                   (process_->has_ended()
                                        ? ", it has ended"
                                        : " in " + std::to_string(patience.count()) + " ms"));
            if (line->starts_with(beginning))
                return *line;
        }
    }

    std::string command_;
    milliseconds patience_;
    std::optional<PlayerFailed> failed_start_;
    std::optional<ChildProcess> process_;
};

} // namespace

std::unique_ptr<SelfplayPlayer> start_ugi_program(std::string command, milliseconds patience) {
    return std::make_unique<UgiPlayer>(std::move(command), patience);
}

} // namespace cli
