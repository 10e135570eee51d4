#pragma once

#include "engine/think.hpp"
#include "games/jumping/state.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <stop_token>

namespace jumping {

/// A computer player of Halma and Chinese Checkers, for one game or several. Not to be used by two
/// threads at once.
class Thinker {
public:
    static constexpr unsigned lowest_level = 1;
    static constexpr unsigned highest_level = 8;

    /// `level` from 1, which a child beats, to 8, which uses all the time that it is given. `seed`
    /// varies the misjudgements of the weaker ones.
    explicit Thinker(unsigned level = highest_level, std::size_t hash_megabytes = 16,
                     std::uint64_t seed = 0);
    ~Thinker();
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;
    Thinker(Thinker&&) noexcept;
    Thinker& operator=(Thinker&&) noexcept;

    unsigned level() const;

    /// Forgets what earlier searches taught: for a new game.
    void forget();

    /// Chooses for the seat to act. Always has an answer, and returns within some milliseconds of a
    /// stop request. So many of the best moves are followed and told. Precondition: the game is not
    /// over.
    Action choose(const State& state, const engine::ThinkLimits& limits, std::stop_token stop = {},
                  const engine::OnThought& tell = {}, std::size_t lines = 1);

private:
    class Implementation;
    std::unique_ptr<Implementation> implementation_;
};

} // namespace jumping
