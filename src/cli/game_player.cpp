#include "game_player.hpp"

#include "child_process.hpp"
#include "input.hpp"
#include "selfplay_player.hpp"
#include "tabletop/random.hpp"
#include "tabletop/text_reader.hpp"

#include <chrono>
#include <optional>
#include <random>
#include <utility>

namespace cli {

namespace {

using std::chrono::milliseconds;

class LevelOfGames : public GamePlayer {
public:
    LevelOfGames(unsigned level, std::uint64_t seed)
        : thinker_(level, 16, seed) {}

    void start_game() override { thinker_.forget(); }
    std::string choose(const TextMatch& match, const engine::ThinkLimits& limits) override {
        return match.think(thinker_, limits, {}, {});
    }

private:
    jumping::Thinker thinker_;
};

class RandomPlayerOfGames : public GamePlayer {
public:
    explicit RandomPlayerOfGames(std::uint64_t seed)
        : random_(seed) {}

    std::string choose(const TextMatch& match, const engine::ThinkLimits&) override {
        const std::vector<std::string> legal = match.legal();
        return legal[tabletop::uniform_below(random_, legal.size())];
    }

private:
    std::mt19937_64 random_;
};

/// A simple player of the race; at the capture game it does not know what to do.
class BaselineOfGames : public GamePlayer {
public:
    explicit BaselineOfGames(Baseline baseline)
        : baseline_(baseline) {}

    std::string choose(const TextMatch& match, const engine::ThinkLimits& limits) override {
        const std::string action = match.choose_simply(baseline_, limits);
        if (action.empty())
            throw PlayerFailed("greedy and alphabeta play races alone");
        return action;
    }

private:
    Baseline baseline_;
};

/// Another program. One that failed once may be in any condition: it is started anew.
class ProgramOfGames : public GamePlayer {
public:
    explicit ProgramOfGames(std::string command)
        : command_(std::move(command)) {
        start();
    }

    void start_game() override {
        if (!process_)
            start();
        ask("uginewgame", "");
        ask("isready", "readyok");
    }
    void recover() override { process_.reset(); }
    std::string choose(const TextMatch& match, const engine::ThinkLimits& limits) override {
        ask("position fen " + match.position(), "");
        std::string go = "go";
        if (limits.movetime)
            go += " movetime " + std::to_string(limits.movetime->count());
        if (limits.nodes)
            go += " nodes " + std::to_string(*limits.nodes);
        if (limits.depth)
            go += " depth " + std::to_string(*limits.depth);
        const std::string answer = ask(go, "bestmove ");
        tabletop::TextReader words(answer);
        words.take_word();
        words.skip_white_space();
        return std::string(words.take_word());
    }

private:
    static constexpr milliseconds patience{60'000};

    void start() {
        process_.emplace(command_);
        ask("ugi", "ugiok");
    }

    /// Sends a line and waits for one that begins so; for none if that is empty.
    std::string ask(const std::string& line, const std::string& beginning) {
        if (!process_ || !process_->send(line, patience))
            throw PlayerFailed(command_ + " does not listen");
        while (!beginning.empty()) {
            auto answer = process_->receive(patience);
            if (!answer)
                throw PlayerFailed(command_ + " does not answer with " + beginning);
            if (answer->starts_with(beginning))
                return std::move(*answer);
        }
        return "";
    }

    std::string command_;
    std::optional<ChildProcess> process_;
};

} // namespace

std::unique_ptr<GamePlayer> make_game_player(const std::string& description, std::uint64_t seed) {
    constexpr std::string_view level = "level:";
    if (description == "random")
        return std::make_unique<RandomPlayerOfGames>(seed);
    if (description == "greedy")
        return std::make_unique<BaselineOfGames>(Baseline::greedy);
    if (description == "alphabeta")
        return std::make_unique<BaselineOfGames>(Baseline::alpha_beta);
    if (!description.starts_with(level))
        return std::make_unique<ProgramOfGames>(description);
    const std::string number = description.substr(level.size());
    for (unsigned i = jumping::Thinker::lowest_level; i <= jumping::Thinker::highest_level; ++i) {
        if (number == std::to_string(i))
            return std::make_unique<LevelOfGames>(i, seed);
    }
    throw InputError("found " + tabletop::quoted(description) + ", expected level:1 to level:8");
}

} // namespace cli
