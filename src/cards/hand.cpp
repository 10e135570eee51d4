#include "cards/hand.hpp"

#include "ranks.hpp"

#include <algorithm>
#include <tuple>

namespace cards {
namespace {

/// The ranks that the cards stand for: in place i those of more than i cards.
using Tally = std::array<Ranks, hand_size + 1>;

Tally tally_of(const Hand& hand) {
    Tally tally{};
    for (const NamedCard& named : hand) {
        Ranks more = bit(named.stands_for.rank());
        for (Ranks& ranks : tally) {
            const Ranks again = ranks & more;
            ranks |= more;
            more = again;
        }
    }
    return tally;
}

std::size_t times(const Tally& tally, Rank rank) {
    std::size_t sum = 0;
    for (const Ranks ranks : tally)
        sum += static_cast<std::size_t>(has(ranks, rank));
    return sum;
}

bool is_one_suit(const Hand& hand) {
    return std::all_of(hand.begin(), hand.end(), [&](const NamedCard& named) {
        return named.stands_for.suit() == hand.front().stands_for.suit();
    });
}

Category category_of(const Tally& tally, bool one_suit, bool straight) {
    switch (count(tally[0])) {
    case 1:
        return Category::five_of_a_kind;
    case 2:
        return tally[3] != 0 ? Category::four_of_a_kind : Category::full_house;
    case 3:
        return tally[2] != 0 ? Category::three_of_a_kind : Category::two_pair;
    case 4:
        return Category::pair;
    default:
        if (straight)
            return one_suit ? Category::straight_flush : Category::straight;
        return one_suit ? Category::flush : Category::high_card;
    }
}

} // namespace

CardSet cards_in(const Hand& hand) {
    CardSet cards;
    for (const NamedCard& named : hand)
        cards.insert(named.card);
    return cards;
}

HandValue value_of(const Hand& hand, Deck deck) {
    const Tally tally = tally_of(hand);
    const Ranks tops = straight_tops(tally[0], deck);
    const Category category = category_of(tally, is_one_suit(hand), tops != 0);
    if (tops != 0)
        return HandValue(category, {highest(tops)});
    std::uint32_t number = static_cast<std::uint32_t>(category) << 20U;
    unsigned shift = 20;
    for (std::size_t i = hand_size; i-- > 0;) {
        for (Ranks left = tally[i] & ~tally[i + 1]; left != 0;) {
            shift -= 4;
            number |= static_cast<std::uint32_t>(take_highest(left)) << shift;
        }
    }
    return HandValue::from_number(number);
}

Announcement announcement_of(const Hand& hand, Deck deck) {
    return Announcement::of(value_of(hand, deck), hand.front().stands_for.suit());
}

Hand arrange(const Hand& hand, Deck deck) {
    const Tally tally = tally_of(hand);
    const bool ace_is_low = has(straight_tops(tally[0], deck), Rank::five);
    // In a five of a kind two cards may stand for the same one: the faces decide between those.
    const auto key = [&](const NamedCard& named) {
        const Rank rank = named.stands_for.rank();
        const bool last = ace_is_low && rank == Rank::ace;
        return std::tuple(times(tally, rank), !last, rank, named.stands_for.suit(),
                          named.card == named.stands_for, named.card.rank(), named.card.suit());
    };
    Hand arranged = hand;
    std::sort(arranged.begin(), arranged.end(),
              [&](const NamedCard& a, const NamedCard& b) { return key(a) > key(b); });
    return arranged;
}

} // namespace cards
