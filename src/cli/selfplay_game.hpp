#pragma once

#include "engine/limits.hpp"
#include "games/checkers_poker/options.hpp"
#include "games/checkers_poker/record.hpp"
#include "games/checkers_poker/seats.hpp"
#include "selfplay_player.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace cli {

/// One game between two players, as it went.
struct SelfplayGame {
    checkers_poker::Match match;
    /// Who failed to choose a legal action, and so lost, and how.
    std::optional<checkers_poker::Seat> failed;
    std::string failure;
    /// The longest that each seat thought about one action.
    checkers_poker::PerSeat<std::chrono::milliseconds> slowest;
};

/// Plays a deal from the choice of an end to the result. The die's rolls follow from the deal's
/// number, so that both games of a pair have the same.
SelfplayGame play_game(const checkers_poker::Options& options, std::uint32_t deal,
                       const checkers_poker::PerSeat<SelfplayPlayer*>& players,
                       const engine::Limits& limits);

/// What a game gave a seat, in half points: 0, 1 or 2.
std::size_t half_points(const SelfplayGame& game, checkers_poker::Seat seat);

} // namespace cli
