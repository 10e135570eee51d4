#include "finders.hpp"
#include "hand_writer.hpp"

#include <algorithm>

namespace cards {
namespace {

/// Five different named cards can be shown exactly when no more of them than there are wild cards
/// are missing among the plain ones; and a rank as often as its plain cards and the wild ones make
/// up together (rules 6.4). So each announcement has a price in wild cards, and what is left of
/// them buys kickers that are not held. A wild card that stands for itself is bought like any
/// other.
class WildFinder {
public:
    WildFinder(CardSet plain, std::size_t wild_count, Deck deck, Choice choice, FoundHand* begin)
        : held_(plain)
        , sizes_(plain)
        , at_least_{ranks_of(deck), held_.any, held_.twice, held_.thrice, held_.four_times}
        , wild_(static_cast<int>(wild_count))
        , deck_(deck)
        , best_(choice == Choice::best)
        , out_(begin) {}

    /// The categories from the greatest down, until there is one hand or to the end. Returns the
    /// end of what was found.
    FoundHand* find(bool one_will_do) {
        const FoundHand* const begin = out_.end();
        for (std::size_t i = category_count; i-- > 0;) {
            find(static_cast<Category>(i));
            if (one_will_do && out_.end() != begin)
                break;
        }
        return out_.end();
    }

private:
    void find(Category category) {
        switch (category) {
        case Category::five_of_a_kind:
            return fives();
        case Category::straight_flush:
            return straight_flushes();
        case Category::four_of_a_kind:
            return alike(category, 4, 1);
        case Category::full_house:
            return full_houses();
        case Category::flush:
            return flushes();
        case Category::straight:
            return straights();
        case Category::three_of_a_kind:
            return alike(category, 3, 2);
        case Category::two_pair:
            return two_pairs();
        case Category::pair:
            return alike(category, 2, 3);
        case Category::high_card:
            return high_cards();
        }
    }

    Ranks deck_ranks() const { return at_least_[0]; }
    Ranks possible_tops() const { return deck_ranks() & ~below(Rank::five); }

    /// The ranks of which `wild` wild cards and the plain ones make so many.
    Ranks affordable(int times, int wild) const {
        const int plain = times - wild;
        if (plain > static_cast<int>(suit_count))
            return 0;
        return plain > 0 ? at_least_[static_cast<std::size_t>(plain)] : deck_ranks();
    }
    /// How many wild cards it takes to have a rank so many times.
    int price(Rank rank, int times) const {
        int plain = 0;
        for (const Suit suit : all_suits)
            plain += static_cast<int>(has(held_.of(suit), rank));
        return std::max(times - plain, 0);
    }
    static int missing(Ranks wanted, Ranks held) {
        int missing = 0;
        for (Ranks left = wanted & ~held; left != 0; left &= left - 1)
            ++missing;
        return missing;
    }

    /// The best or lowest `wanted` of `ranks` of which at most `wild` are not held; 0 if there
    /// are not so many. Taking greedily what can be taken is right, as the choices allowed are the
    /// independent sets of a matroid.
    static Ranks choose(Ranks ranks, Ranks held, int wild, unsigned wanted, bool best) {
        Ranks chosen = 0;
        for (; wanted > 0; --wanted) {
            if (wild == 0)
                ranks &= held;
            if (ranks == 0)
                return 0;
            const Rank rank = best ? take_highest(ranks) : take_lowest(ranks);
            wild -= static_cast<int>(!has(held, rank));
            chosen |= bit(rank);
        }
        return chosen;
    }

    void fives() { out_.each_of(Category::five_of_a_kind, affordable(5, wild_)); }

    void straight_flushes() {
        std::array<Ranks, suit_count> tops{};
        for (const Suit suit : all_suits)
            tops[static_cast<std::size_t>(suit)] =
                straight_tops_lacking(held_.of(suit), deck_, wild_);
        out_.straight_flushes(tops);
    }

    void alike(Category category, int times, unsigned wanted) {
        for (Ranks left = affordable(times, wild_); left != 0;) {
            const Rank rank = take_highest(left);
            const Ranks kickers = choose(deck_ranks() ^ bit(rank), held_.any,
                                         wild_ - price(rank, times), wanted, best_);
            if (kickers != 0)
                out_.add(cards::alike(category, rank, pack(kickers), wanted));
        }
    }

