#pragma once

#include "games/checkers_poker/seats.hpp"

#include <cstdint>
#include <optional>

namespace app {

/// What has to happen before the game goes on.
enum class Awaited : std::uint8_t {
    person,   ///< acts, or rolls the die
    thinking, ///< the computer acts when it has thought
    rolling,  ///< the die is about to roll by itself
    paused,   ///< somebody lets the computer go on that he has paused
    wentBack, ///< acts were taken back; going on by itself would drop them, so somebody has to say
              ///< so
    reading,  ///< somebody has read the result of the showdown just decided
    over,     ///< nothing: the game is at its end
};

/// What a game waits for, and whose act it is then; nobody's once the game is over.
struct Waiting {
    Awaited what = Awaited::over;
    std::optional<checkers_poker::Seat> seat;

    friend bool operator==(const Waiting&, const Waiting&) = default;
};

} // namespace app
