#include "finders.hpp"
#include "holding.hpp"
#include "values.hpp"

#include <bit>

namespace cards {
namespace {

// Which category comes out is as good as random, so that most branches on it would be mispredicted.
// Therefore more is worked out than is needed, and selected without branches.

/// std::max without a branch.
constexpr std::uint32_t greater(std::uint32_t a, std::uint32_t b) { return select(a < b, b, a); }
constexpr std::uint32_t numbered(Category category, PackedRanks ranks) {
    return value_of_five(category, ranks).number();
}

/// Three of a kind, two pair, a pair or a high card, where there is no full house.
std::uint32_t best_without_five(const Holding& held) {
    if (held.twice == 0)
        return pack_highest_five(held.any);
    Ranks lower_pairs = held.twice;
    const Rank high = take_highest(lower_pairs);
    const bool two_pair = lower_pairs != 0;
    const PackedRanks low = number(highest(lower_pairs));
    Ranks rest = held.any ^ bit(high) ^ only_if(two_pair, Ranks{1} << low);
    PackedRanks kickers = 0;
    for (int i = 0; i < 3; ++i) {
        const PackedRanks kicker = number(highest(rest));
        rest &= ~(Ranks{1} << kicker);
        kickers = kickers << 4U | kicker;
    }
    const PackedRanks first = number(high) << 16U;
    const std::uint32_t pair = numbered(Category::pair, first | kickers << 4U);
    const std::uint32_t two = numbered(Category::two_pair, first | low << 12U | (kickers & 0xF00));
    const std::uint32_t three =
        numbered(Category::three_of_a_kind, first | (kickers & 0xFF0) << 4U);
    return greater(greater(pair, only_if(two_pair, two)), only_if(held.thrice != 0, three));
}

std::uint32_t best_full_house(const Holding& held) {
    const PackedRanks three = number(highest(held.thrice));
    const Ranks pairs = held.twice & ~(Ranks{1} << three);
    return only_if(held.thrice != 0 && pairs != 0,
                   numbered(Category::full_house, three << 16U | number(highest(pairs)) << 12U));
}

std::uint32_t best_flush(CardSet cards, std::uint64_t flush_suits) {
    std::uint32_t best = 0;
    do {
        const auto suit = static_cast<Suit>(std::countr_zero(flush_suits) / 16);
        best = greater(best, numbered(Category::flush, RankList(cards.ranks(suit)).highest(5)));
        flush_suits &= flush_suits - 1;
    } while (flush_suits != 0);
    return best;
}

std::uint32_t best_straight_flush(const Holding& held, Deck deck) {
    Ranks tops = 0;
    for (const Suit suit : all_suits)
        tops |= straight_tops(held.of(suit), deck);
    return only_if(tops != 0, numbered(Category::straight_flush, number(highest(tops)) << 16U));
}

} // namespace

HandValue best_plain_value(CardSet cards, SuitSizes sizes, Deck deck) {
    const Holding held(cards);
    const Ranks tops = straight_tops(held.any, deck);
    const std::uint32_t straight =
        only_if(tops != 0, numbered(Category::straight, number(highest(tops)) << 16U));
    std::uint32_t best = greater(straight, best_full_house(held));
    if (const std::uint64_t suits = sizes.flush_suits(); suits != 0) {
        best = greater(best, best_flush(cards, suits));
        if (tops != 0)
            best = greater(best, best_straight_flush(held, deck));
    }
    if (best == 0)
        best = best_without_five(held);
    if (held.four_times != 0) {
        const Rank rank = highest(held.four_times);
        const Rank kicker = highest(held.any ^ bit(rank));
        best = greater(
            best, numbered(Category::four_of_a_kind, number(rank) << 16U | number(kicker) << 12U));
    }
    return HandValue::from_number(best);
}

} // namespace cards
