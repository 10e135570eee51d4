#include "cards/announcement.hpp"

#include <array>

namespace cards {
namespace {

struct NamedCategory {
    Category category;
    std::string_view prefix;
};
constexpr std::array<NamedCategory, category_count> prefixes{{
    {Category::high_card, "high:"},
    {Category::pair, "pair:"},
    {Category::two_pair, "twopair:"},
    {Category::three_of_a_kind, "trips:"},
    {Category::straight, "straight:"},
    {Category::flush, "flush:"},
    {Category::full_house, "full:"},
    {Category::four_of_a_kind, "quads:"},
    {Category::straight_flush, "sflush:"},
    {Category::five_of_a_kind, "five:"},
}};

bool names_two_ranks(Category category) { return announced_ranks(category) == 2; }

bool names_suit(Category category) {
    return category == Category::flush || category == Category::straight_flush;
}

/// Five different ranks that are no straight have at least a seven, five that are one a five.
bool can_be_top(Category category, Rank rank) {
    switch (category) {
    case Category::high_card:
    case Category::flush:
        return rank >= Rank::seven;
    case Category::straight:
    case Category::straight_flush:
        return rank >= Rank::five;
    default:
        return true;
    }
}

std::optional<Announcement> read_ranks(Category category, std::string_view letters) {
    const bool two = names_two_ranks(category) || names_suit(category);
    if (letters.size() != (two ? 2U : 1U))
        return std::nullopt;
    const std::optional<Rank> rank = rank_of_letter(letters.front());
    if (!rank || !can_be_top(category, *rank))
        return std::nullopt;
    if (!two)
        return Announcement::of(category, *rank);
    if (names_suit(category)) {
        const std::optional<Suit> suit = suit_of_letter(letters.back());
        return suit ? std::optional(Announcement::of(category, *rank, *suit)) : std::nullopt;
    }
    const std::optional<Rank> second = rank_of_letter(letters.back());
    if (!second || *second == *rank || (category == Category::two_pair && *second > *rank))
        return std::nullopt;
    return Announcement::of(category, *rank, *second);
}

} // namespace

Announcement Announcement::of(HandValue value, Suit suit) {
    const Category category = value.category();
    if (names_suit(category))
        return of(category, value.rank(0), suit);
    if (names_two_ranks(category))
        return of(category, value.rank(0), value.rank(1));
    return of(category, value.rank(0));
}

Category Announcement::category() const {
    Category found = Category::high_card;
    for (const NamedCategory& named : prefixes) {
        if (base(named.category) <= index_ && base(named.category) >= base(found))
            found = named.category;
    }
    return found;
}

Rank Announcement::rank() const {
    const std::size_t offset = index_ - base(category());
    return static_cast<Rank>(names_two_ranks(category()) ? offset / rank_count
                                                         : offset % rank_count);
}

std::optional<Rank> Announcement::second_rank() const {
    if (!names_two_ranks(category()))
        return std::nullopt;
    return static_cast<Rank>((index_ - base(category())) % rank_count);
}

std::optional<Suit> Announcement::suit() const {
    if (!names_suit(category()))
        return std::nullopt;
    return static_cast<Suit>((index_ - base(category())) / rank_count);
}

std::string to_text(Announcement announcement) {
    std::string text(prefixes[static_cast<std::size_t>(announcement.category())].prefix);
    text += letter(announcement.rank());
    if (const auto second = announcement.second_rank())
        text += letter(*second);
    if (const auto suit = announcement.suit())
        text += letter(*suit);
    return text;
}

std::optional<Announcement> announcement_from_text(std::string_view text) {
    for (const NamedCategory& named : prefixes) {
        if (text.starts_with(named.prefix))
            return read_ranks(named.category, text.substr(named.prefix.size()));
    }
    return std::nullopt;
}

} // namespace cards
