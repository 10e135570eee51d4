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
    friend constexpr bool operator==(const AnnouncementSet&, const AnnouncementSet&) = default;

private:
    std::array<std::uint64_t, (announcement_limit + 63) / 64> words_{};
};

} // namespace cards
