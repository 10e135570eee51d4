#pragma once

#include "cards/hand_finder.hpp"
#include "holding.hpp"
#include "values.hpp"

#include <array>

namespace cards {

inline FoundHand high_card(PackedRanks five) {
    return {Announcement::of(Category::high_card, static_cast<Rank>(five >> 16U)),
            value_of_five(Category::high_card, five)};
}
inline FoundHand flush(Suit suit, PackedRanks five) {
    return {Announcement::of(Category::flush, static_cast<Rank>(five >> 16U), suit),
            value_of_five(Category::flush, five)};
}
inline FoundHand straight(Rank top) {
    return {Announcement::of(Category::straight, top), HandValue(Category::straight, {top})};
}
inline FoundHand full_house(Rank three, Rank two) {
    return {Announcement::of(Category::full_house, three, two),
            HandValue(Category::full_house, {three, two})};
}
inline FoundHand two_pair(Rank high, Rank low, PackedRanks kicker) {
    return {Announcement::of(Category::two_pair, high, low),
            value_of(Category::two_pair, high, low, kicker)};
}
/// Pairs, three and four of a kind.
inline FoundHand alike(Category category, Rank rank, PackedRanks kickers, unsigned wanted) {
    return {Announcement::of(category, rank), value_of(category, rank, kickers, wanted)};
}

/// Writes found hands one after the other, the greatest first.
class HandWriter {
public:
    explicit HandWriter(FoundHand* begin)
        : end_(begin) {}

    FoundHand* end() const { return end_; }

    void add(FoundHand found) { *end_++ = found; }

    /// A straight flush for each top rank of each suit.
    void straight_flushes(const std::array<Ranks, suit_count>& tops) {
        for (Ranks left = tops[0] | tops[1] | tops[2] | tops[3]; left != 0;) {
            const Rank top = take_highest(left);
            for (const Suit suit : high_to_low) {
                if (has(tops[static_cast<std::size_t>(suit)], top))
                    add({Announcement::of(Category::straight_flush, top, suit),
                         HandValue(Category::straight_flush, {top})});
            }
        }
    }
    /// Adds make(0), make(1) … so many times. As the count is as good as random, the processor
    /// would mispredict the end of a plain loop nearly every time; so the `usual` number is made in
    /// any case, and what is beyond the count is overwritten later. Preconditions: there is room
    /// for the usual number, and make() answers for every number below it.
    template <unsigned usual, class Make>
    void add_each(unsigned count, const Make& make) {
        for (unsigned i = 0; i < usual; ++i)
            end_[i] = make(i);
        for (unsigned i = usual; i < count; ++i)
            end_[i] = make(i);
        end_ += count;
    }

    /// For categories whose value is no more than the ranks that are announced.
    void each_of(Category category, Ranks ranks) {
        while (ranks != 0) {
            const Rank rank = take_highest(ranks);
            add({Announcement::of(category, rank), HandValue(category, {rank})});
        }
    }

private:
    FoundHand* end_;
};

} // namespace cards
