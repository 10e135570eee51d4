#pragma once

#include "checkers_poker/action.hpp"
#include "checkers_poker/state.hpp"
#include "engine/limits.hpp"
#include "engine/search.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>

namespace engine {

/// How well the computer plays: 1, which a child beats, to 8, the full engine.
class Level {
public:
    static constexpr unsigned lowest = 1;
    static constexpr unsigned highest = 8;

    constexpr Level() = default;
    /// Precondition: lowest <= number <= highest.
    constexpr explicit Level(unsigned number)
        : number_(static_cast<std::uint8_t>(number)) {}
    /// Nothing when there is no level of that number.
    static constexpr std::optional<Level> from_number(unsigned number) {
        if (number < lowest || number > highest)
            return std::nullopt;
        return Level(number);
    }

    constexpr unsigned number() const { return number_; }
    friend constexpr bool operator==(Level, Level) = default;

private:
    std::uint8_t number_ = highest;
};

/// Its name: "Newcomer" … "Champion".
std::string_view name(Level level);

/// What a level allows itself: how many positions it looks at and how far its judgement is off.
struct Skill {
    /// Nothing at the highest level, which uses all the time that it is given.
    std::optional<std::uint64_t> nodes;
    Score noise = 0;
};
Skill skill(Level level);

/// Limits for a level: its own number of positions, or the caller's limits, whichever is less. The
/// highest level has only the caller's.
Limits limits_for(Level level, const Limits& limits = {});

/// A player of some level, for one game or several. Not to be used by two threads at once.
class ComputerPlayer {
public:
    /// `seed` varies the misjudgements of the weaker levels; the same seed gives the same play.
    explicit ComputerPlayer(Level level, std::uint64_t seed = 0, SearchSettings settings = {});

    Level level() const { return level_; }
    /// Forgets what was learned in earlier searches: for a new game.
    void forget() { searcher_.forget(); }

    /// The action it chooses, for whichever seat is to act: an end, a move, a hand or a checker to
    /// remove. Precondition: the game is not over and no die is to be rolled.
    SearchResult choose(const checkers_poker::State& state, const Limits& limits = {},
                        std::stop_token stop = {}, const InfoCallback& info = {});

    /// Whether it takes a draw that is offered to `seat` now: only when it thinks itself
    /// behind. Takes a fraction of a second at most. Precondition: the game is not over.
    bool accepts_draw(const checkers_poker::State& state, checkers_poker::Seat seat,
                      std::stop_token stop = {});

private:
    Level level_;
    Searcher searcher_;
};

/// The choice of a new player of that level.
checkers_poker::Action choose_action(const checkers_poker::State& state, Level level,
                                     std::uint64_t seed = 0, const Limits& limits = {},
                                     std::stop_token stop = {});

} // namespace engine
