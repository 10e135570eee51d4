#pragma once

#include "cards/card.hpp"
#include "cards/deck.hpp"
#include "tabletop/bits.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>

namespace cards {

/// A set of ranks: bit r for rank r, sixteen bits in use.
using Ranks = std::uint32_t;

constexpr Ranks bit(Rank rank) { return Ranks{1} << static_cast<unsigned>(rank); }
constexpr bool has(Ranks ranks, Rank rank) {
    return (ranks >> static_cast<unsigned>(rank) & 1U) != 0;
}
constexpr bool is_within(Ranks part, Ranks whole) { return (part & ~whole) == 0; }
constexpr std::size_t count(Ranks ranks) { return tabletop::count_ones(ranks); }
/// The ranks lower than `rank`.
constexpr Ranks below(Rank rank) { return bit(rank) - 1; }

/// The highest and the lowest of some ranks. The bit that is added does not change the answer; it
/// tells the compiler that the set is not empty, which spares a test where there is no lzcnt. Of an
/// empty set the highest is the two; it has no lowest.
constexpr Rank highest(Ranks ranks) { return static_cast<Rank>(31 - std::countl_zero(ranks | 1U)); }
constexpr Rank lowest(Ranks ranks) {
    return static_cast<Rank>(std::countr_zero(ranks | Ranks{1} << 16U));
}
/// Precondition of both: `ranks` is not empty.
constexpr Rank take_highest(Ranks& ranks) {
    const Rank rank = highest(ranks);
    ranks &= ~bit(rank);
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

/// A set of ranks shifted so that a straight is five bits in a row: without the gap that the
/// standard deck has, and with the ace as the lowest rank as well, in bit 0.
constexpr Ranks in_a_row(Ranks ranks, Deck deck) {
    const Ranks closed = deck == Deck::standard ? (ranks & 0x1FF) | (ranks >> 3U & 0x1E00) : ranks;
    return closed << 1U | ranks >> 15U;
}
/// The ranks for what in_a_row() made, but for the ace in bit 0.
constexpr Ranks from_a_row(Ranks row, Deck deck) {
    const Ranks closed = row >> 1U & 0xFFFF;
    return deck == Deck::standard ? (closed & 0x1FF) | (closed & 0x1E00) << 3U : closed;
}

/// The top ranks of the straights that `ranks` hold, the five for A-2-3-4-5 (rules 4.3, 6.1).
constexpr Ranks straight_tops(Ranks ranks, Deck deck) {
    const Ranks row = in_a_row(ranks, deck);
    const Ranks two = row & row << 1U;
    return from_a_row(two & two << 2U & row << 4U, deck);
}

/// The top ranks of the straights of which `ranks` lack no more than so many.
constexpr Ranks straight_tops_lacking(Ranks ranks, Deck deck, int lacking) {
    const Ranks row = in_a_row(ranks, deck);
    // How many of the five ranks are there, counted for all tops at once: three bits of the number,
    // each a set of tops.
    const Ranks b = row << 1U;
    const Ranks c = row << 2U;
    const Ranks d = row << 3U;
    const Ranks e = row << 4U;
    const Ranks three = row ^ b ^ c;
    const Ranks carry_of_three = (row & b) | (row & c) | (b & c);
    const Ranks ones = three ^ d ^ e;
    const Ranks carry = (three & d) | (three & e) | (d & e);
    const Ranks twos = carry_of_three ^ carry;
    const Ranks fours = carry_of_three & carry;
    const Ranks possible = in_a_row(ranks_of(deck), deck) & ~0xFU;
    switch (lacking) {
    case 0:
        return from_a_row(possible & fours & ones, deck);
    case 1:
        return from_a_row(possible & fours, deck);
    case 2:
        return from_a_row(possible & (fours | (twos & ones)), deck);
    case 3:
        return from_a_row(possible & (fours | twos), deck);
    case 4:
        return from_a_row(possible & (fours | twos | ones), deck);
    default:
        return from_a_row(possible, deck);
    }
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
