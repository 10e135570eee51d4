#include "finders.hpp"
#include "holding.hpp"
#include "values.hpp"

#include <algorithm>

namespace cards {
namespace {

/// Five different named cards can be shown exactly when no more of them than there are wild cards
/// are missing among the plain ones, and a rank is there as often as its plain cards and the wild
/// ones together say (rules 6.4). So each announcement has a price in wild cards, and what is left
/// of them buys kickers that are not held.
class WildFinder {
public:
    WildFinder(CardSet plain, std::size_t wild_count, Deck deck, Choice choice, FoundHands& found)
        : held_(plain)
        , wild_(static_cast<int>(wild_count))
        , deck_(deck)
        , best_(choice == Choice::best)
        , found_(found) {}

    void find_all() {
        fives();
        straight_flushes();
        alike(Category::four_of_a_kind, 4, 1);
        full_houses();
        flushes();
        straights();
        alike(Category::three_of_a_kind, 3, 2);
        two_pairs();
        alike(Category::pair, 2, 3);
        high_cards();
    }

    HandValue best_value() {
        // From the top down, until one of them finds something.
        fives();
        if (found_.empty())
            straight_flushes();
        if (found_.empty())
            alike(Category::four_of_a_kind, 4, 1);
        if (found_.empty())
            full_houses();
        if (found_.empty())
            flushes();
        if (found_.empty())
            straights();
        if (found_.empty())
            alike(Category::three_of_a_kind, 3, 2);
        if (found_.empty())
            two_pairs();
        if (found_.empty())
            alike(Category::pair, 2, 3);
        return found_[0].value;
    }

private:
    Ranks deck_ranks() const { return ranks_of(deck_); }
    Ranks possible_tops() const { return deck_ranks() & ~below(Rank::five); }

    void add(Announcement announcement, HandValue value) {
        found_.push_back({announcement, value});
    }

    /// How many wild cards it takes to have a rank so many times.
    int price(Rank rank, int times) const {
        int price = times;
        for (const Ranks suit : held_.suits)
            price -= static_cast<int>(has(suit, rank));
        return std::max(price, 0);
    }
    static int missing(Ranks wanted, Ranks held) { return static_cast<int>(count(wanted & ~held)); }

    /// The best or lowest `wanted` of `ranks` of which at most `wild` are not held; 0 if there
    /// are not so many. Taking what can be taken in turn is right, as the allowed choices are a
    /// matroid.
    static Ranks choose(Ranks ranks, Ranks held, int wild, int wanted, bool best) {
        Ranks chosen = 0;
        while (wanted > 0) {
            if (wild == 0)
                ranks &= held;
            if (ranks == 0)
                return 0;
            const Rank rank = best ? take_highest(ranks) : take_lowest(ranks);
            wild -= static_cast<int>(!has(held, rank));
            chosen |= bit(rank);
            --wanted;
        }
        return chosen;
    }

    void fives() {
        for (Ranks left = deck_ranks(); left != 0;) {
            const Rank rank = take_highest(left);
            if (price(rank, 5) <= wild_)
                add(Announcement::of(Category::five_of_a_kind, rank),
                    HandValue(Category::five_of_a_kind, {rank}));
        }
    }

    void straight_flushes() {
        for (Ranks left = possible_tops(); left != 0;) {
            const Rank top = take_highest(left);
            const Ranks five = straight_ranks(top, deck_);
            for (const Suit suit : high_to_low) {
                if (missing(five, held_.of(suit)) <= wild_)
                    add(Announcement::of(Category::straight_flush, top, suit),
                        HandValue(Category::straight_flush, {top}));
            }
        }
    }

    void alike(Category category, int times, unsigned wanted) {
        for (Ranks left = deck_ranks(); left != 0;) {
            const Rank rank = take_highest(left);
            const int wild_left = wild_ - price(rank, times);
            if (wild_left < 0)
                continue;
            const Ranks kickers = choose(deck_ranks() ^ bit(rank), held_.any, wild_left,
                                         static_cast<int>(wanted), best_);
            if (kickers != 0)
                add(Announcement::of(category, rank),
                    value_of(category, rank, pack(kickers), wanted));
        }
    }

    void full_houses() {
        for (Ranks threes = deck_ranks(); threes != 0;) {
            const Rank three = take_highest(threes);
            const int wild_left = wild_ - price(three, 3);
            if (wild_left < 0)
                continue;
            for (Ranks twos = deck_ranks() ^ bit(three); twos != 0;) {
                const Rank two = take_highest(twos);
                if (price(two, 2) <= wild_left)
                    add(Announcement::of(Category::full_house, three, two),
                        HandValue(Category::full_house, {three, two}));
            }
        }
    }

