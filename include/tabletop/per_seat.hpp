#pragma once

#include "tabletop/seat.hpp"

#include <array>
#include <cstddef>

namespace tabletop {

/// No game of this table has more players.
inline constexpr std::size_t most_seats = 6;

/// One of something for each seat that a table can have; seats that a game does not use keep the
/// default value, so that equality stays memberwise.
template <class T>
class PerSeat {
public:
    constexpr T& operator[](Seat seat) { return items_[index(seat)]; }
    constexpr const T& operator[](Seat seat) const { return items_[index(seat)]; }
    friend constexpr bool operator==(const PerSeat&, const PerSeat&) = default;

private:
    std::array<T, most_seats> items_{};
};

/// The seat behind another in order of turn, at a table with so many.
constexpr Seat next_seat(Seat seat, std::size_t seats) { return Seat((index(seat) + 1) % seats); }

} // namespace tabletop
