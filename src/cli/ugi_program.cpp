#include "ugi_program.hpp"

#include <utility>

namespace cli {

namespace {

using std::chrono::milliseconds;

/// How many times its patience a program without a limit of time may think.
constexpr int thinking_without_clock = 15;

std::string go_line(const engine::Limits& limits) {
    std::string line = "go";
    if (limits.movetime)
        line += " movetime " + std::to_string(limits.movetime->count());
    if (limits.nodes)
        line += " nodes " + std::to_string(*limits.nodes);
    if (limits.depth)
        line += " depth " + std::to_string(*limits.depth);
    return line;
}

} // namespace

UgiProgram::UgiProgram(std::string command, milliseconds patience)
    : command_(std::move(command))
    , patience_(patience) {
    try {
        start();
    } catch (const PlayerFailed& failure) {
        if (process_->has_ended())
            throw;
        failed_start_ = failure;
    }
}

void UgiProgram::start_game() {
    if (failed_start_)
        throw *std::exchange(failed_start_, std::nullopt);
    if (!process_)
        start();
    send("uginewgame");
    send("isready");
    wait_for("readyok", patience_);
}

std::string UgiProgram::choose(const std::string& position, const engine::Limits& limits) {
    send("position fen " + position);
    send(go_line(limits));
    const std::string line =
        wait_for("bestmove", limits.movetime ? *limits.movetime + patience_
                                             : thinking_without_clock * patience_);
    const std::string token = line.substr(line.find(' ') + 1);
    return token.substr(0, token.find_first_of(" \r"));
}

void UgiProgram::start() {
    process_.emplace(command_);
    send("ugi");
    wait_for("ugiok", patience_);
}

void UgiProgram::send(const std::string& line) {
    if (!process_ || !process_->send(line, patience_))
        throw PlayerFailed(command_ + " does not listen");
}

std::string UgiProgram::wait_for(const std::string& beginning, milliseconds patience) {
    const auto deadline = std::chrono::steady_clock::now() + patience;
    while (true) {
        const auto left =
            std::chrono::duration_cast<milliseconds>(deadline - std::chrono::steady_clock::now());
        auto line = process_->receive(left);
        if (!line)
            throw PlayerFailed(command_ + " does not answer with " + beginning +
                               (process_->has_ended()
                                    ? ", it has ended"
                                    : " in " + std::to_string(patience.count()) + " ms"));
        if (line->starts_with(beginning))
            return *std::move(line);
    }
}

} // namespace cli
