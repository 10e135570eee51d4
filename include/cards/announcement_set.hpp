#pragma once

#include "cards/announcement.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace cards {

/// A set of announcements as bits; a small value to copy, constant time to ask.
class AnnouncementSet {
public:
    constexpr bool contains(Announcement announcement) const {
        return (words_[announcement.index() / 64] >> (announcement.index() % 64) & 1U) != 0;
    }
    constexpr void insert(Announcement announcement) {
        words_[announcement.index() / 64] |= std::uint64_t{1} << (announcement.index() % 64);
    }
    /// The sixteen announcements of a category named by one rank alone: bit r for rank r.
    constexpr std::uint32_t ranks(Category category) const {
        return bits16(Announcement::of(category, Rank::two).index());
    }
    /// Likewise those of a category named by top rank and suit, in one suit.
    constexpr std::uint32_t ranks(Category category, Suit suit) const {
        return bits16(Announcement::of(category, Rank::two, suit).index());
    }
    friend constexpr bool operator==(const AnnouncementSet&, const AnnouncementSet&) = default;

private:
    /// Sixteen bits of one word. Precondition: sixteen divides `from`.
    constexpr std::uint32_t bits16(std::size_t from) const {
        return static_cast<std::uint32_t>(words_[from / 64] >> (from % 64)) & 0xFFFFU;
    }

    std::array<std::uint64_t, (announcement_limit + 63) / 64> words_{};
};

} // namespace cards
