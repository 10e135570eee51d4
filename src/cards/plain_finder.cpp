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
    PlainFinder(CardSet cards, Deck deck, FoundHand* begin)
        : held_(cards)
        , sizes_(cards)
        , ranks_(held_.any)
        , pairs_(held_.twice)
        , tops_(straight_tops(held_.any, deck))
        , deck_(deck)
        , out_(begin) {}

    /// Returns the end of what was found.
    FoundHand* find_all() {
        const bool flush_is_there = sizes_.some_flush();
        bool flush_is_forced = false;
        if (flush_is_there) {
            flush_is_forced = only_cards_may_be_flush();
            straight_flushes();
        }
        if (held_.thrice != 0) {
            fours_of_a_kind();
            full_houses();
        }
        if (flush_is_there)
            flushes();
        straights(flush_is_forced ? mixed_straights() : tops_);
        if (held_.thrice != 0)
            threes_of_a_kind();
        two_pairs();
        pairs();
        if (flush_is_forced)
            mixed_high_cards();
        else
            different<5>(ranks_, tops_, high_card);
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

    void fours_of_a_kind() {
        if (ranks_.size() < 2)
            return;
        const Kickers<choice, 1> kickers(ranks_);
        for (Ranks fours = held_.four_times; fours != 0;) {
            const Rank four = take_highest(fours);
            out_.add(alike(Category::four_of_a_kind, four, kickers.beside(four), 1));
        }
    }

    void full_houses() {
        for (Ranks threes = held_.thrice; threes != 0;) {
            const Rank three = take_highest(threes);
            const RankList twos(held_.twice ^ bit(three));
            out_.add_each<3>(twos.size(), [&](unsigned i) {
                return full_house(three, static_cast<Rank>(twos[i]));
            });
        }
    }

    void threes_of_a_kind() {
        if (ranks_.size() < 3)
            return;
        const Kickers<choice, 2> kickers(ranks_);
        for (Ranks threes = held_.thrice; threes != 0;) {
            const Rank three = take_highest(threes);
            out_.add(alike(Category::three_of_a_kind, three, kickers.beside(three), 2));
        }
    }

    void two_pairs() {
        if (ranks_.size() < 3)
            return;
        two_pairs_with<3>(0);
        two_pairs_with<2>(1);
        two_pairs_with<1>(2);
        for (unsigned i = 3; i + 1 < pairs_.size(); ++i)
            two_pairs_with<1>(i);
    }
    template <unsigned usual>
    void two_pairs_with(unsigned place) {
        const auto high = static_cast<Rank>(pairs_[place]);
        const KickerBesidePairs<choice> kicker(ranks_, high);
        const unsigned count = pairs_.size() > place ? pairs_.size() - place - 1 : 0;
        out_.add_each<usual>(count, [&](unsigned i) {
            const auto low = static_cast<Rank>(pairs_[place + 1 + i]);
            return two_pair(high, low, kicker.with(low));
        });
    }

    void pairs() {
        if (ranks_.size() < 4)
            return;
        const Kickers<choice, 3> kickers(ranks_);
        out_.add_each<4>(pairs_.size(), [&](unsigned i) {
            const auto pair = static_cast<Rank>(pairs_[i]);
            return alike(Category::pair, pair, kickers.beside(pair), 3);
        });
    }

    void flushes() {
        FoundHand* const first = out_.end();
        std::uint64_t suits = sizes_.flush_suits();
        const bool several = (suits & (suits - 1)) != 0;
        for (; suits != 0; suits &= suits - 1) {
            const auto suit = static_cast<Suit>(std::countr_zero(suits) / 16);
            const Ranks ranks = held_.of(suit);
            different<2>(RankList(ranks), straight_tops(ranks, deck_),
                         [&](PackedRanks five) { return flush(suit, five); });
        }
        if (several)
            sort_flushes(first, out_.end());
    }

    void straights(Ranks tops) {
        const RankList list(tops);
        out_.add_each<2>(list.size(),
                         [&](unsigned i) { return straight(static_cast<Rank>(list[i])); });
    }
    Ranks mixed_straights() const {
        Ranks tops = tops_;
        for (const Suit suit : all_suits)
            tops &= ~straight_tops(held_.only(suit), deck_);
        return tops;
    }

    void mixed_high_cards() {
        for (unsigned i = 0; i + 4 < ranks_.size(); ++i) {
            const auto top = static_cast<Rank>(ranks_[i]);
            if (const Ranks five = mixed_five(held_, top, deck_, choice); five != 0)
                out_.add(high_card(pack(five)));
        }
    }

    /// Adds what `make` makes of five of `ranks` that are no straight, for each top that they can
    /// have; `tops` are those of the straights among them.
    template <unsigned usual, class Make>
    void different(const RankList& ranks, Ranks tops, const Make& make) {
        if (ranks.size() < hand_size)
            return;
        const unsigned count = ranks.size() - 4;
        const PackedRanks last = ranks.lowest(5);
        const bool last_is_straight = is_straight(last, tops) || last == packed_wheel;
        out_.add_each<usual>(count - static_cast<unsigned>(last_is_straight), [&](unsigned i) {
            return make(choice == Choice::best ? best_different(ranks, tops, i)
                                               : lowest_different(ranks, i));
        });
    }
    /// The i-th rank from above and the four next; instead of a straight, the one after as the
    /// fifth. Only the last ones can be A-2-3-4-5, and they have none after.
    static PackedRanks best_different(const RankList& ranks, Ranks tops, unsigned i) {
        const PackedRanks five = ranks.slice(i, 5);
        const PackedRanks instead = (five & ~0xFU) | ranks[i + 5];
        return select(is_straight(five, tops), instead, five);
    }
    /// The i-th rank from above and the four lowest; instead of A-2-3-4-5, the next higher rank as
    /// the second. Any other straight can only be the last.
    static PackedRanks lowest_different(const RankList& ranks, unsigned i) {
        const PackedRanks five = ranks[i] << 16U | ranks.lowest(4);
        const PackedRanks second = ranks.lowest(5) >> 4U & 0xF000;
        return select(five == packed_wheel, (five & ~0xF000U) | second, five);
    }
    /// Of neighbours among ranks with these straights.
    static bool is_straight(PackedRanks five, Ranks tops) {
        return has(tops, static_cast<Rank>(five >> 16U));
    }

    static constexpr PackedRanks packed_wheel = pack(wheel);

    Holding held_;
    SuitSizes sizes_;
    RankList ranks_;
    RankList pairs_;
    Ranks tops_;
    Deck deck_;
    HandWriter out_;
};

} // namespace

void find_plain_hands(CardSet cards, Deck deck, Choice choice, FoundHands& found) {
    FoundHand* const begin = found.begin();
    FoundHand* const end = choice == Choice::best
                               ? PlainFinder<Choice::best>(cards, deck, begin).find_all()
                               : PlainFinder<Choice::lowest>(cards, deck, begin).find_all();
    found.adopt(static_cast<std::size_t>(end - begin));
}

} // namespace cards
