#pragma once

#include "tabletop/seat.hpp"

#include <cstdint>
#include <optional>

namespace app {

/// What has to happen before the game goes on.
enum class Awaited : std::uint8_t {
    person,   ///< acts, or lets chance act
    thinking, ///< the computer acts when it has thought
    rolling,  ///< chance is about to act by itself
    paused,   ///< somebody lets the computer go on that he has paused
    wentBack, ///< acts were taken back; going on by itself would drop them, so somebody has to say
              ///< so
    reading,  ///< somebody has read the result that an act just brought
    over,     ///< nothing: the game is at its end
};

/// What a game waits for, and whose act it is then; nobody's once the game is over.
struct Waiting {
    Awaited what = Awaited::over;
    std::optional<tabletop::Seat> seat;

    friend bool operator==(const Waiting&, const Waiting&) = default;
};

} // namespace app
