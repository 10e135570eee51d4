#pragma once

#include "cards/card_set.hpp"
#include "ranks.hpp"

#include <array>

namespace cards {

/// Some cards by rank: which ranks each suit has, and which ranks are there so many times.
struct Holding {
    explicit constexpr Holding(CardSet cards)
        : suits{cards.ranks(Suit::clubs), cards.ranks(Suit::diamonds), cards.ranks(Suit::hearts),
                cards.ranks(Suit::spades)} {
        const Ranks minor = suits[0] | suits[1];
        const Ranks minors = suits[0] & suits[1];
        const Ranks major = suits[2] | suits[3];
        const Ranks majors = suits[2] & suits[3];
        any = minor | major;
        twice = minors | majors | (minor & major);
        thrice = (minors & major) | (majors & minor);
        four_times = minors & majors;
    }

    Ranks of(Suit suit) const { return suits[static_cast<std::size_t>(suit)]; }
    /// The ranks of which the only card is of that suit.
    Ranks only(Suit suit) const { return of(suit) & ~twice; }

    std::array<Ranks, suit_count> suits;
    Ranks any;        ///< held at all
    Ranks twice;      ///< at least twice
    Ranks thrice;     ///< at least three times
    Ranks four_times; ///< in all suits
};

} // namespace cards
