#include "cards/deck.hpp"

#include "ranks.hpp"

namespace cards {

CardSet cards_of(Deck deck) {
    const std::uint64_t one_suit = ranks_of(deck);
    return CardSet(one_suit | one_suit << 16U | one_suit << 32U | one_suit << 48U);
}

std::vector<Card> in_deck_order(Deck deck) { return in_deck_order(cards_of(deck)); }

std::vector<Card> in_deck_order(CardSet cards) {
    std::vector<Card> ordered;
    ordered.reserve(cards.size());
    for (std::size_t number = 0; number < rank_count; ++number) {
        for (const Suit suit : all_suits) {
            const Card card(static_cast<Rank>(number), suit);
            if (cards.contains(card))
                ordered.push_back(card);
        }
    }
    return ordered;
}

} // namespace cards
