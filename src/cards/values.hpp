#pragma once

#include "cards/hand_value.hpp"
#include "rank_list.hpp"

namespace cards {

/// All of `ranks`. Precondition: at most five.
constexpr PackedRanks pack(Ranks ranks) {
    PackedRanks packed = 0;
    while (ranks != 0)
        packed = packed << 4U | number(take_highest(ranks));
    return packed;
}
/// The five highest. Precondition: there are so many.
constexpr PackedRanks pack_highest_five(Ranks ranks) {
    PackedRanks packed = 0;
    for (int i = 0; i < 5; ++i)
        packed = packed << 4U | number(take_highest(ranks));
    return packed;
}

/// `value` if `there`, else 0. This and the next work without a branch, for conditions as good as
/// random, which a processor mispredicts.
constexpr std::uint32_t only_if(bool there, std::uint32_t value) {
    return value & (0U - static_cast<std::uint32_t>(there));
}
constexpr std::uint32_t select(bool condition, std::uint32_t then, std::uint32_t otherwise) {
    return otherwise ^ only_if(condition, then ^ otherwise);
}

constexpr HandValue value_of_five(Category category, PackedRanks five) {
    return HandValue::from_number(static_cast<std::uint32_t>(category) << 20U | five);
}
/// `wanted` kickers behind the rank that is announced, or behind the two.
constexpr HandValue value_of(Category category, Rank first, PackedRanks kickers, unsigned wanted) {
    return value_of_five(category, number(first) << 16U | kickers << (16U - 4U * wanted));
}
constexpr HandValue value_of(Category category, Rank first, Rank second, PackedRanks kicker) {
    return value_of_five(category, (number(first) * 16U + number(second)) << 12U | kicker << 8U);
}

} // namespace cards
