#pragma once

#include <cstddef>
#include <cstdint>

namespace tabletop {

/// A place at the table, as an index: seat 0 moves first. Games name their own seats.
enum class Seat : std::uint8_t {};

constexpr Seat seat_at(std::size_t index) { return static_cast<Seat>(index); }
constexpr std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }

} // namespace tabletop
