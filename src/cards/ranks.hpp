#pragma once

#include "cards/card.hpp"
#include "cards/deck.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>

namespace cards {

/// A set of ranks: bit r for rank r, sixteen bits in use.
using Ranks = std::uint32_t;

constexpr Ranks bit(Rank rank) { return Ranks{1} << static_cast<unsigned>(rank); }
constexpr bool has(Ranks ranks, Rank rank) { return (ranks & bit(rank)) != 0; }
constexpr bool is_within(Ranks part, Ranks whole) { return (part & ~whole) == 0; }
constexpr std::size_t count(Ranks ranks) { return static_cast<std::size_t>(std::popcount(ranks)); }
/// The ranks lower than `rank`.
constexpr Ranks below(Rank rank) { return bit(rank) - 1; }

/// Precondition of the four: `ranks` is not empty.
constexpr Rank highest(Ranks ranks) { return static_cast<Rank>(31 - std::countl_zero(ranks)); }
constexpr Rank lowest(Ranks ranks) { return static_cast<Rank>(std::countr_zero(ranks)); }
constexpr Rank take_highest(Ranks& ranks) {
    const Rank rank = highest(ranks);
    ranks ^= bit(rank);
    return rank;
}
constexpr Rank take_lowest(Ranks& ranks) {
    const Rank rank = lowest(ranks);
    ranks &= ranks - 1;
    return rank;
}

/// The ranks of the deck: the standard one has no fox, lion and dragon.
constexpr Ranks ranks_of(Deck deck) { return deck == Deck::animals ? 0xFFFF : 0xF1FF; }

/// The ranks of A-2-3-4-5.
inline constexpr Ranks wheel =
    bit(Rank::ace) | bit(Rank::two) | bit(Rank::three) | bit(Rank::four) | bit(Rank::five);

/// The top ranks of the straights that `ranks` hold, the five for A-2-3-4-5 (rules 4.3, 6.1).
constexpr Ranks straight_tops(Ranks ranks, Deck deck) {
    const bool closes_gap = deck == Deck::standard;
    const Ranks closed = closes_gap ? (ranks & 0x1FF) | (ranks >> 3U & 0x1E00) : ranks;
    // Bit 0 is the ace as the lowest rank, the others have moved up by one.
    const Ranks run = closed << 1U | ranks >> 15U;
    const Ranks two = run & run << 1U;
    const Ranks five = two & two << 2U & run << 4U;
    const Ranks tops = five >> 1U & 0xFFFF;
    return closes_gap ? (tops & 0x1FF) | (tops & 0x1E00) << 3U : tops;
}

/// The five ranks of the straight with that top.
/// Precondition: there is one, so `top` is five or higher and in the deck.
constexpr Ranks straight_ranks(Rank top, Deck deck) {
    if (top == Rank::five)
        return wheel;
    Ranks left = ranks_of(deck) & (below(top) | bit(top));
    Ranks straight = 0;
    for (int i = 0; i < 5; ++i)
        straight |= bit(take_highest(left));
    return straight;
}

} // namespace cards
