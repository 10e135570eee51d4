#pragma once

#include "ranks.hpp"

#include <array>
#include <cstdint>

namespace cards {

/// Ranks in the order in which they are compared, four bits each, the last in the lowest bits.
using PackedRanks = std::uint32_t;

constexpr PackedRanks number(Rank rank) { return static_cast<PackedRanks>(rank); }

/// The mask of the lowest `wanted` ranks of a packed sequence.
constexpr std::uint64_t packed_mask(unsigned wanted) {
    return (std::uint64_t{1} << 4U * wanted) - 1;
}

/// The sorted lists of every set of the eight lower or the eight higher ranks.
struct Octet {
    std::uint64_t from_top = 0; ///< the highest rank in the highest bits
    unsigned size = 0;
};
constexpr std::array<Octet, 256> sorted_octets(unsigned first_rank) {
    std::array<Octet, 256> table{};
    for (Ranks ranks = 0; ranks < table.size(); ++ranks) {
        Octet& octet = table[ranks];
        for (Ranks left = ranks << first_rank; left != 0;)
            octet.from_top |= std::uint64_t{number(take_highest(left))}
                              << (60U - 4U * octet.size++);
    }
    return table;
}
inline constexpr std::array<Octet, 256> lower_octets = sorted_octets(0);
inline constexpr std::array<Octet, 256> upper_octets = sorted_octets(8);

/// A sorted list of different ranks, made in a few steps from a set of them.
class RankList {
public:
    explicit constexpr RankList(Ranks ranks) {
        const Octet& lower = lower_octets[ranks & 0xFF];
        const Octet& upper = upper_octets[ranks >> 8U];
        from_top_ = upper.from_top | lower.from_top >> 4U * upper.size;
        size_ = lower.size + upper.size;
    }

    constexpr unsigned size() const { return size_; }
    /// The i-th from above, or a two if there are not so many. Precondition: i < 16.
    constexpr PackedRanks operator[](unsigned i) const {
        return static_cast<PackedRanks>(from_top_ >> (60U - 4U * i)) & 0xF;
    }
    /// The `wanted` ranks from the i-th from above down; where there are not so many, twos.
    /// Preconditions: i + wanted <= 16, 0 < wanted < 8.
    constexpr PackedRanks slice(unsigned i, unsigned wanted) const {
        return static_cast<PackedRanks>(from_top_ << 4U * i >> (64U - 4U * wanted));
    }
    constexpr PackedRanks highest(unsigned wanted) const { return slice(0, wanted); }
    /// Precondition: there are so many.
    constexpr PackedRanks lowest(unsigned wanted) const { return slice(size_ - wanted, wanted); }

private:
    std::uint64_t from_top_ = 0; ///< the highest rank in the highest bits
    unsigned size_ = 0;
};

} // namespace cards
