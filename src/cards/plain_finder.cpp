#include "finders.hpp"
#include "hand_writer.hpp"
#include "mixed_five.hpp"

namespace cards {
namespace {

/// Finds the announcements from the greatest down. Which kickers go with them depends on the
/// choice, and the best and the lowest of them lie at one end of the sorted ranks: all that is
/// needed is to leave out of those the ranks that are announced.
template <Choice choice>
class PlainFinder {
public:
    PlainFinder(CardSet cards, SuitSizes sizes, Deck deck, FoundHand* begin)
        : held_(cards)
        , sizes_(sizes)
        , ranks_(held_.any)
        , tops_(straight_tops(held_.any, deck))
        , deck_(deck)
        , out_(begin) {}

    /// Returns the end of what was found.
    FoundHand* find_all() {
        const bool flush = sizes_.some_flush();
        const bool high_card_may_be_flush = flush && only_cards_may_be_flush();
        if (flush)
            straight_flushes();
        if (held_.thrice != 0) {
            alike(Category::four_of_a_kind, held_.four_times, 1);
            full_houses();
        }
        if (flush)
            flushes();
        if (high_card_may_be_flush) {
            out_.each_of(Category::straight, mixed_straights());
            alike(Category::three_of_a_kind, held_.thrice, 2);
            two_pairs();
            alike(Category::pair, held_.twice, 3);
            mixed_high_cards();
        } else {
            out_.each_of(Category::straight, tops_);
            alike(Category::three_of_a_kind, held_.thrice, 2);
            two_pairs();
            alike(Category::pair, held_.twice, 3);
            different(ranks_, tops_,
                      [&](Rank top, PackedRanks five) { out_.high_card(top, five); });
        }
        return out_.end();
    }

private:
    PackedRanks nearest(unsigned wanted) const {
        return choice == Choice::best ? ranks_.highest(wanted) : ranks_.lowest(wanted);
    }

    /// Whether five ranks are held in one and the same suit alone.
    bool only_cards_may_be_flush() const {
        const std::uint64_t twice = held_.twice;
        const CardSet several(twice | twice << 16U | twice << 32U | twice << 48U);
        return SuitSizes(held_.cards - several).some_flush();
    }

    void straight_flushes() {
        std::array<Ranks, suit_count> tops{};
        for (const Suit suit : all_suits)
            tops[static_cast<std::size_t>(suit)] = straight_tops(held_.of(suit), deck_);
        out_.straight_flushes(tops);
    }

    void alike(Category category, Ranks left, unsigned wanted) {
        if (left == 0 || ranks_.size() <= wanted)
            return;
        const PackedRanks near = nearest(wanted + 1);
        while (left != 0) {
            const Rank rank = take_highest(left);
            out_.add(Announcement::of(category, rank),
                     value_of(category, rank, without(near, rank, wanted), wanted));
        }
    }

    void full_houses() {
        for (Ranks threes = held_.thrice; threes != 0;) {
            const Rank three = take_highest(threes);
            out_.full_houses(three, held_.twice ^ bit(three));
        }
    }

    void two_pairs() {
        if (ranks_.size() < 3)
            return;
        const PackedRanks near = nearest(3);
        for (Ranks pairs = held_.twice; pairs != 0;) {
            const Rank high = take_highest(pairs);
            const PackedRanks near_high = without(near, high, 2);
            for (Ranks lower = pairs; lower != 0;) {
                const Rank low = take_highest(lower);
                out_.add(Announcement::of(Category::two_pair, high, low),
                         value_of(Category::two_pair, high, low, without(near_high, low, 1)));
            }
        }
    }

    void flushes() {
        FoundHand* const first = out_.end();
        unsigned suits = 0;
        for (const Suit suit : high_to_low) {
            if (!sizes_.is_flush(suit))
                continue;
            ++suits;
            different(RankList(held_.of(suit)), straight_tops(held_.of(suit), deck_),
                      [&](Rank top, PackedRanks five) { out_.flush(top, suit, five); });
        }
        if (suits > 1)
            sort_flushes(first, out_.end());
    }

    Ranks mixed_straights() const {
        Ranks tops = tops_;
        for (const Suit suit : all_suits)
            tops &= ~straight_tops(held_.only(suit), deck_);
        return tops;
    }

    void mixed_high_cards() {
        for (unsigned i = ranks_.size(); i-- > 4;) {
            const auto top = static_cast<Rank>(ranks_[i]);
            if (const Ranks five = mixed_five(held_, top, deck_, choice); five != 0)
                out_.high_card(top, pack(five));
        }
    }

    /// Calls `add` for each top with five of `ranks` that are no straight.
    template <class Add>
    void different(const RankList& ranks, Ranks tops, const Add& add) const {
        constexpr PackedRanks packed_wheel = pack(wheel);
        constexpr bool best = choice == Choice::best;
        for (unsigned i = ranks.size(); i-- > 4;) {
            const PackedRanks top = ranks[i];
            PackedRanks five = best ? ranks.slice(i - 4, 5) : top << 16U | ranks.lowest(4);
            const bool straight =
                five == packed_wheel || (has(tops, static_cast<Rank>(top)) && (best || i == 4));
            if (straight) {
                // The next choice has another fifth rank, or another second above A-2-3-4-5.
                if (i == 4)
                    continue;
                five = best ? (five & ~0xFU) | ranks[i - 5]
                            : top << 16U | ranks[4] << 12U | ranks.lowest(3);
            }
            add(static_cast<Rank>(top), five);
        }
    }

    Holding held_;
    SuitSizes sizes_;
    RankList ranks_;
    Ranks tops_;
    Deck deck_;
    HandWriter out_;
};

} // namespace

void find_plain_hands(CardSet cards, SuitSizes sizes, Deck deck, Choice choice, FoundHands& found) {
    FoundHand* const begin = found.begin();
    FoundHand* const end = choice == Choice::best
                               ? PlainFinder<Choice::best>(cards, sizes, deck, begin).find_all()
                               : PlainFinder<Choice::lowest>(cards, sizes, deck, begin).find_all();
    found.adopt(static_cast<std::size_t>(end - begin));
}

} // namespace cards
