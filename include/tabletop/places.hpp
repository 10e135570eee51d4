#pragma once

#include "tabletop/per_seat.hpp"

#include <cstdint>

namespace tabletop {

/// What a finished game gives each of its seats: 1 is the best place. Seats that share one have the
/// best of those shared, as in races: 1, 2, 2, 4. With two seats 1 and 2 mean won and lost, and 1
/// for both means drawn.
using Places = PerSeat<std::uint8_t>;

} // namespace tabletop
