#pragma once

#include "games/jumping/board.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace jumping {

// Moves on whole words, for boards with a number of directions that is known to the compiler, so
// that every turn of a word is by a constant.

template <std::size_t value>
using Constant = std::integral_constant<std::size_t, value>;

/// Calls use(Constant<0>) to use(Constant<count - 1>).
template <std::size_t count, class Use>
constexpr void for_each_constant(Use use) {
    [&]<std::size_t... i>(std::index_sequence<i...>) { (use(Constant<i>()), ...); }
    (std::make_index_sequence<count>());
}

/// In the words, a step takes a space of one parity class to another; this is which.
constexpr std::size_t class_behind(std::size_t parity_class, std::size_t direction) {
    const std::size_t file_flips = offsets[direction].file != 0 ? 1 : 0;
    const std::size_t rank_flips = offsets[direction].rank != 0 ? 2 : 0;
    return parity_class ^ file_flips ^ rank_flips;
}

/// By how many bits a jump moves a space in its word.
constexpr int bits_of_jump(std::size_t direction) {
    return offsets[direction].file + 8 * offsets[direction].rank;
}

/// By how many bits a step does, from a class into the other: a coordinate of even parity shares
/// its half with the next greater, an odd one with the next smaller.
constexpr int bits_of_step(std::size_t parity_class, std::size_t direction) {
    const auto half = [](int offset, bool is_odd) {
        return is_odd ? (offset > 0 ? 1 : 0) : (offset < 0 ? -1 : 0);
    };
    return half(offsets[direction].file, parity_class % 2 != 0) +
           8 * half(offsets[direction].rank, parity_class / 2 != 0);
}

constexpr std::uint64_t bit(Space space) { return std::uint64_t{1} << (space.index() % 64); }

/// The jumps of one position. A jumped space differs in the parity of file or rank from where the
/// jumper stands at any time, so that its own leaving changes none of its jumps: masks made once
/// serve every piece.
template <std::size_t directions>
class Jumps {
public:
    /// `open`: where a jump may land.
    Jumps(const Board& board, const SpaceSet& occupied, const SpaceSet& open) {
        for_each_constant<parity_classes>([&](auto to) {
            std::uint64_t starts = 0;
            for_each_constant<directions>([&](auto d) {
                constexpr std::size_t over = class_behind(to, d);
                const std::uint64_t before = std::rotl(occupied.word(over), bits_of_step(over, d));
                const std::uint64_t landings = before & open.word(to) & board.landings[d].word(to);
                landings_[to][d] = landings;
                starts |= std::rotr(landings, bits_of_jump(d));
            });
            starts_[to] = starts;
        });
    }

    /// Where single jumps from some spaces of one class lead.
    std::uint64_t from(std::size_t parity_class, std::uint64_t spaces) const {
        std::uint64_t reached = 0;
        const auto& landings = landings_[parity_class];
        for_each_constant<directions>(
            [&](auto d) { reached |= std::rotl(spaces, bits_of_jump(d)) & landings[d]; });
        return reached;
    }

    /// Where chains of jumps lead. The start is left occupied: a chain that comes back to it
    /// reaches nothing new.
    std::uint64_t chains_from(std::size_t parity_class, std::uint64_t spaces) const {
        const std::uint64_t starts = starts_[parity_class];
        std::uint64_t reached = 0;
        std::uint64_t frontier = spaces;
        while ((frontier & starts) != 0) {
            frontier = from(parity_class, frontier) & ~reached;
            reached |= frontier;
        }
        return reached;
    }

private:
    std::array<std::array<std::uint64_t, directions>, parity_classes> landings_;
    std::array<std::uint64_t, parity_classes> starts_{};
};

/// Calls use(Constant<6>) or use(Constant<8>), by the board.
template <class Use>
auto with_directions(const Board& board, Use use) {
    return board.directions == 6 ? use(Constant<6>()) : use(Constant<8>());
}

} // namespace jumping
