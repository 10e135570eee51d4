#include "cards/hand.hpp"

#include "ranks.hpp"

#include <algorithm>
#include <tuple>

namespace cards {
namespace {

/// The ranks that the cards stand for: how often each, and all of them as a set.
struct Tally {
    std::array<std::uint8_t, rank_count> times{};
    Ranks ranks = 0;
};

Tally tally_of(const Hand& hand) {
    Tally tally;
    for (const NamedCard& named : hand) {
        ++tally.times[named.stands_for.index() % rank_count];
        tally.ranks |= bit(named.stands_for.rank());
    }
    return tally;
}

bool is_one_suit(const Hand& hand) {
    return std::all_of(hand.begin(), hand.end(), [&](const NamedCard& named) {
        return named.stands_for.suit() == hand.front().stands_for.suit();
    });
}

Category category_of(const Tally& tally, bool one_suit, bool straight) {
    const std::size_t most = *std::max_element(tally.times.begin(), tally.times.end());
    switch (count(tally.ranks)) {
    case 1:
        return Category::five_of_a_kind;
    case 2:
        return most == 4 ? Category::four_of_a_kind : Category::full_house;
    case 3:
        return most == 3 ? Category::three_of_a_kind : Category::two_pair;
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
    const Ranks tops = straight_tops(tally.ranks, deck);
    const Category category = category_of(tally, is_one_suit(hand), tops != 0);
    if (tops != 0)
        return HandValue(category, {highest(tops)});
    std::uint32_t number = static_cast<std::uint32_t>(category) << 20U;
    unsigned shift = 20;
    for (std::size_t times = hand_size; times > 0; --times) {
        for (Ranks left = tally.ranks; left != 0;) {
            const Rank rank = take_highest(left);
            if (tally.times[static_cast<std::size_t>(rank)] == times) {
                shift -= 4;
                number |= static_cast<std::uint32_t>(rank) << shift;
            }
        }
    }
    return HandValue::from_number(number);
}

Announcement announcement_of(const Hand& hand, Deck deck) {
    return Announcement::of(value_of(hand, deck), hand.front().stands_for.suit());
}

Hand arrange(const Hand& hand, Deck deck) {
    const Tally tally = tally_of(hand);
    const bool ace_is_low = has(straight_tops(tally.ranks, deck), Rank::five);
    // In a five of a kind two cards may stand for the same one: the faces decide between those.
    const auto key = [&](const NamedCard& named) {
        const std::size_t rank = named.stands_for.index() % rank_count;
        const bool last = ace_is_low && named.stands_for.rank() == Rank::ace;
        return std::tuple(tally.times[rank], !last, rank, named.stands_for.suit(),
                          named.card == named.stands_for, named.card.rank(), named.card.suit());
    };
    Hand arranged = hand;
    std::sort(arranged.begin(), arranged.end(),
              [&](const NamedCard& a, const NamedCard& b) { return key(a) > key(b); });
    return arranged;
}

} // namespace cards
