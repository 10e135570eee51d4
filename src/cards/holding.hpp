#pragma once

#include "cards/card_set.hpp"
#include "ranks.hpp"

#include <array>
#include <cstdint>

namespace cards {

/// The suits from the highest down, as equal hands are listed and cards of a rank are written.
inline constexpr std::array<Suit, suit_count> high_to_low{Suit::spades, Suit::hearts,
                                                          Suit::diamonds, Suit::clubs};

/// Some cards by rank: which ranks each suit has, and which ranks are there so many times.
struct Holding {
    explicit constexpr Holding(CardSet held)
        : cards(held)
        , suits{held.ranks(Suit::clubs), held.ranks(Suit::diamonds), held.ranks(Suit::hearts),
                held.ranks(Suit::spades)} {
        const Ranks minor = suits[0] | suits[1];
        const Ranks minors = suits[0] & suits[1];
        const Ranks major = suits[2] | suits[3];
        const Ranks majors = suits[2] & suits[3];
        any = minor | major;
        twice = minors | majors | (minor & major);
        thrice = (minors & major) | (majors & minor);
        four_times = minors & majors;
    }

    constexpr Ranks of(Suit suit) const { return suits[static_cast<std::size_t>(suit)]; }
    /// The ranks of which the only card is of that suit.
    constexpr Ranks only(Suit suit) const { return of(suit) & ~twice; }

    CardSet cards;
    std::array<Ranks, suit_count> suits;
    Ranks any;        ///< held at all
    Ranks twice;      ///< at least twice
    Ranks thrice;     ///< at least three times
    Ranks four_times; ///< in all suits
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
    /// Eleven more than five to sixteen is sixteen to twenty-seven, and less than five is less.
    constexpr bool some_flush() const {
        return ((sizes_ + 11U * each_suit) & 16U * each_suit) != 0;
    }
    constexpr bool is_flush(Suit suit) const { return of(suit) >= 5; }

private:
    static constexpr std::uint64_t each_suit = 0x0001000100010001U;

    std::uint64_t sizes_ = 0;
};

} // namespace cards
