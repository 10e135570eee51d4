#include "games/checkers_poker/computer_player.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace checkers_poker {

using namespace engine;

namespace {

// Set so that each wins four games of five or more against the one below it
// (docs/strength.md). Misjudgement is what makes the lower ones weak, for looking at fewer
// positions alone does not: with a sound judgement even a hundred are enough to beat a greedy
// player.
constexpr std::array<Skill, Level::highest> skills{{{100, 600},
                                                    {150, 340},
                                                    {200, 200},
                                                    {300, 120},
                                                    {800, 50},
                                                    {3'000, 0},
                                                    {20'000, 0},
                                                    {std::nullopt, 0}}};

SearchSettings settings_for(Level level, std::uint64_t seed, SearchSettings settings) {
    const Skill allowed = skill(level);
    settings.noise = allowed.noise;
    settings.noise_seed = seed;
    if (allowed.nodes) {
        settings.threads = 1;
        settings.hash_megabytes =
            *allowed.nodes < 20'000 ? 1 : std::min<std::size_t>(8, settings.hash_megabytes);
    }
    return settings;
}

} // namespace

Skill skill(Level level) { return skills[level.number() - 1]; }

Limits limits_for(Level level, const Limits& limits) {
    Limits result = limits;
    if (const auto nodes = skill(level).nodes)
        result.nodes = std::min(*nodes, limits.nodes.value_or(*nodes));
    return result;
}

ComputerPlayer::ComputerPlayer(Level level, std::uint64_t seed, SearchSettings settings)
    : level_(level)
    , searcher_(settings_for(level, seed, std::move(settings))) {}

SearchResult ComputerPlayer::choose(const State& state, const Limits& limits, std::stop_token stop,
                                    const InfoCallback& info) {
    return searcher_.search(state, limits_for(level_, limits), std::move(stop), info);
}

bool ComputerPlayer::accepts_draw(const State& state, Seat seat, std::stop_token stop) {
    constexpr Score even = 15;
    Limits limits;
    limits.nodes = std::min<std::uint64_t>(skill(level_).nodes.value_or(100'000), 100'000);
    limits.movetime = std::chrono::milliseconds{300};
    const SearchResult result = searcher_.search(state, limits, std::move(stop));
    const Seat acting = to_act(state).value_or(first);
    return (acting == seat ? result.score : -result.score) <= -even;
}

Action choose_action(const State& state, Level level, std::uint64_t seed, const Limits& limits,
                     std::stop_token stop) {
    return ComputerPlayer(level, seed).choose(state, limits, std::move(stop)).best.value();
}

} // namespace checkers_poker
