#pragma once

#include "engine/limits.hpp"
#include "engine/score.hpp"
#include "games/checkers_poker/action.hpp"
#include "games/checkers_poker/state.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace checkers_poker {

/// What a search knows so far.
struct SearchInfo {
    unsigned depth = 0;
    engine::Score score = 0; ///< for the side to act
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    /// Which of the lines asked for, from 0; best first.
    std::size_t line = 0;
    /// The best play for both, the action to choose in front; it ends where a die is to be rolled.
    std::vector<Action> actions;
};

/// Called from the thread that called search(), at the end of each depth (for each line) and
/// whenever the best action changes.
using InfoCallback = std::function<void(const SearchInfo&)>;

struct SearchResult {
    /// Nothing only when there is nothing to decide: the game is over or the die is to be rolled.
    std::optional<Action> best;
    engine::Score score = 0; ///< for the side to act (First when the die is to be rolled)
    unsigned depth = 0;      ///< the last one that was finished
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    std::vector<Action> actions; ///< as in SearchInfo; begins with `best`
};

inline constexpr std::size_t standard_hash_megabytes = 32;
inline constexpr std::size_t most_hash_megabytes = 65536;
inline constexpr unsigned most_threads = 256;

struct SearchSettings {
    std::size_t hash_megabytes = standard_hash_megabytes;
    unsigned threads = 1;
    /// How many of the best actions to follow, each with its own line: for analysis.
    std::size_t lines = 1;
    /// Misjudgement for weaker play: each evaluation is off by up to about this much, always the
    /// same for the same position and `noise_seed`. 0: none.
    engine::Score noise = 0;
    std::uint64_t noise_seed = 0;
    /// The time; replaced in tests.
    std::function<std::chrono::steady_clock::time_point()> now = [] {
        return std::chrono::steady_clock::now();
    };
};

/// Finds the best action for the side to act. Keeps what it has learned from one search to the
/// next on the same board under the same rules (except when nodes or depth are limited, so that
/// those are reproducible).
/// Not to be used by two threads at once; stopping is by the token, from any thread.
class Searcher {
public:
    explicit Searcher(SearchSettings settings = {});
    ~Searcher();
    Searcher(const Searcher&) = delete;
    Searcher& operator=(const Searcher&) = delete;
    Searcher(Searcher&&) noexcept;
    Searcher& operator=(Searcher&&) noexcept;

    const SearchSettings& settings() const;
    /// Takes over settings; what was learned is forgotten. Values beyond the limits are clamped.
    /// Throws std::bad_alloc, with nothing changed, when the table finds no room beside the old
    /// one.
    void configure(SearchSettings settings);
    /// Forgets what was learned from earlier searches.
    void forget();

    /// Returns within a few milliseconds of a stop request, with the best action found so far; at
    /// once when only one action is legal and a time or clock is set.
    SearchResult search(const State& state, const engine::Limits& limits, std::stop_token stop = {},
                        const InfoCallback& info = {});

private:
    class Implementation;
    std::unique_ptr<Implementation> implementation_;
};

} // namespace checkers_poker
