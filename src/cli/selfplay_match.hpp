#pragma once

#include "engine/limits.hpp"
#include "games/checkers_poker/options.hpp"
#include "selfplay_score.hpp"

#include <array>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>

namespace cli {

/// What is played: pairs of games, each on one deal, the sides swapped in the second.
struct SelfplayPlan {
    std::array<std::string, 2> players; ///< as make_player() takes them
    checkers_poker::Options options;
    engine::Limits limits;
    std::size_t pairs = 100;
    std::uint32_t first_deal = 1;
    /// What start_ugi_program() takes.
    std::chrono::milliseconds patience{20'000};
    unsigned at_once = 1;
    /// Where the records go; nowhere when it is empty.
    std::filesystem::path folder;
    /// Ends the match early once it is decided.
    std::optional<SequentialTest> test;
};

struct SelfplayResult {
    MatchScore score; ///< of the first player
    std::size_t wins = 0;
    std::size_t draws = 0;
    std::size_t losses = 0;
    /// Games that the players lost by failing to choose a legal action.
    std::array<std::size_t, 2> failures{};
    std::array<std::chrono::milliseconds, 2> slowest{};
    std::size_t actions = 0;
};

/// Plays the match, telling `progress` how it stands. Throws InputError for players that make no
/// sense and records that cannot be written.
SelfplayResult play_match(const SelfplayPlan& plan, std::ostream& progress);

/// Wins, draws and losses, points and rating difference with its 95 % error, in one line.
std::string summary(const SelfplayResult& result);

} // namespace cli
