#pragma once

#include "cards/deck.hpp"
#include "cards/hand_finder.hpp"
#include "holding.hpp"

namespace cards {

/// Five different ranks with that top that are no straight and that cards of two suits or more can
/// be taken for: the best or the lowest choice, 0 if there is none. For sets in which a high card
/// has a flush to avoid; RankList serves the others. Precondition: the top is held, and four lower
/// ranks.
Ranks mixed_five(const Holding& held, Rank top, Deck deck, Choice choice);

} // namespace cards
