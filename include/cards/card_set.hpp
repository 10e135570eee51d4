#pragma once

#include "cards/card.hpp"
#include "tabletop/bits.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

namespace cards {

/// A set of cards: bit Card::index() of one 64-bit word. Iterates in the order of the indices (all
/// clubs from the two up, then diamonds, hearts, spades).
class CardSet {
public:
    class Iterator {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = Card;
        using difference_type = std::ptrdiff_t;
        using pointer = void;
        using reference = Card;

        constexpr explicit Iterator(std::uint64_t bits)
            : bits_(bits) {}
        constexpr Card operator*() const {
            return Card::from_index(static_cast<std::size_t>(std::countr_zero(bits_)));
        }
        constexpr Iterator& operator++() {
            bits_ &= bits_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t bits_;
    };

    constexpr CardSet() = default;
    constexpr explicit CardSet(std::uint64_t bits)
        : bits_(bits) {}
    constexpr CardSet(std::initializer_list<Card> cards) {
        for (const Card card : cards)
            insert(card);
    }

    constexpr std::uint64_t bits() const { return bits_; }
    /// The ranks held in one suit: bit r for rank r.
    constexpr std::uint32_t ranks(Suit suit) const {
        return static_cast<std::uint32_t>(bits_ >> (static_cast<unsigned>(suit) * rank_count)) &
               0xFFFFU;
    }
    constexpr std::size_t size() const { return tabletop::count_ones(bits_); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr bool contains(Card card) const { return (bits_ >> card.index() & 1U) != 0; }
    constexpr void insert(Card card) { bits_ |= std::uint64_t{1} << card.index(); }
    constexpr void erase(Card card) { bits_ &= ~(std::uint64_t{1} << card.index()); }

    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

    friend constexpr bool operator==(CardSet, CardSet) = default;
    friend constexpr CardSet operator|(CardSet a, CardSet b) { return CardSet(a.bits_ | b.bits_); }
    friend constexpr CardSet operator&(CardSet a, CardSet b) { return CardSet(a.bits_ & b.bits_); }
    /// The cards of `a` that are not in `b`.
    friend constexpr CardSet operator-(CardSet a, CardSet b) { return CardSet(a.bits_ & ~b.bits_); }

private:
    std::uint64_t bits_ = 0;
};

} // namespace cards