    void full_houses() {
        for (Ranks threes = affordable(3, wild_); threes != 0;) {
            const Rank three = take_highest(threes);
            const int wild_left = wild_ - price(three, 3);
            for (Ranks twos = affordable(2, wild_left) & ~bit(three); twos != 0;)
                out_.add(full_house(three, take_highest(twos)));
        }
    }

    void two_pairs() {
        for (Ranks highs = affordable(2, wild_); highs != 0;) {
            const Rank high = take_highest(highs);
            const int wild_left = wild_ - price(high, 2);
            for (Ranks lows = affordable(2, wild_left) & below(high); lows != 0;) {
                const Rank low = take_highest(lows);
                const Ranks rest = deck_ranks() ^ bit(high) ^ bit(low);
                const Ranks kicker = choose(rest, held_.any, wild_left - price(low, 2), 1, best_);
                if (kicker != 0)
                    out_.add(two_pair(high, low, pack(kicker)));
            }
        }
    }

    void flushes() {
        FoundHand* const first = out_.end();
        for (const Suit suit : high_to_low) {
            if (sizes_.of(suit) + static_cast<std::size_t>(wild_) < hand_size)
                continue;
            for (Ranks left = possible_tops(); left != 0;) {
                const Rank top = take_highest(left);
                if (const Ranks five = five_different(held_.of(suit), top); five != 0)
                    out_.add(flush(suit, pack(five)));
            }
        }
        sort_flushes(first, out_.end());
    }

    /// A wild card sees to it that straights and high cards need not be of one suit.
    void straights() {
        out_.each_of(Category::straight, straight_tops_lacking(held_.any, deck_, wild_));
    }

    void high_cards() {
        for (Ranks left = possible_tops(); left != 0;) {
            const Rank top = take_highest(left);
            if (const Ranks five = five_different(held_.any, top); five != 0)
                out_.add(high_card(pack(five)));
        }
    }

    /// Five ranks with that top that are no straight, the best or the lowest choice; 0 if there are
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

    /// The best choice after a straight: as many of its ranks as can be kept, then a rank less than
    /// the next.
    Ranks next_best(Ranks held, Ranks straight) const {
        for (unsigned kept = 4; kept > 0; --kept) {
            Ranks left = straight;
            for (unsigned i = 0; i < kept; ++i)
                take_highest(left);
            const Ranks prefix = straight ^ left;
            const Ranks rest = choose(deck_ranks() & below(highest(left)), held,
                                      wild_ - missing(prefix, held), 5 - kept, true);
            if (rest != 0)
                return prefix | rest;
        }
        return 0;
    }

    /// The lowest choice after a straight. There is one only after A-2-3-4-5: the second rank goes
    /// up as little as it can.
    Ranks next_lowest(Ranks held, Ranks straight) const {
        if (straight != wheel)
            return 0;
        const int wild = wild_ - static_cast<int>(!has(held, Rank::ace));
        const Ranks bought = wild > 0 ? deck_ranks() : held;
        for (Ranks seconds = bought & ~wheel; seconds != 0;) {
            const Rank second = take_lowest(seconds);
            const int wild_left = wild - static_cast<int>(!has(held, second));
            const Ranks rest = choose(deck_ranks() & below(second), held, wild_left, 3, false);
            if (rest != 0)
                return bit(Rank::ace) | bit(second) | rest;
        }
        return 0;
    }

    Holding held_;
    SuitSizes sizes_;
    std::array<Ranks, suit_count + 1> at_least_; ///< the ranks that are held so many times
    int wild_;
    Deck deck_;
    bool best_;
    HandWriter out_;
};

} // namespace

void find_wild_hands(CardSet plain, std::size_t wild_count, Deck deck, Choice choice,
                     FoundHands& found) {
    FoundHand* const begin = found.begin();
    const FoundHand* const end = WildFinder(plain, wild_count, deck, choice, begin).find(false);
    found.adopt(static_cast<std::size_t>(end - begin));
}

HandValue best_wild_value(CardSet plain, std::size_t wild_count, Deck deck) {
    FoundHands found;
    WildFinder(plain, wild_count, deck, Choice::best, found.begin()).find(true);
    return found.begin()->value;
}

} // namespace cards
