#pragma once

#include "cards/announcement_set.hpp"
#include "cards/card_set.hpp"
#include "cards/hand.hpp"
#include "cards/hand_finder.hpp"
#include "games/checkers_poker/seats.hpp"
#include "games/checkers_poker/state.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace checkers_poker {

/// What a player can show with the cards that he covers, for one kind of showdown.
struct Arsenal {
    static constexpr std::size_t kept = 6;
    /// The merits of the best unused hands, best first: greater beats smaller, also at a low
    /// showdown; 0 for those that are not there.
    std::array<std::int32_t, kept> merits{};
    /// How strong the best of them is, 0 to about 1000.
    std::int16_t strength = 0;
    /// What it is all worth, used hands and what is not far from a hand considered, in thousandths
    /// of a checker.
    std::int16_t worth = 0;
    /// The unused straight flushes and fours that lack one card, numbered as for
    /// cards_of_pattern(); not more than there is room for.
    static constexpr std::size_t most_near = 6;
    std::array<std::uint8_t, most_near> near{};
    std::uint8_t near_count = 0;
};

/// Straight flushes are numbered by suit and lowest card (the ace as 0, the two as 1 …, without the
/// animals in the standard deck), fours behind them by rank.
inline constexpr std::size_t first_four_pattern = 64;
inline constexpr std::size_t pattern_count = first_four_pattern + cards::rank_count;
/// The cards of the pattern of that number.
cards::CardSet cards_of_pattern(std::size_t number, cards::Deck deck);

/// How a hand does at a showdown: greater beats smaller. Always positive.
std::int32_t merit_of(cards::HandValue value, Showdown showdown);

/// The arsenal of a seat. `found` is room to work in. About 200 ns.
Arsenal take_stock(cards::CardSet covered, const cards::AnnouncementSet& used, Seat seat,
                   Showdown showdown, const cards::HandRules& rules, cards::FoundHands& found);

} // namespace checkers_poker
