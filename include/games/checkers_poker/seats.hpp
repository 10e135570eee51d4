#pragma once

#include "tabletop/outcome.hpp"
#include "tabletop/seat.hpp"

#include <array>
#include <cstddef>

namespace checkers_poker {

using tabletop::index;
using tabletop::Seat;

/// First assembled the board and moves first; Second chose his end (rules 1.3).
inline constexpr Seat first{0};
inline constexpr Seat second{1};
inline constexpr std::size_t seat_count = 2;

constexpr Seat other(Seat seat) { return seat == first ? second : first; }

using Outcome = tabletop::Outcome<seat_count>;

/// One of something for each seat.
template <class T>
class PerSeat {
public:
    constexpr PerSeat() = default;
    constexpr PerSeat(T of_first, T of_second)
        : items_{of_first, of_second} {}
    constexpr T& operator[](Seat seat) { return items_[index(seat)]; }
    constexpr const T& operator[](Seat seat) const { return items_[index(seat)]; }
    friend constexpr bool operator==(const PerSeat&, const PerSeat&) = default;

private:
    std::array<T, seat_count> items_{};
};

} // namespace checkers_poker
