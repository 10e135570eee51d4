#pragma once

#include "eight_boards.hpp"
#include "games/checkers_poker/space.hpp"

#include <array>
#include <cstdint>

namespace checkers_poker {

// Moves on whole boards, each a word with a bit a space. Where a type is called Board it is one
// such word or eight.

constexpr std::uint64_t bit(Space space) { return std::uint64_t{1} << space.index(); }

inline constexpr std::uint64_t not_file_a = 0xFEFEFEFEFEFEFEFEULL;
inline constexpr std::uint64_t not_file_h = 0x7F7F7F7F7F7F7F7FULL;

enum Direction { north, south, east, west, northeast, northwest, southeast, southwest };

/// Every space of a set moved by one in a direction; those that would leave the board are dropped.
template <Direction direction, class Board>
constexpr Board shifted(const Board& spaces) {
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

/// Calls use() eight times: with the free spaces to which steps in each direction lead.
template <class Board, class Use>
constexpr void for_each_direction(std::uint64_t checkers, const Board& free, Use use) {
    use(shifted<north>(checkers) & free);
    use(shifted<south>(checkers) & free);
    use(shifted<east>(checkers) & free);
    use(shifted<west>(checkers) & free);
    use(shifted<northeast>(checkers) & free);
    use(shifted<northwest>(checkers) & free);
    use(shifted<southeast>(checkers) & free);
    use(shifted<southwest>(checkers) & free);
}

/// The jumps of one position. A jumped space always differs in the parity of file or rank from
/// where the jumper stands at any time, so that its own leaving changes none of its jumps: masks
/// made once serve every checker.
template <class Board>
class Jumps {
public:
    constexpr explicit Jumps(const Board& occupied)
        : north_(landings<north>(occupied))
        , south_(landings<south>(occupied))
        , east_(landings<east>(occupied))
        , west_(landings<west>(occupied))
        , northeast_(landings<northeast>(occupied))
        , northwest_(landings<northwest>(occupied))
        , southeast_(landings<southeast>(occupied))
        , southwest_(landings<southwest>(occupied)) {}

    /// Where single jumps from some spaces lead.
    constexpr Board from(const Board& spaces) const {
        return (spaces << 16U & north_) | (spaces >> 16U & south_) | (spaces << 2U & east_) |
               (spaces >> 2U & west_) | (spaces << 18U & northeast_) |
               (spaces << 14U & northwest_) | (spaces >> 14U & southeast_) |
               (spaces >> 18U & southwest_);
    }

    /// The spaces that a checker could jump from, if one stood there.
    constexpr Board starts() const {
        return north_ >> 16U | south_ << 16U | east_ >> 2U | west_ << 2U | northeast_ >> 18U |
               northwest_ >> 14U | southeast_ << 14U | southwest_ << 18U;
    }

    /// Where chains of jumps lead. The starts are left occupied: a chain that comes back to its
    /// start reaches nothing new.
    constexpr Board chains_from(const Board& spaces, const Board& starts) const {
        Board reached = 0;
        Board frontier = spaces;
        while (united(frontier & starts) != 0) {
            frontier = from(frontier) & ~reached;
            reached |= frontier;
        }
        return reached;
    }

    /// The spaces from which single jumps lead to some of these.
    constexpr Board to(const Board& spaces) const {
        return (spaces & north_) >> 16U | (spaces & south_) << 16U | (spaces & east_) >> 2U |
               (spaces & west_) << 2U | (spaces & northeast_) >> 18U |
               (spaces & northwest_) >> 14U | (spaces & southeast_) << 14U |
               (spaces & southwest_) << 18U;
    }

private:
    /// Where a jump in a direction can land: free, the space before it occupied. The landing is two
    /// spaces from the start, so what left the board on the way is not among them.
    template <Direction direction>
    static constexpr Board landings(const Board& occupied) {
        constexpr std::uint64_t whole_board = ~std::uint64_t{0};
        return shifted<direction>(occupied & shifted<direction>(whole_board)) & ~occupied;
    }

    Board north_;
    Board south_;
    Board east_;
    Board west_;
    Board northeast_;
    Board northwest_;
    Board southeast_;
    Board southwest_;
};

/// The spaces by the parity of file and rank. No jump leads from one class to another, so that one
/// checker of each can be followed at the same time in one word.
inline constexpr std::array<std::uint64_t, 4> parity_classes{
    0x0055005500550055ULL, 0x00AA00AA00AA00AAULL, 0x5500550055005500ULL, 0xAA00AA00AA00AA00ULL};

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

} // namespace checkers_poker
