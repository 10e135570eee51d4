#include "games/checkers_poker/arsenal.hpp"

#include "tabletop/bits.hpp"
#include "weights.hpp"

#include <algorithm>
#include <bit>
#include <iterator>

namespace checkers_poker {

using cards::Category;

namespace {

using Ranks = std::uint32_t;

int count(Ranks ranks) { return static_cast<int>(tabletop::count_ones(ranks)); }

/// Merits at a low showdown count down from here.
constexpr std::int32_t beyond_values = 1 << 24;
constexpr int strongest_at_low = 1050;

int strength_of(cards::HandValue value, Showdown showdown) {
    const auto category = static_cast<std::size_t>(value.category());
    const int strength = weights::strength_of_category[category] +
                         weights::strength_of_rank[category] * static_cast<int>(value.rank(0));
    return showdown == Showdown::low ? strongest_at_low - strength : strength;
}

/// Ranks shifted so that a straight is five bits in a row: without the gap of the standard deck,
/// the ace also in bit 0.
constexpr Ranks in_a_row(Ranks ranks, cards::Deck deck) {
    const Ranks closed =
        deck == cards::Deck::standard ? (ranks & 0x1FFU) | (ranks >> 3U & 0x1E00U) : ranks;
    return closed << 1U | (ranks >> 15U & 1U);
}

/// Where five places in a row begin of which exactly three or four are held.
struct Gapped {
    Ranks three;
    Ranks four;
};

/// Counts all runs of five places at once, a bit of the sums in each word.
constexpr Gapped gapped(Ranks row) {
    const Ranks a = row;
    const Ranks b = row >> 1U;
    const Ranks c = row >> 2U;
    const Ranks d = row >> 3U;
    const Ranks e = row >> 4U;
    const Ranks sum_abc = a ^ b ^ c;
    const Ranks carry_abc = (a & b) | (c & (a ^ b));
    const Ranks ones = sum_abc ^ d ^ e;
    const Ranks carry = (sum_abc & d) | (e & (sum_abc ^ d));
    const Ranks twos = carry_abc ^ carry;
    const Ranks fours = carry_abc & carry;
    return {ones & twos & ~fours, fours & ~ones};
}

/// What hands that lack a card or two are worth, and which lack one.
int promise(cards::CardSet covered, const cards::AnnouncementSet& used, const weights::Side& side,
            cards::Deck deck, Arsenal& arsenal) {
    const Ranks tops = deck == cards::Deck::standard ? 0x3FFU : 0x1FFFU;
    std::array<Ranks, cards::suit_count> suits{};
    const auto note = [&](std::size_t first_number, Ranks left) {
        for (; left != 0 && arsenal.near_count < Arsenal::most_near; left &= left - 1)
            arsenal.near[arsenal.near_count++] = static_cast<std::uint8_t>(
                first_number + static_cast<std::size_t>(std::countr_zero(left)));
    };
    int worth = 0;
    for (const cards::Suit suit : cards::all_suits) {
        const auto number = static_cast<std::size_t>(suit);
        const Ranks ranks = covered.ranks(suit);
        suits[number] = ranks;
        const Ranks gone = in_a_row(used.ranks(Category::straight_flush, suit), deck) >> 4U;
        const auto [three, four] = gapped(in_a_row(ranks, deck));
        const Ranks near = four & ~gone & tops;
        worth += side.straight_flush_lacking_one * count(near);
        worth += side.straight_flush_lacking_two * count(three & ~gone & tops);
        note(number * cards::rank_count, near);
    }
    const Ranks pairs_low = suits[0] & suits[1];
    const Ranks pairs_high = suits[2] & suits[3];
    const Ranks three_or_four =
        (pairs_low & (suits[2] | suits[3])) | (pairs_high & (suits[0] | suits[1]));
    const Ranks near =
        three_or_four & ~(pairs_low & pairs_high) & ~used.ranks(Category::four_of_a_kind);
    note(first_four_pattern, near);
    return worth + side.four_lacking_one * count(near);
}

} // namespace

std::int32_t merit_of(cards::HandValue value, Showdown showdown) {
    const auto number = static_cast<std::int32_t>(value.number());
    return showdown == Showdown::low ? beyond_values - number : number + 1;
}

cards::CardSet cards_of_pattern(std::size_t number, cards::Deck deck) {
    cards::CardSet set;
    if (number >= first_four_pattern) {
        for (const cards::Suit suit : cards::all_suits)
            set.insert({static_cast<cards::Rank>(number - first_four_pattern), suit});
        return set;
    }
    const auto suit = static_cast<cards::Suit>(number / cards::rank_count);
    for (std::size_t rank = 0; rank < cards::rank_count; ++rank) {
        const Ranks places = in_a_row(Ranks{1} << rank, deck);
        if ((places >> (number % cards::rank_count) & 0x1FU) != 0)
            set.insert({static_cast<cards::Rank>(rank), suit});
    }
    return set;
}

Arsenal take_stock(cards::CardSet covered, const cards::AnnouncementSet& used, Seat seat,
                   Showdown showdown, const cards::HandRules& rules, cards::FoundHands& found) {
    const bool is_low = showdown == Showdown::low;
    const weights::Side& side = weights::sides[seat];
    cards::find_hands(covered, rules, choice_at(showdown), found);
    std::array<std::size_t, cards::category_count> counts{};
    Arsenal arsenal;
    std::size_t merits = 0;
    int worth = 0;
    const auto take = [&](cards::FoundHand hand) {
        if (used.contains(hand.announcement))
            return;
        const auto category = static_cast<std::size_t>(hand.value.category());
        if (merits == 0)
            arsenal.strength = static_cast<std::int16_t>(strength_of(hand.value, showdown));
        if (merits < Arsenal::kept)
            arsenal.merits[merits++] = merit_of(hand.value, showdown);
        if (counts[category]++ == 0)
            worth += side.rank[category] * (1 + static_cast<int>(hand.value.rank(0)));
    };
    if (is_low)
        std::for_each(std::make_reverse_iterator(found.end()),
                      std::make_reverse_iterator(found.begin()), take);
    else
        std::for_each(found.begin(), found.end(), take);
    if (is_low) {
        arsenal.worth = static_cast<std::int16_t>(2 * arsenal.strength);
        return arsenal;
    }
    for (std::size_t i = 0; i < counts.size(); ++i)
        worth += side.hands[i][std::min<std::size_t>(counts[i], 8)];
    worth += promise(covered, used, side, rules.deck, arsenal);
    arsenal.worth = static_cast<std::int16_t>(std::clamp(worth, -30'000, 30'000));
    return arsenal;
}

} // namespace checkers_poker
