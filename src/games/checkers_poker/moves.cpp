#include "games/checkers_poker/moves.hpp"

#include "jumps.hpp"
#include "tabletop/bits.hpp"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <cstdlib>

namespace checkers_poker {

namespace {

using tabletop::count_ones;

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
    const Jumps jumps(occupied.bits());
    return SpaceSet(steps | jumps.chains_from(bit(from), jumps.starts()));
}

void find_moves(const PerSeat<SpaceSet>& checkers, Seat seat, MovesOfSide& moves) {
    const std::uint64_t own = checkers[seat].bits();
    const std::uint64_t free = ~(own | checkers[other(seat)].bits());
    const Jumps jumps(~free);
    const std::uint64_t starts = jumps.starts();
    moves.clear();
    for_each_group(own, [&](std::uint64_t group) {
        const std::uint64_t chains = jumps.chains_from(group & starts, starts);
        for (const std::uint64_t parity_class : parity_classes) {
            const std::uint64_t from = group & parity_class;
            if (from == 0)
                continue;
            const std::uint64_t to = (neighbours(from) & free) | (chains & parity_class);
            moves.push_back({*SpaceSet(from).begin(), SpaceSet(to)});
        }
    });
}

bool can_reach(SpaceSet occupied, SpaceSet movers, Space to) {
    assert(!occupied.contains(to));
    if ((neighbours(bit(to)) & movers.bits()) != 0)
        return true;
    const Jumps jumps(occupied.bits());
    // Between free spaces every jump can be taken back, so that chains to `to` are chains from it.
    const std::uint64_t ends = bit(to) | jumps.chains_from(bit(to), jumps.starts());
    return (jumps.to(ends) & movers.bits()) != 0;
}

std::size_t count_moves(const PerSeat<SpaceSet>& checkers, Seat seat) {
    const std::uint64_t own = checkers[seat].bits();
    const std::uint64_t free = ~(own | checkers[other(seat)].bits());
    const Jumps jumps(~free);
    const std::uint64_t starts = jumps.starts();
    std::size_t moves = 0;
    for_each_direction(own, free, [&](std::uint64_t steps) { moves += count_ones(steps); });
    for_each_group(own & starts, [&](std::uint64_t group) {
        moves += count_ones(jumps.chains_from(group, starts));
    });
    return moves;
}

std::vector<Space> shortest_path(SpaceSet occupied, Space from, Space to) {
    assert(destinations(occupied, from).contains(to));
    if (are_neighbours(from, to))
        return {from, to};
    // Breadth first from the end: a jump can be taken back by a jump over the same checker, so the
    // layers around `to` tell how far each space is from it.
    const Jumps jumps(occupied.bits() & ~bit(from));
    std::vector<std::uint64_t> layers{bit(to)};
    std::uint64_t seen = bit(to);
    while ((layers.back() & bit(from)) == 0) {
        layers.push_back(jumps.from(layers.back()) & ~seen);
        seen |= layers.back();
    }
    std::vector<Space> path{from};
    for (std::size_t left = layers.size() - 1; left-- > 0;) {
        const std::uint64_t next = jumps.from(bit(path.back())) & layers[left];
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
    const Jumps jumps(others.bits());
    return std::adjacent_find(path.begin(), path.end(), [&](Space a, Space b) {
               return (jumps.from(bit(a)) & bit(b)) == 0;
           }) == path.end();
}

} // namespace checkers_poker
