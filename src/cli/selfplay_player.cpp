#include "selfplay_player.hpp"

#include "games/checkers_poker/baselines.hpp"
#include "games/checkers_poker/computer_player.hpp"
#include "input.hpp"
#include "tabletop/text_reader.hpp"

#include <charconv>
#include <optional>
#include <random>
#include <utility>

namespace cli {

using checkers_poker::Action;
using checkers_poker::State;
using engine::Limits;

namespace {

class LevelPlayer : public SelfplayPlayer {
public:
    LevelPlayer(engine::Level level, unsigned long seed)
        : player_(level, seed) {}
    void start_game() override { player_.forget(); }
    Action choose(const State& state, const Limits& limits) override {
        return player_.choose(state, limits).best.value();
    }

private:
    checkers_poker::ComputerPlayer player_;
};

class AlphaBetaPlayer : public SelfplayPlayer {
public:
    explicit AlphaBetaPlayer(unsigned depth)
        : depth_(depth) {}
    Action choose(const State& state, const Limits&) override {
        return checkers_poker::choose_by_alpha_beta(state, depth_);
    }

private:
    unsigned depth_;
};

class RandomPlayer : public SelfplayPlayer {
public:
    explicit RandomPlayer(unsigned long seed)
        : generator_(seed) {}
    Action choose(const State& state, const Limits&) override {
        return checkers_poker::choose_at_random(state, generator_);
    }

private:
    std::mt19937_64 generator_;
};

/// A player whose limits are not those of the match.
class LimitedPlayer : public SelfplayPlayer {
public:
    LimitedPlayer(std::unique_ptr<SelfplayPlayer> player, Limits limits)
        : player_(std::move(player))
        , limits_(limits) {}
    void start_game() override { player_->start_game(); }
    void recover() override { player_->recover(); }
    Action choose(const State& state, const Limits&) override {
        return player_->choose(state, limits_);
    }

private:
    std::unique_ptr<SelfplayPlayer> player_;
    Limits limits_;
};

std::uint64_t read_count(std::string_view text, std::uint64_t least, std::uint64_t most) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < least || number > most)
        throw InputError("found " + tabletop::quoted(text) + ", expected a number from " +
                         std::to_string(least) + " to " + std::to_string(most));
    return number;
}

std::optional<std::string_view> behind(std::string_view text, std::string_view prefix) {
    if (!text.starts_with(prefix))
        return std::nullopt;
    return text.substr(prefix.size());
}

std::unique_ptr<SelfplayPlayer> make_own_player(std::string_view name, unsigned long seed) {
    if (const auto number = behind(name, "level:"))
        return std::make_unique<LevelPlayer>(
            engine::Level(static_cast<unsigned>(
                read_count(*number, engine::Level::lowest, engine::Level::highest))),
            seed);
    if (const auto number = behind(name, "alphabeta:"))
        return std::make_unique<AlphaBetaPlayer>(static_cast<unsigned>(read_count(*number, 1, 20)));
    if (name == "greedy")
        return std::make_unique<AlphaBetaPlayer>(1);
    if (name == "random")
        return std::make_unique<RandomPlayer>(seed);
    return nullptr;
}

Limits read_own_limits(std::string_view text) {
    constexpr std::uint64_t most = 1'000'000'000'000;
    Limits limits;
    if (const auto nodes = behind(text, "nodes="))
        limits.nodes = read_count(*nodes, 1, most);
    else if (const auto depth = behind(text, "depth="))
        limits.depth = static_cast<unsigned>(read_count(*depth, 1, 100));
    else if (const auto time = behind(text, "movetime="))
        limits.movetime = std::chrono::milliseconds(read_count(*time, 1, 86'400'000));
    else
        throw InputError("found " + tabletop::quoted(text) + ", expected nodes, depth or movetime");
    return limits;
}

} // namespace

std::unique_ptr<SelfplayPlayer> make_player(std::string_view description, unsigned long seed,
                                            std::chrono::milliseconds patience) {
    const std::size_t slash = description.find('/');
    try {
        auto player = make_own_player(description.substr(0, slash), seed);
        if (!player)
            return start_ugi_program(std::string(description), patience);
        if (slash == std::string_view::npos)
            return player;
        return std::make_unique<LimitedPlayer>(std::move(player),
                                               read_own_limits(description.substr(slash + 1)));
    } catch (const InputError& error) {
        throw InputError("the player " + tabletop::quoted(description) + ": " + error.what());
    }
}

} // namespace cli
