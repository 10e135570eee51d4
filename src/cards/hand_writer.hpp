#pragma once

#include "cards/hand_finder.hpp"
#include "holding.hpp"
#include "values.hpp"

#include <array>

namespace cards {

/// Writes found hands one after the other, the greatest first.
class HandWriter {
public:
    explicit HandWriter(FoundHand* begin)
        : end_(begin) {}

    FoundHand* end() const { return end_; }

    void add(Announcement announcement, HandValue value) { *end_++ = {announcement, value}; }

    /// A straight flush for each top rank of each suit.
    void straight_flushes(const std::array<Ranks, suit_count>& tops) {
        for (Ranks left = tops[0] | tops[1] | tops[2] | tops[3]; left != 0;) {
            const Rank top = take_highest(left);
            for (const Suit suit : high_to_low) {
                if (has(tops[static_cast<std::size_t>(suit)], top))
                    add(Announcement::of(Category::straight_flush, top, suit),
                        HandValue(Category::straight_flush, {top}));
            }
        }
    }
    void flush(Suit suit, PackedRanks five) {
        add(Announcement::of(Category::flush, top_of(five), suit),
            value_of_five(Category::flush, five));
    }
    void high_card(PackedRanks five) {
        add(Announcement::of(Category::high_card, top_of(five)),
            value_of_five(Category::high_card, five));
    }
    /// For categories whose value is no more than the ranks that are announced.
    void each_of(Category category, Ranks ranks) {
        while (ranks != 0) {
            const Rank rank = take_highest(ranks);
            add(Announcement::of(category, rank), HandValue(category, {rank}));
        }
    }
    void full_houses(Rank three, Ranks twos) {
        while (twos != 0) {
            const Rank two = take_highest(twos);
            add(Announcement::of(Category::full_house, three, two),
                HandValue(Category::full_house, {three, two}));
        }
    }

private:
    static Rank top_of(PackedRanks five) { return static_cast<Rank>(five >> 16U); }

    FoundHand* end_;
};

} // namespace cards
