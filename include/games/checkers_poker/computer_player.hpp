#pragma once

#include "engine/level.hpp"
#include "engine/limits.hpp"
#include "games/checkers_poker/action.hpp"
#include "games/checkers_poker/searcher.hpp"
#include "games/checkers_poker/state.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>

namespace checkers_poker {

/// What a level allows itself: how many positions it looks at and how far its judgement is off.
struct Skill {
    /// Nothing at the highest level, which uses all the time that it is given.
    std::optional<std::uint64_t> nodes;
    engine::Score noise = 0;
};
Skill skill(engine::Level level);

/// Limits for a level: its own number of positions, or the caller's limits, whichever is less. The
/// highest level has only the caller's.
engine::Limits limits_for(engine::Level level, const engine::Limits& limits = {});

/// A player of some level, for one game or several. Not to be used by two threads at once.
class ComputerPlayer {
public:
    /// `seed` varies the misjudgements of the weaker levels; the same seed gives the same play.
    explicit ComputerPlayer(engine::Level level, std::uint64_t seed = 0,
                            SearchSettings settings = {});

    engine::Level level() const { return level_; }
    /// Forgets what was learned in earlier searches: for a new game.
    void forget() { searcher_.forget(); }

    /// The action it chooses, for whichever seat is to act: an end, a move, a hand or a checker to
    /// remove. Precondition: the game is not over and no die is to be rolled.
    SearchResult choose(const State& state, const engine::Limits& limits = {},
                        std::stop_token stop = {}, const InfoCallback& info = {});

    /// Whether it takes a draw that is offered to `seat` now: only when it thinks itself
    /// behind. Takes a fraction of a second at most. Precondition: the game is not over.
    bool accepts_draw(const State& state, Seat seat, std::stop_token stop = {});

private:
    engine::Level level_;
    Searcher searcher_;
};

/// The choice of a new player of that level.
Action choose_action(const State& state, engine::Level level, std::uint64_t seed = 0,
                     const engine::Limits& limits = {}, std::stop_token stop = {});

} // namespace checkers_poker
