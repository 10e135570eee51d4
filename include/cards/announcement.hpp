#pragma once

#include "cards/card.hpp"
#include "cards/hand_value.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cards {

/// What a player calls his hand (rules 4.5). Two hands that are announced the same are the same
/// hand, and each player can use it only once in a game. The kickers are not part of it.
/// A number below announcement_limit inside, so that a set of announcements is a bit set.
class Announcement {
public:
    constexpr Announcement() = default;
    /// Of a category named by one rank: not two pair, full house, flush or straight flush.
    static constexpr Announcement of(Category category, Rank rank) {
        return Announcement(base(category) + number(rank));
    }
    /// Two pair (higher rank first) and full house (the triplet's rank first).
    static constexpr Announcement of(Category category, Rank first, Rank second) {
        return Announcement(base(category) + number(first) * rank_count + number(second));
    }
    /// Flush and straight flush, by top rank and suit.
    static constexpr Announcement of(Category category, Rank top, Suit suit) {
        return Announcement(base(category) + static_cast<std::size_t>(suit) * rank_count +
                            number(top));
    }
    /// Of a hand with that value; `suit` counts only for flushes and straight flushes.
    static Announcement of(HandValue value, Suit suit);
    /// From index(). Precondition: it came from there.
    static constexpr Announcement from_index(std::size_t index) { return Announcement(index); }

    constexpr std::size_t index() const { return index_; }
    Category category() const;
    /// The first rank named.
    Rank rank() const;
    /// The second rank named, in two pair and full house.
    std::optional<Rank> second_rank() const;
    /// In flushes and straight flushes.
    std::optional<Suit> suit() const;

    friend constexpr bool operator==(Announcement, Announcement) = default;

private:
    constexpr explicit Announcement(std::size_t index)
        : index_(static_cast<std::uint16_t>(index)) {}
    static constexpr std::size_t number(Rank rank) { return static_cast<std::size_t>(rank); }
    static constexpr std::size_t base(Category category) {
        switch (category) {
        case Category::high_card:
            return 0;
        case Category::pair:
            return 16;
        case Category::three_of_a_kind:
            return 32;
        case Category::straight:
            return 48;
        case Category::four_of_a_kind:
            return 64;
        case Category::five_of_a_kind:
            return 80;
        case Category::flush:
            return 96;
        case Category::straight_flush:
            return 160;
        case Category::two_pair:
            return 224;
        case Category::full_house:
            return 480;
        }
        return 0;
    }

    std::uint16_t index_ = 0;
};

/// Every Announcement::index() is below this (not every number below it is an announcement).
inline constexpr std::size_t announcement_limit = 736;
/// How many announcements there are in all: 528 in the 64-card deck and sixteen fives of a kind.
inline constexpr std::size_t announcement_count = 544;

/// The token of an announcement, such as `high:Q`, `twopair:T5`, `sflush:Ks`.
std::string to_text(Announcement announcement);

/// Reads a token that to_text() can write, for the 64-card deck; nothing for any other text.
std::optional<Announcement> announcement_from_text(std::string_view text);

} // namespace cards
