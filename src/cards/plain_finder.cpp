#include "finders.hpp"
#include "holding.hpp"
#include "values.hpp"

#include <iterator>

namespace cards {
namespace {

constexpr std::array<Suit, suit_count> high_to_low{Suit::spades, Suit::hearts, Suit::diamonds,
                                                   Suit::clubs};

class PlainFinder {
public:
    PlainFinder(CardSet cards, Deck deck, Choice choice, FoundHands& found)
        : held_(cards)
        , deck_(deck)
        , best_(choice == Choice::best)
        , found_(found) {}

    void find_all() {
        straight_flushes();
        fours();
        full_houses();
        flushes();
        straights();
        threes();
        two_pairs();
        pairs();
        high_cards();
    }

private:
    void add(Announcement announcement, HandValue value) {
        found_.push_back({announcement, value});
    }

    PackedRanks kickers(Ranks ranks, unsigned wanted) const {
        return best_ ? pack_highest(ranks, wanted) : pack_lowest(ranks, wanted);
    }

    void straight_flushes() {
        std::array<Ranks, suit_count> tops;
        Ranks left = 0;
        for (std::size_t i = 0; i < suit_count; ++i) {
            tops[i] = straight_tops(held_.suits[i], deck_);
            left |= tops[i];
        }
        while (left != 0) {
            const Rank top = take_highest(left);
            for (const Suit suit : high_to_low) {
                if (has(tops[static_cast<std::size_t>(suit)], top))
                    add(Announcement::of(Category::straight_flush, top, suit),
                        HandValue(Category::straight_flush, {top}));
            }
        }
    }

    /// Fours, threes and pairs: a rank so many times, the rest as kickers.
    void alike(Category category, Ranks left, unsigned wanted) {
        if (count(held_.any) <= wanted)
            return;
        while (left != 0) {
            const Rank rank = take_highest(left);
            add(Announcement::of(category, rank),
                value_of(category, rank, kickers(held_.any ^ bit(rank), wanted), wanted));
        }
    }
    void fours() { alike(Category::four_of_a_kind, held_.four_times, 1); }
    void threes() { alike(Category::three_of_a_kind, held_.thrice, 2); }
    void pairs() { alike(Category::pair, held_.twice, 3); }

    void full_houses() {
        for (Ranks threes = held_.thrice; threes != 0;) {
            const Rank three = take_highest(threes);
            for (Ranks twos = held_.twice ^ bit(three); twos != 0;) {
                const Rank two = take_highest(twos);
                add(Announcement::of(Category::full_house, three, two),
                    HandValue(Category::full_house, {three, two}));
            }
        }
    }

    void two_pairs() {
        if (count(held_.any) < 3)
            return;
        for (Ranks pairs = held_.twice; pairs != 0;) {
            const Rank high = take_highest(pairs);
            for (Ranks lower = pairs; lower != 0;) {
                const Rank low = take_highest(lower);
                const Ranks rest = held_.any ^ bit(high) ^ bit(low);
                add(Announcement::of(Category::two_pair, high, low),
                    value_of(Category::two_pair, high, low, kickers(rest, 1), 1));
            }
        }
    }

    void flushes() {
        const auto before = static_cast<std::ptrdiff_t>(found_.size());
        for (const Suit suit : high_to_low) {
            const Ranks ranks = held_.of(suit);
            if (count(ranks) < hand_size)
                continue;
            for (Ranks left = ranks; left != 0;) {
                const Rank top = take_highest(left);
                if (const Ranks five = five_different(ranks, top); five != 0)
                    add(Announcement::of(Category::flush, top, suit),
                        HandValue::from_number(static_cast<std::uint32_t>(Category::flush) << 20U |
                                               pack(five)));
            }
        }
        sort_flushes(found_.begin() + before, found_.end());
    }

    void straights() {
        Ranks tops = straight_tops(held_.any, deck_);
        for (const Suit suit : all_suits)
            tops &= ~straight_tops(held_.only(suit), deck_);
        while (tops != 0) {
            const Rank top = take_highest(tops);
            add(Announcement::of(Category::straight, top), HandValue(Category::straight, {top}));
        }
    }

    void high_cards() {
        for (Ranks left = held_.any; left != 0;) {
            const Rank top = take_highest(left);
            if (const Ranks five = five_mixed(top); five != 0)
                add(Announcement::of(Category::high_card, top), HandValue::from_number(pack(five)));
        }
    }

    bool is_straight(Ranks five) const { return straight_tops(five, deck_) != 0; }

    /// The ranks of the only suit that five ranks can be taken from, or nothing.
    Ranks only_suit_of(Ranks five) const {
        for (const Suit suit : all_suits) {
            if (is_within(five, held_.only(suit)))
                return held_.only(suit);
        }
        return 0;
    }

