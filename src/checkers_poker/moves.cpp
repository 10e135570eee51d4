#include "checkers_poker/moves.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <cstdlib>

namespace checkers_poker {

namespace {

constexpr std::uint64_t not_file_a = 0xFEFEFEFEFEFEFEFEULL;
constexpr std::uint64_t not_file_h = 0x7F7F7F7F7F7F7F7FULL;

enum Direction { north, south, east, west, northeast, northwest, southeast, southwest };

/// Every space of a set moved by one in a direction; those that would leave the board are dropped.
template <Direction direction>
constexpr std::uint64_t shifted(std::uint64_t spaces) {
    if constexpr (direction == north)
        return spaces << 8U;
    if constexpr (direction == south)
        return spaces >> 8U;
    if constexpr (direction == east)
        return (spaces & not_file_h) << 1U;
    if constexpr (direction == west)
        return (spaces & not_file_a) >> 1U;
    if constexpr (direction == northeast)
        return (spaces & not_file_h) << 9U;
    if constexpr (direction == northwest)
        return (spaces & not_file_a) << 7U;
    if constexpr (direction == southeast)
        return (spaces & not_file_h) >> 7U;
    if constexpr (direction == southwest)
        return (spaces & not_file_a) >> 9U;
}

constexpr std::uint64_t neighbours(std::uint64_t spaces) {
    const std::uint64_t row = spaces | shifted<east>(spaces) | shifted<west>(spaces);
    return row | shifted<north>(row) | shifted<south>(row);
}

template <Direction direction>
constexpr std::uint64_t jumped(std::uint64_t from, std::uint64_t occupied) {
    return shifted<direction>(shifted<direction>(from) & occupied);
}

/// Where single jumps from some spaces lead.
constexpr std::uint64_t jumps(std::uint64_t from, std::uint64_t occupied) {
    return (jumped<north>(from, occupied) | jumped<south>(from, occupied) |
            jumped<east>(from, occupied) | jumped<west>(from, occupied) |
            jumped<northeast>(from, occupied) | jumped<northwest>(from, occupied) |
            jumped<southeast>(from, occupied) | jumped<southwest>(from, occupied)) &
           ~occupied;
}

/// Where chains of jumps lead. The start is left occupied: a chain that comes back to it reaches
/// nothing new, and it is never jumped, since every jump keeps the parity of file and rank.
std::uint64_t chains(std::uint64_t from, std::uint64_t occupied) {
    std::uint64_t reached = 0;
    std::uint64_t frontier = from;
    while (frontier != 0) {
        frontier = jumps(frontier, occupied) & ~reached;
        reached |= frontier;
    }
    return reached;
}

constexpr std::uint64_t bit(Space space) { return std::uint64_t{1} << space.index(); }

int file_distance(Space a, Space b) {
    return std::abs(static_cast<int>(a.file()) - static_cast<int>(b.file()));
}

int rank_distance(Space a, Space b) {
    return std::abs(static_cast<int>(a.rank()) - static_cast<int>(b.rank()));
}

bool are_neighbours(Space a, Space b) {
    return std::max(file_distance(a, b), rank_distance(a, b)) == 1;
}

} // namespace

SpaceSet destinations(SpaceSet occupied, Space from) {
    assert(occupied.contains(from));
    const std::uint64_t steps = neighbours(bit(from)) & ~occupied.bits();
    return SpaceSet(steps | chains(bit(from), occupied.bits()));
}

std::size_t count_moves(const PerSeat<SpaceSet>& checkers, Seat seat) {
    const SpaceSet occupied = checkers[first] | checkers[second];
    std::size_t moves = 0;
    for (const Space from : checkers[seat])
        moves += destinations(occupied, from).size();
    return moves;
}

std::vector<Space> shortest_path(SpaceSet occupied, Space from, Space to) {
    assert(destinations(occupied, from).contains(to));
    if (are_neighbours(from, to))
        return {from, to};
    // Breadth first from the end: a jump can be taken back by a jump over the same checker, so the
    // layers around `to` tell how far each space is from it.
    const std::uint64_t others = occupied.bits() & ~bit(from);
    std::vector<std::uint64_t> layers{bit(to)};
    std::uint64_t seen = bit(to);
    while ((layers.back() & bit(from)) == 0) {
        layers.push_back(jumps(layers.back(), others) & ~seen);
        seen |= layers.back();
    }
    std::vector<Space> path{from};
    for (std::size_t left = layers.size() - 1; left-- > 0;) {
        const std::uint64_t next = jumps(bit(path.back()), others) & layers[left];
        path.push_back(*SpaceSet(next).begin());
    }
    return path;
}

bool is_path(SpaceSet occupied, const std::vector<Space>& path) {
    if (path.size() < 2)
        return false;
    const SpaceSet others = occupied - SpaceSet{path.front()};
    if (path.size() == 2 && are_neighbours(path[0], path[1]))
        return !others.contains(path[1]);
    return std::adjacent_find(path.begin(), path.end(), [&](Space a, Space b) {
               return (jumps(bit(a), others.bits()) & bit(b)) == 0;
           }) == path.end();
}

} // namespace checkers_poker
