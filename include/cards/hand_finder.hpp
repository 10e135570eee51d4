#pragma once

#include "cards/announcement.hpp"
#include "cards/card_set.hpp"
#include "cards/hand.hpp"
#include "cards/hand_value.hpp"
#include "tabletop/inplace_vector.hpp"

#include <optional>

namespace cards {

/// Which of the hands with the same announcement: the one that compares highest or lowest.
enum class Choice { best, lowest };

/// An announcement that some cards allow, with the value of the hand chosen for it.
struct FoundHand {
    Announcement announcement;
    HandValue value;
    friend constexpr bool operator==(FoundHand, FoundHand) = default;
};

using FoundHands = tabletop::InplaceVector<FoundHand, announcement_count>;

/// Every announcement that five of `cards` allow, each once, with its best or its lowest hand, in
/// the order of those hands: greatest value first, equal ones spades, hearts, diamonds, clubs. Wild
/// cards are taken as any card that rules 6.4 allows. Works on rank masks, without trying the
/// five-card subsets: about 70 ns for twelve cards without wild ones, microseconds with some.
/// Fewer than five cards allow nothing. Replaces what `found` held.
void find_hands(CardSet cards, const HandRules& rules, Choice choice, FoundHands& found);
FoundHands find_hands(CardSet cards, const HandRules& rules, Choice choice);

/// The value of the best of all hands, or nothing with fewer than five cards. About 20 ns for
/// twelve cards without wild ones.
std::optional<HandValue> best_value(CardSet cards, const HandRules& rules);

/// Five of `cards` that make the hand found, arranged for comparison, wild cards named. Cards that
/// are not wild are preferred. Precondition: `found` came from find_hands() with these arguments.
Hand cards_for(FoundHand found, CardSet cards, const HandRules& rules);

/// Whether the five cards may be shown as they are named: all different, a card that is not wild
/// standing for itself, wild ones for a card of the deck that is not among the other four, or all
/// five for one rank (five of a kind).
bool is_well_named(const Hand& hand, const HandRules& rules);

} // namespace cards
