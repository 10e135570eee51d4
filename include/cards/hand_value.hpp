#pragma once

#include "cards/card.hpp"

#include <compare>
#include <cstddef>
#include <cstdint>

namespace cards {

/// The kinds of hand, weakest first (rules 4.3).
enum class Category : std::uint8_t {
    high_card,
    pair,
    two_pair,
    three_of_a_kind,
    straight,
    flush,
    full_house,
    four_of_a_kind,
    straight_flush,
    five_of_a_kind ///< with wild cards only
};
inline constexpr std::size_t category_count = 10;

/// What a hand is worth: its category, then the ranks that decide between hands of that category in
/// the order in which they are compared (a pair before its kickers; a straight by its top rank
/// alone, the five in A-2-3-4-5). Suits do not count. Greater is better; a plain number inside.
class HandValue {
public:
    constexpr HandValue() = default;
    /// `ranks` are at most five, those to be compared first in front.
    constexpr HandValue(Category category, std::initializer_list<Rank> ranks)
        : number_(static_cast<std::uint32_t>(category) << 20U) {
        unsigned shift = 16;
        for (const Rank rank : ranks) {
            number_ |= static_cast<std::uint32_t>(rank) << shift;
            shift -= 4;
        }
    }
    /// From number().
    static constexpr HandValue from_number(std::uint32_t number) {
        HandValue value;
        value.number_ = number;
        return value;
    }

    constexpr std::uint32_t number() const { return number_; }
    constexpr Category category() const { return static_cast<Category>(number_ >> 20U); }
    /// The i-th rank to be compared. Precondition: i < compared_ranks(category()).
    constexpr Rank rank(std::size_t i) const {
        return static_cast<Rank>(number_ >> (16U - 4U * i) & 0xFU);
    }

    friend constexpr auto operator<=>(HandValue, HandValue) = default;

private:
    std::uint32_t number_ = 0;
};

/// How many ranks decide within a category: 5 for high card and flush, 4 for a pair, 3 for two pair
/// and three of a kind, 2 for a full house and four of a kind, 1 for the rest.
std::size_t compared_ranks(Category category);

/// How many ranks the announcement names (rules 4.5): 2 for two pair and full house, else 1.
std::size_t announced_ranks(Category category);

} // namespace cards
