#include "checkers_poker/action_text.hpp"
#include "checkers_poker/position_text.hpp"
#include "child_process.hpp"
#include "selfplay_player.hpp"
#include "tabletop/text_error.hpp"

#include <chrono>
#include <optional>

namespace cli {

namespace {

using checkers_poker::Action;
using checkers_poker::State;
using engine::Limits;
using std::chrono::milliseconds;

/// How much longer than its time a program may take to answer, on a machine that is busy.
constexpr milliseconds grace{20'000};

class UgiPlayer : public SelfplayPlayer {
public:
    explicit UgiPlayer(std::string command)
        : command_(std::move(command)) {
        start_program();
    }

    void start_game() override {
        if (!process_)
            start_program();
        send("uginewgame");
        send("isready");
        wait_for("readyok", grace);
    }

    /// A program that failed once may be in any condition: it is started anew.
    void recover() override { process_.reset(); }

    Action choose(const State& state, const Limits& limits) override {
        send("position fen " + to_text(state));
        send(go_line(limits));
        const std::string line =
            wait_for("bestmove ", limits.movetime.value_or(milliseconds{3'600'000}) + grace);
        const std::string token = line.substr(line.find(' ') + 1);
        try {
            return checkers_poker::read_action(token.substr(0, token.find_first_of(" \r")), state);
        } catch (const tabletop::TextError& error) {
            throw PlayerFailed(command_ + " chose " + token + ": " + error.what());
        }
    }

private:
    void start_program() {
        process_.emplace(command_);
        send("ugi");
        wait_for("ugiok", grace);
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
        if (!process_->send(line))
            throw PlayerFailed(command_ + " does not listen");
    }

    std::string wait_for(const std::string& beginning, milliseconds patience) {
        const auto deadline = std::chrono::steady_clock::now() + patience;
        while (true) {
            const auto left = std::chrono::duration_cast<milliseconds>(
                deadline - std::chrono::steady_clock::now());
            const auto line = process_->receive(left);
            if (!line)
                throw PlayerFailed(command_ + " does not answer with " + beginning);
            if (line->starts_with(beginning))
                return *line;
        }
    }

    std::string command_;
    std::optional<ChildProcess> process_;
};

} // namespace

std::unique_ptr<SelfplayPlayer> start_ugi_program(std::string command) {
    return std::make_unique<UgiPlayer>(std::move(command));
}

} // namespace cli
