#pragma once

#include "engine/search_control.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace engine {

/// When a player stops thinking by itself: at whichever limit is reached first. Without any it goes
/// on until it is stopped or has seen everything.
struct ThinkLimits {
    std::optional<unsigned> depth; ///< in plies
    /// Positions looked at; with it the answer depends on nothing but the position and the number.
    std::optional<std::uint64_t> nodes;
    /// For this action; never exceeded.
    std::optional<std::chrono::milliseconds> movetime;
    /// What the player has left for the rest of the game, and what it gets for each action.
    std::optional<std::chrono::milliseconds> remaining;
    std::chrono::milliseconds increment{0};
    /// Since when the time is running, if it was before the thinking began.
    std::optional<std::chrono::steady_clock::time_point> since;

    bool are_timed() const { return movetime || remaining; }
    bool are_endless() const { return !depth && !nodes && !are_timed(); }
};

/// What a player knows so far.
struct Thought {
    std::string token; ///< the action it would choose
    unsigned depth = 0;
    int score = 0; ///< from its own view, in the game's unit
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    /// The best play that it sees, its own action in front, as tokens.
    std::vector<std::string> line;
    /// Scores from the view of each seat, where there are more than two.
    std::vector<int> scores;
    /// Which of the lines asked for, from 0; best first.
    std::size_t rank = 0;
};

/// Called at the end of each depth, for each line, from the thread that thinks.
using OnThought = std::function<void(const Thought&)>;

/// Tells one search when to stop.
class ThinkControl : public SearchControl {
public:
    ThinkControl(const ThinkLimits& limits, std::stop_token stop);

    bool should_stop(std::uint64_t nodes) override;
    /// Whether to begin another depth, which takes longer than all before it.
    bool has_time_for_more() const;
    std::chrono::milliseconds elapsed() const;

private:
    using Clock = std::chrono::steady_clock;

    std::stop_token stop_;
    Clock::time_point started_;
    std::optional<Clock::duration> wanted_;
    std::optional<Clock::duration> most_;
    std::optional<std::uint64_t> most_nodes_;
    bool stopped_ = false;
};

} // namespace engine
