#include "finders.hpp"
#include "holding.hpp"
#include "values.hpp"

#include <algorithm>

namespace cards {
namespace {

HandValue best_flush(const Holding& held, SuitSizes sizes, Deck deck) {
    HandValue best;
    Ranks tops = 0;
    for (const Suit suit : all_suits) {
        if (!sizes.is_flush(suit))
            continue;
        tops |= straight_tops(held.of(suit), deck);
        best = std::max(best, value_of_five(Category::flush, pack_highest_five(held.of(suit))));
    }
    return tops != 0 ? HandValue(Category::straight_flush, {highest(tops)}) : best;
}

HandValue best_of_threes(const Holding& held) {
    if (held.four_times != 0) {
        const Rank rank = highest(held.four_times);
        return HandValue(Category::four_of_a_kind, {rank, highest(held.any ^ bit(rank))});
    }
    const Rank rank = highest(held.thrice);
    if (const Ranks pairs = held.twice ^ bit(rank); pairs != 0)
        return HandValue(Category::full_house, {rank, highest(pairs)});
    Ranks rest = held.any ^ bit(rank);
    const Rank first = take_highest(rest);
    return HandValue(Category::three_of_a_kind, {rank, first, highest(rest)});
}

HandValue best_of_pairs(const Holding& held) {
    Ranks pairs = held.twice;
    if (pairs == 0)
        return value_of_five(Category::high_card, pack_highest_five(held.any));
    const Rank high = take_highest(pairs);
    Ranks rest = held.any ^ bit(high);
    if (pairs != 0) {
        const Rank low = highest(pairs);
        return HandValue(Category::two_pair, {high, low, highest(rest ^ bit(low))});
    }
    const Rank first = take_highest(rest);
    const Rank second = take_highest(rest);
    return HandValue(Category::pair, {high, first, second, highest(rest)});
}

} // namespace

HandValue best_plain_value(CardSet cards, SuitSizes sizes, Deck deck) {
    const Holding held(cards);
    HandValue best;
    if (sizes.some_flush())
        best = best_flush(held, sizes, deck);
    if (held.thrice != 0)
        best = std::max(best, best_of_threes(held));
    if (best.category() < Category::straight) {
        if (const Ranks tops = straight_tops(held.any, deck); tops != 0)
            return HandValue(Category::straight, {highest(tops)});
    }
    return best != HandValue() ? best : best_of_pairs(held);
}

} // namespace cards
