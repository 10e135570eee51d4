#pragma once

#include "cards/announcement.hpp"
#include "cards/card.hpp"
#include "cards/card_set.hpp"
#include "cards/deck.hpp"
#include "cards/hand_value.hpp"

#include <array>
#include <cstddef>

namespace cards {

inline constexpr std::size_t hand_size = 5;

/// A card in a hand and what its owner says it is: itself, unless it is a wild card.
struct NamedCard {
    Card card;
    Card stands_for;
    friend constexpr bool operator==(NamedCard, NamedCard) = default;
};

/// Five cards as they are shown, in the order in which they are compared: pair before kickers,
/// higher rank first, within a rank spades, hearts, diamonds, clubs by what the card stands for,
/// the ace last in A-2-3-4-5. arrange() makes that order.
using Hand = std::array<NamedCard, hand_size>;

/// Which cards may be in a hand and which of them are wild (rules 6.4).
struct HandRules {
    Deck deck = Deck::standard;
    CardSet wild;
    friend constexpr bool operator==(const HandRules&, const HandRules&) = default;
};

/// The cards themselves, whatever they stand for.
CardSet cards_in(const Hand& hand);

/// The value of a hand, by what its cards stand for. Precondition: no two cards stand for the same
/// one unless all five have one rank. `deck` matters to straights alone.
HandValue value_of(const Hand& hand, Deck deck);

Announcement announcement_of(const Hand& hand, Deck deck);

/// The same five cards in the order in which they are compared.
Hand arrange(const Hand& hand, Deck deck);

} // namespace cards
