#pragma once

#include "cards/card.hpp"
#include "tabletop/bit_set.hpp"

#include <cstdint>
#include <initializer_list>

namespace cards {

/// A set of cards: bit Card::index() of one 64-bit word. Iterates in the order of the indices (all
/// clubs from the two up, then diamonds, hearts, spades).
class CardSet : public tabletop::BitSet<CardSet, Card> {
public:
    constexpr CardSet() = default;
    constexpr explicit CardSet(std::uint64_t bits)
        : BitSet(bits) {}
    constexpr CardSet(std::initializer_list<Card> cards)
        : BitSet(cards) {}

    /// The ranks held in one suit: bit r for rank r.
    constexpr std::uint32_t ranks(Suit suit) const {
        return static_cast<std::uint32_t>(bits() >> (static_cast<unsigned>(suit) * rank_count)) &
               0xFFFFU;
    }
};

} // namespace cards