    void two_pairs() {
        for (Ranks pairs = deck_ranks(); pairs != 0;) {
            const Rank high = take_highest(pairs);
            const int wild_left = wild_ - price(high, 2);
            if (wild_left < 0)
                continue;
            for (Ranks lower = pairs; lower != 0;) {
                const Rank low = take_highest(lower);
                if (price(low, 2) > wild_left)
                    continue;
                const Ranks rest = deck_ranks() ^ bit(high) ^ bit(low);
                const Ranks kicker = choose(rest, held_.any, wild_left - price(low, 2), 1, best_);
                if (kicker != 0)
                    add(Announcement::of(Category::two_pair, high, low),
                        value_of(Category::two_pair, high, low, pack(kicker)));
            }
        }
    }

    void flushes() {
        const auto before = static_cast<std::ptrdiff_t>(found_.size());
        for (const Suit suit : high_to_low) {
            for (Ranks left = possible_tops(); left != 0;) {
                const Rank top = take_highest(left);
                if (const Ranks five = five_different(held_.of(suit), top); five != 0)
                    add(Announcement::of(Category::flush, top, suit),
                        value_of_five(Category::flush, pack(five)));
            }
        }
        sort_flushes(found_.begin() + before, found_.end());
    }

    /// A wild card makes sure that a straight or a high card need not be of one suit.
    void straights() {
        for (Ranks left = possible_tops(); left != 0;) {
            const Rank top = take_highest(left);
            if (missing(straight_ranks(top, deck_), held_.any) <= wild_)
                add(Announcement::of(Category::straight, top),
                    HandValue(Category::straight, {top}));
        }
    }

    void high_cards() {
        for (Ranks left = possible_tops(); left != 0;) {
            const Rank top = take_highest(left);
            if (const Ranks five = five_different(held_.any, top); five != 0)
                add(Announcement::of(Category::high_card, top),
                    value_of_five(Category::high_card, pack(five)));
        }
    }

    /// Five ranks with that top that are no straight, the best or lowest choice; 0 if there are
    /// none.
    Ranks five_different(Ranks held, Rank top) const {
        const Ranks four = choose(deck_ranks() & below(top), held,
                                  wild_ - static_cast<int>(!has(held, top)), 4, best_);
        if (four == 0)
            return 0;
        const Ranks five = four | bit(top);
        if (straight_tops(five, deck_) == 0)
            return five;
        return best_ ? next_best(held, five) : next_lowest(held, five);
    }

    /// The best choice after a straight: as many of its ranks as can be kept, the next one left
    /// out.
    Ranks next_best(Ranks held, Ranks straight) const {
        for (int kept = 4; kept > 0; --kept) {
            Ranks left = straight;
            Ranks prefix = 0;
            for (int i = 0; i < kept; ++i)
                prefix |= bit(take_highest(left));
            const Ranks rest = deck_ranks() & below(highest(left));
            const Ranks more = choose(rest, held, wild_ - missing(prefix, held), 5 - kept, true);
            if (more != 0)
                return prefix | more;
        }
        return 0;
    }

    /// The lowest choice after a straight. Only after A-2-3-4-5 is there one: the second rank goes
    /// up as little as it can.
    Ranks next_lowest(Ranks held, Ranks straight) const {
        if (straight != wheel)
            return 0;
        const int wild = wild_ - static_cast<int>(!has(held, Rank::ace));
        for (Ranks seconds = deck_ranks() & ~wheel; seconds != 0;) {
            const Rank second = take_lowest(seconds);
            const int wild_left = wild - static_cast<int>(!has(held, second));
            if (wild_left < 0)
                continue;
            const Ranks three = choose(deck_ranks() & below(second), held, wild_left, 3, false);
            if (three != 0)
                return bit(Rank::ace) | bit(second) | three;
        }
        return 0;
    }

    Holding held_;
    int wild_;
    Deck deck_;
    bool best_;
    FoundHands& found_;
};

} // namespace

void find_wild_hands(CardSet plain, std::size_t wild_count, Deck deck, Choice choice,
                     FoundHands& found) {
    WildFinder(plain, wild_count, deck, choice, found).find_all();
}

HandValue best_wild_value(CardSet plain, std::size_t wild_count, Deck deck) {
    FoundHands found;
    return WildFinder(plain, wild_count, deck, Choice::best, found).best_value();
}

} // namespace cards
