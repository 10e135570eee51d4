#pragma once

#include "cards/hand_value.hpp"
#include "ranks.hpp"

namespace cards {

/// Ranks in the order in which they are compared, four bits each, the last in the lowest bits.
using PackedRanks = std::uint32_t;

constexpr PackedRanks number(Rank rank) { return static_cast<PackedRanks>(rank); }

/// The `wanted` highest ranks. Precondition: there are so many.
constexpr PackedRanks pack_highest(Ranks ranks, unsigned wanted) {
    PackedRanks packed = 0;
    for (; wanted > 0; --wanted)
        packed = packed << 4U | number(take_highest(ranks));
    return packed;
}
/// The `wanted` lowest ranks. Precondition: there are so many.
constexpr PackedRanks pack_lowest(Ranks ranks, unsigned wanted) {
    PackedRanks packed = 0;
    for (unsigned shift = 0; wanted > 0; --wanted, shift += 4)
        packed |= number(take_lowest(ranks)) << shift;
    return packed;
}
/// All of `ranks`. Precondition: at most five.
constexpr PackedRanks pack(Ranks ranks) {
    PackedRanks packed = 0;
    while (ranks != 0)
        packed = packed << 4U | number(take_highest(ranks));
    return packed;
}

/// A value from packed ranks, `kickers` of them behind those that are announced.
constexpr HandValue value_of(Category category, Rank first, PackedRanks kickers, unsigned wanted) {
    return HandValue::from_number(static_cast<std::uint32_t>(category) << 20U |
                                  number(first) << 16U | kickers << (16U - 4U * wanted));
}
constexpr HandValue value_of(Category category, Rank first, Rank second, PackedRanks kickers,
                             unsigned wanted) {
    return HandValue::from_number(static_cast<std::uint32_t>(category) << 20U |
                                  number(first) << 16U | number(second) << 12U |
                                  kickers << (12U - 4U * wanted));
}

} // namespace cards
