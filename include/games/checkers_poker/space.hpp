#pragma once

#include "tabletop/bit_set.hpp"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace checkers_poker {

inline constexpr std::size_t board_side = 8;
inline constexpr std::size_t space_count = board_side * board_side;

/// A space of the board: 0 is a1, 1 is b1, 63 is h8 (rules 1.1).
class Space {
public:
    constexpr Space() = default;
    /// Files and ranks count from 0. Precondition: both below board_side.
    constexpr Space(std::size_t file, std::size_t rank)
        : index_(static_cast<std::uint8_t>(rank * board_side + file)) {}
    /// Precondition: index < space_count.
    static constexpr Space from_index(std::size_t index) {
        return {index % board_side, index / board_side};
    }

    constexpr std::size_t index() const { return index_; }
    constexpr std::size_t file() const { return index_ % board_side; }
    constexpr std::size_t rank() const { return index_ / board_side; }
    /// The space in its place when the board is turned by 180 degrees.
    constexpr Space turned() const { return from_index(space_count - 1 - index_); }

    friend constexpr bool operator==(Space, Space) = default;

private:
    std::uint8_t index_ = 0;
};

/// A set of spaces: bit Space::index() of one 64-bit word. Iterates a1 b1 … h8.
class SpaceSet : public tabletop::BitSet<SpaceSet, Space> {
public:
    constexpr SpaceSet() = default;
    constexpr explicit SpaceSet(std::uint64_t bits)
        : BitSet(bits) {}
    constexpr SpaceSet(std::initializer_list<Space> spaces)
        : BitSet(spaces) {}

    /// The set on a board turned by 180 degrees.
    constexpr SpaceSet turned() const {
        SpaceSet result;
        for (const Space space : *this)
            result.insert(space.turned());
        return result;
    }

    /// All other spaces of the board.
    friend constexpr SpaceSet operator~(SpaceSet a) { return SpaceSet(~a.bits()); }
};

/// File and rank, such as `e4`.
std::string to_text(Space space);
/// Reads what to_text() writes, the file also as a capital; nothing for any other text.
std::optional<Space> space_from_text(std::string_view text);

} // namespace checkers_poker
