#include "finders.hpp"
#include "hand_writer.hpp"
#include "kickers.hpp"
#include "mixed_five.hpp"

#include <bit>

namespace cards {
namespace {

/// Finds the announcements from the greatest down.
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
        const bool flush = sizes_.flush_suits() != 0;
        const bool forced_flush = flush && only_cards_may_be_flush();
        if (flush && tops_ != 0)
            straight_flushes();
        if (held_.thrice != 0) {
            alike<1>(Category::four_of_a_kind, held_.four_times);
            full_houses();
        }
        if (flush)
            flushes();
        if (tops_ != 0)
            out_.each_of(Category::straight, forced_flush ? mixed_straights() : tops_);
        alike<2>(Category::three_of_a_kind, held_.thrice);
        two_pairs();
        alike<3>(Category::pair, held_.twice);
        if (forced_flush)
            mixed_high_cards();
        else
            different(ranks_, tops_, [&](PackedRanks five) { out_.high_card(five); });
        return out_.end();
    }

private:
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

    template <unsigned wanted>
    void alike(Category category, Ranks left) {
        if (left == 0 || ranks_.size() <= wanted)
            return;
        const Kickers<choice, wanted> kickers(ranks_);
        do {
            const Rank rank = take_highest(left);
            out_.add(Announcement::of(category, rank),
                     value_of(category, rank, kickers.beside(rank), wanted));
        } while (left != 0);
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
        for (Ranks pairs = held_.twice; pairs != 0;) {
            const Rank high = take_highest(pairs);
            const KickerBesidePairs<choice> kicker(ranks_, high);
            for (Ranks lower = pairs; lower != 0;) {
                const Rank low = take_highest(lower);
                out_.add(Announcement::of(Category::two_pair, high, low),
                         value_of(Category::two_pair, high, low, kicker.with(low)));
            }
        }
    }

    void flushes() {
        FoundHand* const first = out_.end();
        std::uint64_t suits = sizes_.flush_suits();
        const bool several = (suits & (suits - 1)) != 0;
        for (; suits != 0; suits &= suits - 1) {
            const auto suit = static_cast<Suit>(std::countr_zero(suits) / 16);
            const Ranks ranks = held_.of(suit);
            different(RankList(ranks), tops_ == 0 ? 0 : straight_tops(ranks, deck_),
                      [&](PackedRanks five) { out_.flush(suit, five); });
        }
        if (several)
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
                out_.high_card(pack(five));
        }
    }

    /// Calls `add` for each top with five of `ranks` that are no straight; `tops` are those of the
    /// straights among them.
    template <class Add>
    static void different(const RankList& ranks, Ranks tops, const Add& add) {
        if (tops != 0)
            return different_from_straights(ranks, tops, add);
        for (unsigned i = ranks.size(); i-- > 4;)
            add(nearest_five(ranks, i));
    }
    template <class Add>
    static void different_from_straights(const RankList& ranks, Ranks tops, const Add& add) {
        constexpr bool best = choice == Choice::best;
        constexpr PackedRanks packed_wheel = pack(wheel);
        for (unsigned i = ranks.size(); i-- > 4;) {
            const PackedRanks top = ranks[i];
            PackedRanks five = nearest_five(ranks, i);
            const bool straight =
                five == packed_wheel || (has(tops, static_cast<Rank>(top)) && (best || i == 4));
            if (straight && i == 4)
                continue;
            // The next choice has another fifth rank, or another second above A-2-3-4-5.
            if (straight)
                five = best ? (five & ~0xFU) | ranks[i - 5]
                            : top << 16U | ranks[4] << 12U | ranks.lowest(3);
            add(five);
        }
    }
    /// The i-th rank from below and the four below it, or the four lowest.
    static PackedRanks nearest_five(const RankList& ranks, unsigned i) {
        return choice == Choice::best ? ranks.slice(i - 4, 5) : ranks[i] << 16U | ranks.lowest(4);
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
