#pragma once

#include "cards/hand_finder.hpp"
#include "holding.hpp"

namespace cards {

/// The two halves of find_hands(): without wild cards among the covered ones, and with some.
/// They replace what `found` held.
void find_plain_hands(CardSet cards, Deck deck, Choice choice, FoundHands& found);
/// `wild_count` covered cards are wild beside the `plain` ones that are not. Precondition: it is
/// positive.
void find_wild_hands(CardSet plain, std::size_t wild_count, Deck deck, Choice choice,
                     FoundHands& found);

/// Likewise the two halves of best_value(). Precondition: five cards or more.
HandValue best_plain_value(CardSet cards, SuitSizes sizes, Deck deck);
HandValue best_wild_value(CardSet plain, std::size_t wild_count, Deck deck);

/// Puts hands that differ in suit alone into order: greatest value first, equal ones spades,
/// hearts, diamonds, clubs.
void sort_flushes(FoundHand* first, FoundHand* last);

} // namespace cards