    /// Five of `ranks` with that top that are no straight, the best or the lowest choice; 0 if
    /// there are none.
    Ranks five_different(Ranks ranks, Rank top) const {
        const Ranks lower = ranks & below(top);
        if (count(lower) < 4)
            return 0;
        return best_ ? best_five(ranks, top, 0) : lowest_five(ranks, top, false);
    }
    Ranks five_mixed(Rank top) const {
        const Ranks lower = held_.any & below(top);
        if (count(lower) < 4)
            return 0;
        return best_ ? best_five_mixed(top) : lowest_five(held_.any, top, true);
    }

    static Ranks top_of(Ranks ranks, unsigned wanted) {
        Ranks taken = 0;
        for (; wanted > 0; --wanted)
            taken |= bit(take_highest(ranks));
        return taken;
    }

    /// The four highest and, below them, the highest that makes no straight and is not `barred`.
    Ranks best_five(Ranks ranks, Rank top, Ranks barred) const {
        const Ranks four = bit(top) | top_of(ranks & below(top), 3);
        Ranks rest = ranks & below(lowest(four)) & ~barred;
        while (rest != 0) {
            const Rank fifth = take_highest(rest);
            if (!is_straight(four | bit(fifth)))
                return four | bit(fifth);
        }
        return 0;
    }
    Ranks best_five_mixed(Rank top) const {
        const Ranks four = bit(top) | top_of(held_.any & below(top), 3);
        const Ranks suit = only_suit_of(four);
        if (const Ranks five = best_five(held_.any, top, suit); five != 0 || suit == 0)
            return five;
        // All but perhaps the rank that completes a straight are of that suit: it may come fourth.
        Ranks rest = held_.any & below(lowest(four));
        const Rank fourth = take_highest(rest);
        if (has(suit, fourth) || rest == 0)
            return 0;
        return (four ^ bit(lowest(four))) | bit(fourth) | bit(highest(rest));
    }

    /// The four lowest with `top`; if that is a straight or cannot be of mixed suits, the second
    /// rank goes up as little as helps.
    Ranks lowest_five(Ranks ranks, Rank top, bool mixed) const {
        Ranks higher = ranks & below(top);
        const Rank fifth = take_lowest(higher);
        const Rank fourth = take_lowest(higher);
        const Rank third = take_lowest(higher);
        const Rank second = take_lowest(higher);
        const Ranks low_three = bit(third) | bit(fourth) | bit(fifth);
        const Ranks five = bit(top) | bit(second) | low_three;
        if (const Ranks suit = mixed ? only_suit_of(five) : 0; suit != 0) {
            const Ranks others = higher & ~suit;
            return others == 0 ? 0 : bit(top) | bit(lowest(others)) | low_three;
        }
        if (!is_straight(five))
            return five;
        if (higher == 0)
            return 0;
        const Ranks raised = bit(top) | bit(lowest(higher));
        if (!mixed || only_suit_of(raised | low_three) == 0)
            return raised | low_three;
        return raised | bit(second) | bit(fourth) | bit(fifth);
    }

    Holding held_;
    Deck deck_;
    bool best_;
    FoundHands& found_;
};

} // namespace

void find_plain_hands(CardSet cards, Deck deck, Choice choice, FoundHands& found) {
    PlainFinder(cards, deck, choice, found).find_all();
}

HandValue best_plain_value(CardSet cards, Deck deck) {
    const Holding held(cards);
    Ranks straight_flushes = 0;
    HandValue flush;
    for (const Ranks suit : held.suits) {
        if (count(suit) < hand_size)
            continue;
        straight_flushes |= straight_tops(suit, deck);
        flush = std::max(flush,
                         HandValue::from_number(static_cast<std::uint32_t>(Category::flush) << 20U |
                                                pack_highest(suit, 5)));
    }
    if (straight_flushes != 0)
        return HandValue(Category::straight_flush, {highest(straight_flushes)});
    if (held.four_times != 0 && count(held.any) > 1) {
        const Rank rank = highest(held.four_times);
        return HandValue(Category::four_of_a_kind, {rank, highest(held.any ^ bit(rank))});
    }
    if (held.thrice != 0) {
        const Rank rank = highest(held.thrice);
        if (const Ranks pairs = held.twice ^ bit(rank); pairs != 0)
            return HandValue(Category::full_house, {rank, highest(pairs)});
    }
    if (flush != HandValue())
        return flush;
    if (const Ranks straights = straight_tops(held.any, deck); straights != 0)
        return HandValue(Category::straight, {highest(straights)});
    if (held.thrice != 0) {
        const Rank rank = highest(held.thrice);
        return value_of(Category::three_of_a_kind, rank, pack_highest(held.any ^ bit(rank), 2), 2);
    }
    if (held.twice == 0)
        return HandValue::from_number(pack_highest(held.any, 5));
    Ranks pairs = held.twice;
    const Rank high = take_highest(pairs);
    if (pairs == 0)
        return value_of(Category::pair, high, pack_highest(held.any ^ bit(high), 3), 3);
    const Rank low = highest(pairs);
    return value_of(Category::two_pair, high, low, pack_highest(held.any ^ bit(high) ^ bit(low), 1),
                    1);
}

} // namespace cards
