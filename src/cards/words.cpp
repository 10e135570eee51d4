#include "cards/words.hpp"

#include <array>

namespace cards {
namespace {

constexpr std::array<std::string_view, rank_count> rank_words{
    "two", "three", "four", "five",   "six",  "seven", "eight", "nine",
    "ten", "fox",   "lion", "dragon", "jack", "queen", "king",  "ace"};

constexpr std::array<std::string_view, suit_count> suit_words{"clubs", "diamonds", "hearts",
                                                              "spades"};

constexpr std::array<std::string_view, category_count> category_words{
    "high card", "pair",       "two pair",       "three of a kind", "straight",
    "flush",     "full house", "four of a kind", "straight flush",  "five of a kind"};

std::string joined(std::string_view first, std::string_view second, std::string_view third) {
    std::string text(first);
    text += second;
    text += third;
    return text;
}

} // namespace

std::string in_words(Announcement announcement) {
    const Rank rank = announcement.rank();
    const Suit suit = announcement.suit().value_or(Suit::spades);
    const Rank second = announcement.second_rank().value_or(Rank::two);
    switch (announcement.category()) {
    case Category::high_card:
        return joined(in_words(rank), " high", "");
    case Category::pair:
        return "pair of " + plural_in_words(rank);
    case Category::two_pair:
        return joined(plural_in_words(rank), " and ", plural_in_words(second));
    case Category::three_of_a_kind:
        return "three " + plural_in_words(rank);
    case Category::straight:
        return joined(in_words(rank), "-high straight", "");
    case Category::flush:
        return joined(in_words(rank), "-high flush in ", in_words(suit));
    case Category::full_house:
        return joined(plural_in_words(rank), " full of ", plural_in_words(second));
    case Category::four_of_a_kind:
        return "four " + plural_in_words(rank);
    case Category::straight_flush:
        if (rank == Rank::ace)
            return joined("royal flush in ", in_words(suit), "");
        return joined(in_words(rank), "-high straight flush in ", in_words(suit));
    case Category::five_of_a_kind:
        return "five " + plural_in_words(rank);
    }
    return {};
}

std::string_view in_words(Rank rank) { return rank_words[static_cast<std::size_t>(rank)]; }

std::string plural_in_words(Rank rank) {
    const bool ends_in_x = in_words(rank).back() == 'x';
    return joined(in_words(rank), ends_in_x ? "es" : "s", "");
}

std::string_view in_words(Suit suit) { return suit_words[static_cast<std::size_t>(suit)]; }

std::string in_words(Card card) {
    return joined(in_words(card.rank()), " of ", in_words(card.suit()));
}

std::string_view in_words(Category category) {
    return category_words[static_cast<std::size_t>(category)];
}

} // namespace cards
