#pragma once

#include "cards/hand_finder.hpp"
#include "rank_list.hpp"

namespace cards {

/// The best or lowest so many kickers beside a rank that is announced. They are at one end of the
/// sorted ranks: all that is needed is to leave the announced one out there.
template <Choice choice, unsigned wanted>
class Kickers {
public:
    /// Precondition: more than `wanted` ranks.
    explicit constexpr Kickers(const RankList& ranks)
        : near_(choice == Choice::best ? ranks.highest(wanted + 1) : ranks.lowest(wanted + 1)) {}

    constexpr PackedRanks beside(Rank announced) const {
        constexpr bool best = choice == Choice::best;
        // A rank that is not at this end is like the innermost one that is.
        PackedRanks kickers = without(best ? 0 : wanted);
        for (unsigned i = 0; i < wanted; ++i) {
            const unsigned place = best ? i + 1 : i;
            kickers = (near_ >> 4U * place & 0xF) == number(announced) ? without(place) : kickers;
        }
        return kickers;
    }

private:
    constexpr PackedRanks without(unsigned place) const {
        const auto kept = static_cast<PackedRanks>(packed_mask(place));
        return (near_ & kept) | (near_ >> 4U & ~kept);
    }

    PackedRanks near_;
};

/// The best or lowest kicker beside two pairs of which the higher is given.
template <Choice choice>
class KickerBesidePairs {
public:
    /// Precondition: three ranks or more.
    constexpr KickerBesidePairs(const RankList& ranks, Rank high) {
        const PackedRanks near = choice == Choice::best ? ranks.highest(3) : ranks.lowest(3);
        const PackedRanks first = near >> 8U;
        const PackedRanks second = near >> 4U & 0xF;
        const PackedRanks third = near & 0xF;
        if (choice == Choice::best) {
            // Nothing but `high` or `low` is in the way, and `low` only if `high` is the highest.
            usual_ = first == number(high) ? second : first;
            other_ = first == number(high) ? third : first;
        } else {
            usual_ = third;
            other_ = second == number(high) ? first : second;
        }
    }

    constexpr PackedRanks with(Rank low) const { return usual_ == number(low) ? other_ : usual_; }

private:
    PackedRanks usual_ = 0;
    PackedRanks other_ = 0;
};

} // namespace cards
