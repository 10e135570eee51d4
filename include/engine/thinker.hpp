#pragma once

#include "engine/question.hpp"
#include "engine/scores.hpp"
#include "engine/think.hpp"
#include "tabletop/seat.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace engine {

/// A way on from the place asked about, and what a thinker thinks of it.
struct Line {
    std::size_t rank = 0; ///< which of the lines asked for, from 0; best first
    unsigned depth = 0;   ///< in plies
    Scores scores;
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    /// The best play that is seen, as far as it is known, the action to choose in front; none where
    /// there is nothing to decide.
    std::vector<std::string> tokens;
};

/// Called at the end of each depth, for each line, from the thread that thinks.
using OnLine = std::function<void(const Line&)>;

class Thinker;
struct ThinkerSettings;
/// Makes the thinker of a game.
using MakeThinker = std::unique_ptr<Thinker> (*)(const ThinkerSettings& settings);

struct ThinkerSettings {
    /// From 1, which a child beats, to 8, which uses all the time that it is given.
    unsigned level = 8;
    std::size_t hash_megabytes = 32;
    /// How many of the best actions are followed, each with its own line: for analysis.
    std::size_t lines = 1;
    /// Varies the misjudgements of the weaker levels.
    std::uint64_t seed = 0;
};

/// Thinks about places of one game's matches: what hints, analysis, review and computer players
/// stand on, whatever the game. Not to be used by two threads at once.
class Thinker {
public:
    Thinker() = default;
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;
    virtual ~Thinker() = default;

    /// The best line that it finds for the seat to act. Returns within some milliseconds of a stop
    /// request, with the best so far; at once where the game is over. Where chance is to act only
    /// the scores are of use. Throws tabletop::TextError where the question is none.
    virtual Line think(const Question& about, const engine::ThinkLimits& limits,
                       std::stop_token stop = {}, const OnLine& tell = {}) = 0;
    /// Whether it takes a draw that is offered to a seat: only when it thinks itself behind. Takes
    /// a fraction of a second at most. Precondition: the game is not over.
    virtual bool accepts_draw(const Question& about, tabletop::Seat seat,
                              std::stop_token stop = {}) = 0;
    /// Forgets what earlier searches taught: for a new game.
    virtual void forget() = 0;
};

} // namespace engine
