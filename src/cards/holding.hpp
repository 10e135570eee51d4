#pragma once

#include "cards/card_set.hpp"
#include "ranks.hpp"

#include <array>
#include <cstdint>

namespace cards {

/// The suits from the highest down, as equal hands are listed and cards of a rank are written.
inline constexpr std::array<Suit, suit_count> high_to_low{Suit::spades, Suit::hearts,
                                                          Suit::diamonds, Suit::clubs};

/// Some cards by rank: which ranks are there at all, and which so many times.
struct Holding {
    explicit constexpr Holding(CardSet held)
        : cards(held) {
        // Two suits folded onto two, then those onto one.
        const auto two_suits = static_cast<std::uint32_t>(held.bits() | held.bits() >> 32U);
        const auto two_pairs = static_cast<std::uint32_t>(held.bits() & held.bits() >> 32U);
        const Ranks one = two_suits >> 16U;
        const Ranks pair = two_pairs >> 16U;
        any = (two_suits | one) & 0xFFFF;
        twice = (two_pairs | pair | (two_suits & one)) & 0xFFFF;
        thrice = ((two_pairs & one) | (two_suits & pair)) & 0xFFFF;
        four_times = two_pairs & pair;
    }

    constexpr Ranks of(Suit suit) const { return cards.ranks(suit); }
    /// The ranks of which the only card is of that suit.
    constexpr Ranks only(Suit suit) const { return of(suit) & ~twice; }

    CardSet cards;
    Ranks any = 0;        ///< held at all
    Ranks twice = 0;      ///< at least twice
    Ranks thrice = 0;     ///< at least three times
    Ranks four_times = 0; ///< in all suits
};

/// How many cards a set has in each suit, sixteen bits a suit. Counted for all suits at once, as
/// not every processor that this is built for has an instruction for it.
class SuitSizes {
public:
    explicit constexpr SuitSizes(CardSet cards) {
        const std::uint64_t bits = cards.bits();
        const std::uint64_t pairs = bits - (bits >> 1U & 0x5555555555555555U);
        const std::uint64_t nibbles =
            (pairs & 0x3333333333333333U) + (pairs >> 2U & 0x3333333333333333U);
        const std::uint64_t bytes = (nibbles + (nibbles >> 4U)) & 0x0F0F0F0F0F0F0F0FU;
        sizes_ = (bytes + (bytes >> 8U)) & 0x001F001F001F001FU;
    }

    constexpr std::uint64_t total() const { return sizes_ * each_suit >> 48U; }
    constexpr std::size_t of(Suit suit) const {
        return sizes_ >> (16U * static_cast<unsigned>(suit)) & 0xFFFFU;
    }
    constexpr bool some_flush() const { return flush_suits() != 0; }
    /// One bit within the sixteen of each suit that has five cards: eleven more than five to
    /// sixteen is sixteen to twenty-seven, and less than five is less.
    constexpr std::uint64_t flush_suits() const {
        return (sizes_ + 11U * each_suit) & 16U * each_suit;
    }

private:
    static constexpr std::uint64_t each_suit = 0x0001000100010001U;

    std::uint64_t sizes_ = 0;
};

} // namespace cards
