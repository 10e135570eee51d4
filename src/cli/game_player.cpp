#include "game_player.hpp"

#include "input.hpp"
#include "selfplay_player.hpp"
#include "tabletop/random.hpp"
#include "tabletop/text_reader.hpp"
#include "ugi_program.hpp"

#include <random>
#include <utility>

namespace cli {

namespace {

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

/// Another program.
class ProgramOfGames : public GamePlayer {
public:
    ProgramOfGames(std::string command, std::chrono::milliseconds patience)
        : program_(std::move(command), patience) {}

    void start_game() override { program_.start_game(); }
    void recover() override { program_.recover(); }
    std::string choose(const TextMatch& match, const engine::ThinkLimits& limits) override {
        engine::Limits told;
        told.movetime = limits.movetime;
        told.nodes = limits.nodes;
        told.depth = limits.depth;
        return program_.choose(match.position(), told);
    }

private:
    UgiProgram program_;
};

} // namespace

std::unique_ptr<GamePlayer> make_game_player(const std::string& description, std::uint64_t seed,
                                             std::chrono::milliseconds patience) {
    constexpr std::string_view level = "level:";
    if (description == "random")
        return std::make_unique<RandomPlayerOfGames>(seed);
    if (description == "greedy")
        return std::make_unique<BaselineOfGames>(Baseline::greedy);
    if (description == "alphabeta")
        return std::make_unique<BaselineOfGames>(Baseline::alpha_beta);
    if (!description.starts_with(level))
        return std::make_unique<ProgramOfGames>(description, patience);
    const std::string number = description.substr(level.size());
    for (unsigned i = jumping::Thinker::lowest_level; i <= jumping::Thinker::highest_level; ++i) {
        if (number == std::to_string(i))
            return std::make_unique<LevelOfGames>(i, seed);
    }
    throw InputError("found " + tabletop::quoted(description) + ", expected level:1 to level:8");
}

} // namespace cli
