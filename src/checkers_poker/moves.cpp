#include "checkers_poker/moves.hpp"

#include "tabletop/bits.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <cstdlib>

namespace checkers_poker {

namespace {

using tabletop::count_ones;

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

/// The jumps of one position. A jumped space always differs in the parity of file or rank from
/// where the jumper stands at any time, so that its own leaving changes none of its jumps: masks
/// made once serve every checker.
class Jumps {
public:
    constexpr explicit Jumps(std::uint64_t occupied)
        : north_(landings<north>(occupied))
        , south_(landings<south>(occupied))
        , east_(landings<east>(occupied))
        , west_(landings<west>(occupied))
        , northeast_(landings<northeast>(occupied))
        , northwest_(landings<northwest>(occupied))
        , southeast_(landings<southeast>(occupied))
        , southwest_(landings<southwest>(occupied)) {}

    /// Where single jumps from some spaces lead.
    constexpr std::uint64_t from(std::uint64_t spaces) const {
        return (spaces << 16U & north_) | (spaces >> 16U & south_) | (spaces << 2U & east_) |
               (spaces >> 2U & west_) | (spaces << 18U & northeast_) |
               (spaces << 14U & northwest_) | (spaces >> 14U & southeast_) |
               (spaces >> 18U & southwest_);
    }

    /// The spaces that a checker could jump from, if one stood there.
    constexpr std::uint64_t starts() const {
        return north_ >> 16U | south_ << 16U | east_ >> 2U | west_ << 2U | northeast_ >> 18U |
               northwest_ >> 14U | southeast_ << 14U | southwest_ << 18U;
    }

    /// Where chains of jumps lead. The starts are left occupied: a chain that comes back to its
    /// start reaches nothing new.
    constexpr std::uint64_t chains_from(std::uint64_t spaces, std::uint64_t starts) const {
        std::uint64_t reached = 0;
        std::uint64_t frontier = spaces;
        while ((frontier & starts) != 0) {
            frontier = from(frontier) & ~reached;
            reached |= frontier;
        }
        return reached;
    }

    /// The spaces from which single jumps lead to some of these.
    constexpr std::uint64_t to(std::uint64_t spaces) const {
        return (spaces & north_) >> 16U | (spaces & south_) << 16U | (spaces & east_) >> 2U |
               (spaces & west_) << 2U | (spaces & northeast_) >> 18U |
               (spaces & northwest_) >> 14U | (spaces & southeast_) << 14U |
               (spaces & southwest_) << 18U;
    }

private:
    /// Where a jump in a direction can land: free, the space before it occupied. The landing is two
    /// spaces from the start, so what left the board on the way is not among them.
    template <Direction direction>
    static constexpr std::uint64_t landings(std::uint64_t occupied) {
        constexpr std::uint64_t whole_board = ~std::uint64_t{0};
        return shifted<direction>(occupied & shifted<direction>(whole_board)) & ~occupied;
    }

    std::uint64_t north_;
    std::uint64_t south_;
    std::uint64_t east_;
    std::uint64_t west_;
    std::uint64_t northeast_;
    std::uint64_t northwest_;
    std::uint64_t southeast_;
    std::uint64_t southwest_;
};

/// The spaces by the parity of file and rank. No jump leads from one class to another, so that one
/// checker of each can be followed at the same time in one word.
constexpr std::array<std::uint64_t, 4> parity_classes{0x0055005500550055ULL, 0x00AA00AA00AA00AAULL,
                                                      0x5500550055005500ULL, 0xAA00AA00AA00AA00ULL};

constexpr std::uint64_t take_lowest(std::uint64_t& spaces) {
    const std::uint64_t lowest = spaces & (~spaces + 1);
    spaces ^= lowest;
    return lowest;
}

/// Takes groups of checkers, at most one of each parity class, until all are taken.
template <class Use>
constexpr void for_each_group(std::uint64_t checkers, Use use) {
    std::uint64_t a = checkers & parity_classes[0];
    std::uint64_t b = checkers & parity_classes[1];
    std::uint64_t c = checkers & parity_classes[2];
    std::uint64_t d = checkers & parity_classes[3];
    while ((a | b | c | d) != 0)
        use(take_lowest(a) | take_lowest(b) | take_lowest(c) | take_lowest(d));
}

std::size_t count_steps(std::uint64_t checkers, std::uint64_t free) {
    return count_ones(shifted<north>(checkers) & free) +
           count_ones(shifted<south>(checkers) & free) +
           count_ones(shifted<east>(checkers) & free) + count_ones(shifted<west>(checkers) & free) +
           count_ones(shifted<northeast>(checkers) & free) +
           count_ones(shifted<northwest>(checkers) & free) +
           count_ones(shifted<southeast>(checkers) & free) +
           count_ones(shifted<southwest>(checkers) & free);
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
    const Jumps jumps(occupied.bits());
    return SpaceSet(steps | jumps.chains_from(bit(from), jumps.starts()));
}

void find_moves(const PerSeat<SpaceSet>& checkers, Seat seat, MovesOfSide& moves) {
    const std::uint64_t own = checkers[seat].bits();
    const std::uint64_t free = ~(own | checkers[other(seat)].bits());
    const Jumps jumps(~free);
    const std::uint64_t starts = jumps.starts();
    std::uint64_t chains = 0;
    moves.clear();
    for_each_group(own, [&](std::uint64_t group) {
        chains = jumps.chains_from(group & starts, starts);
        for (std::size_t i = 0; i < parity_classes.size(); ++i) {
            const std::uint64_t from = group & parity_classes[i];
            if (from == 0)
                continue;
            const std::uint64_t to = (neighbours(from) & free) | (chains & parity_classes[i]);
            moves.push_back({*SpaceSet(from).begin(), SpaceSet(to)});
        }
    });
}

SpaceSet sources(SpaceSet occupied, Space to) {
    assert(!occupied.contains(to));
    const Jumps jumps(occupied.bits());
    // Between free spaces every jump can be taken back, so that chains to `to` are chains from it.
    const std::uint64_t ends = bit(to) | jumps.chains_from(bit(to), jumps.starts());
    return SpaceSet((neighbours(bit(to)) | jumps.to(ends)) & occupied.bits());
}

std::size_t count_moves(const PerSeat<SpaceSet>& checkers, Seat seat) {
    const std::uint64_t own = checkers[seat].bits();
    const std::uint64_t free = ~(own | checkers[other(seat)].bits());
    const Jumps jumps(~free);
    const std::uint64_t starts = jumps.starts();
    std::size_t moves = count_steps(own, free);
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
