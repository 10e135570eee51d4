#pragma once

#include "ranks.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace cards {

/// Ranks in the order in which they are compared, four bits each, the last in the lowest bits.
using PackedRanks = std::uint32_t;

constexpr PackedRanks number(Rank rank) { return static_cast<PackedRanks>(rank); }

/// The mask of the lowest `wanted` ranks of a packed sequence.
constexpr std::uint64_t packed_mask(unsigned wanted) {
    return (std::uint64_t{1} << 4U * wanted) - 1;
}

/// The sorted list of every set of the eight lowest ranks.
struct Octet {
    std::uint32_t packed = 0;
    std::uint32_t size = 0;
};
inline constexpr std::array<Octet, 256> octets = [] {
    std::array<Octet, 256> table{};
    for (Ranks ranks = 0; ranks < table.size(); ++ranks) {
        for (Ranks left = ranks; left != 0;)
            table[ranks].packed |= number(take_lowest(left)) << 4U * table[ranks].size++;
    }
    return table;
}();

/// A sorted list of different ranks, made in a few steps from a set of them.
class RankList {
public:
    explicit constexpr RankList(Ranks ranks) {
        const Octet low = octets[ranks & 0xFF];
        const Octet high = octets[ranks >> 8U];
        // The ranks of the upper octet are higher by eight: the top bit of each, as it was clear.
        const std::uint64_t raised = high.packed | (0x88888888U & packed_mask(high.size));
        packed_ = low.packed | raised << 4U * low.size;
        size_ = low.size + high.size;
    }

    constexpr unsigned size() const { return size_; }
    /// The i-th from below. Precondition: i < size().
    constexpr PackedRanks operator[](unsigned i) const {
        return static_cast<PackedRanks>(packed_ >> 4U * i) & 0xF;
    }
    /// The `wanted` ranks from the i-th from below up. Preconditions: they are there; at most 7.
    constexpr PackedRanks slice(unsigned i, unsigned wanted) const {
        return static_cast<PackedRanks>(packed_ >> 4U * i & packed_mask(wanted));
    }
    constexpr PackedRanks highest(unsigned wanted) const { return slice(size_ - wanted, wanted); }
    constexpr PackedRanks lowest(unsigned wanted) const { return slice(0, wanted); }

private:
    std::uint64_t packed_ = 0;
    unsigned size_ = 0;
};

} // namespace cards
