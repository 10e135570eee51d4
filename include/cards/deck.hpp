#pragma once

#include "cards/card.hpp"
#include "cards/card_set.hpp"

#include <cstdint>
#include <vector>

namespace cards {

enum class Deck : std::uint8_t {
    standard, ///< 52 cards
    animals   ///< 64 cards: foxes, lions and dragons rank between the tens and the jacks
};

/// All cards of the deck as a set.
CardSet cards_of(Deck deck);

/// All cards of the deck in deck order: 2c 2d 2h 2s 3c … As.
std::vector<Card> in_deck_order(Deck deck);

/// The cards of a set in deck order.
std::vector<Card> in_deck_order(CardSet cards);

} // namespace cards
