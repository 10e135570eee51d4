#pragma once

#include "tabletop/seat.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace tabletop {

enum class Result : std::uint8_t { lost, drawn, won };

/// What a finished game gives each of its seats.
template <std::size_t seats>
struct Outcome {
    std::array<Result, seats> results{};

    constexpr Result of(Seat seat) const { return results.at(index(seat)); }
    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

} // namespace tabletop
