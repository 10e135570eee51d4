#include "cards/hand_finder.hpp"

#include "finders.hpp"

#include <algorithm>

namespace cards {

void find_hands(CardSet cards, const HandRules& rules, Choice choice, FoundHands& found) {
    const CardSet wild = cards & rules.wild;
    if (wild.empty())
        find_plain_hands(cards, rules.deck, choice, found);
    else
        find_wild_hands(cards - wild, wild.size(), rules.deck, choice, found);
}

FoundHands find_hands(CardSet cards, const HandRules& rules, Choice choice) {
    FoundHands found;
    find_hands(cards, rules, choice, found);
    return found;
}

std::optional<HandValue> best_value(CardSet cards, const HandRules& rules) {
    const SuitSizes sizes(cards);
    if (sizes.total() < hand_size)
        return std::nullopt;
    const CardSet wild = cards & rules.wild;
    if (wild.empty())
        return best_plain_value(cards, sizes, rules.deck);
    return best_wild_value(cards - wild, wild.size(), rules.deck);
}

void sort_flushes(FoundHand* first, FoundHand* last) {
    std::sort(first, last, [](const FoundHand& a, const FoundHand& b) {
        if (a.value != b.value)
            return a.value > b.value;
        return a.announcement.suit() > b.announcement.suit();
    });
}

} // namespace cards
