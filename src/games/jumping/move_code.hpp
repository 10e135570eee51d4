#pragma once

#include "engine/searchable_game.hpp"
#include "games/jumping/action.hpp"
#include "games/jumping/standing.hpp"

#include <cstdint>

namespace jumping {

using engine::MoveCode;

/// Stands for the pass of whoever cannot move; no move has equal ends.
inline constexpr MoveCode pass_code = 0x0101;

constexpr MoveCode code_of(Space from, Space to) {
    return static_cast<MoveCode>(from.index() << 8U | to.index());
}
constexpr Space from_of(MoveCode code) { return Space::from_index(code >> 8U); }
constexpr Space to_of(MoveCode code) { return Space::from_index(code & 0xFFU); }

inline Action action_of(MoveCode code) {
    if (code == pass_code)
        return Pass{};
    return Move{from_of(code), to_of(code)};
}

/// Spreads every bit of a number over all of the result.
constexpr std::uint64_t spread(std::uint64_t number) {
    number += 0x9E3779B97F4A7C15ULL;
    number = (number ^ number >> 30U) * 0xBF58476D1CE4E5B9ULL;
    number = (number ^ number >> 27U) * 0x94D049BB133111EBULL;
    return number ^ number >> 31U;
}

/// Something between -noise and noise that looks like chance and is always the same for a key.
constexpr int misjudgement(int noise, std::uint64_t key) {
    return noise == 0
               ? 0
               : static_cast<int>(spread(key) % static_cast<std::uint64_t>(2 * noise + 1)) - noise;
}

/// The share of a piece in the key of a position.
constexpr std::uint64_t key_of(Seat seat, Space space) {
    return spread(index(seat) * most_spaces + space.index());
}

} // namespace jumping
