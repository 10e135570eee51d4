#pragma once

#include "cards/announcement.hpp"
#include "cards/card.hpp"
#include "cards/hand_value.hpp"

#include <string>
#include <string_view>

namespace cards {

/// The announcement in words, as a player says it: "tens and fives", "royal flush in spades".
std::string in_words(Announcement announcement);

/// "ten", "fox", "ace"; and the plural: "tens", "sixes", "foxes".
std::string_view in_words(Rank rank);
std::string plural_in_words(Rank rank);
/// "spades"
std::string_view in_words(Suit suit);
/// "nine of hearts"
std::string in_words(Card card);
/// "three of a kind"
std::string_view in_words(Category category);

} // namespace cards
