#pragma once

#include "games/jumping/space.hpp"
#include "tabletop/topology.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace jumping {

/// The ways to a neighbouring space. A star has the first six: its third line is the one on which
/// file and rank grow together.
enum class Direction : std::uint8_t {
    north,
    south,
    east,
    west,
    northeast,
    southwest,
    northwest,
    southeast
};
inline constexpr std::size_t most_directions = 8;

template <class T>
using PerDirection = std::array<T, most_directions>;

struct Offset {
    int file = 0;
    int rank = 0;
};
inline constexpr PerDirection<Offset> offsets{
    {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {-1, -1}, {-1, 1}, {1, -1}}};

constexpr Offset offset(Direction direction) {
    return offsets[static_cast<std::size_t>(direction)];
}

/// A board without its pieces: constant tables, made once.
struct Board {
    struct Cell {
        std::uint8_t file = 0;
        std::uint8_t rank = 0;
    };

    std::size_t directions = most_directions; ///< 6 or 8
    std::size_t ranks = 0;
    std::size_t files = 0;
    SpaceSet spaces;
    /// File and rank of every space, from 0.
    std::array<Cell, most_spaces> cells{};
    std::array<SpaceSet, most_spaces> neighbours{};
    /// The neighbour in each direction; the space itself where there is none.
    PerDirection<std::array<Space, most_spaces>> next{};
    /// The spaces where a jump in each direction can end.
    PerDirection<SpaceSet> landings{};
    /// What names of spaces look like, for error messages.
    std::string_view names;

    /// Nothing where there is no such space; the numbers may be anything.
    std::optional<Space> at(int file, int rank) const;
    std::optional<Space> neighbour(Space space, Direction direction) const;
};

/// A square board with 8, 10 or 16 spaces a side, whose spaces have up to eight neighbours (rules
/// of Halma 1.1).
const Board& square_board(std::size_t side);
/// The star of 121 holes, which have up to six neighbours (rules of Chinese Checkers 1.1, 1.2).
const Board& star_board();

/// File letter and rank, such as `a1`.
std::string name(const Board& board, Space space);
/// Reads the name of a space at the front of `text`; nothing if there is none. `length` is how many
/// bytes the name takes, with all digits behind the letter.
std::optional<Space> find_space(const Board& board, std::string_view text, std::size_t& length);

/// For drawing: squares lie 1 apart along files and ranks, holes along the three lines of the star.
tabletop::Topology topology(const Board& board);

} // namespace jumping
