#pragma once

#include "cards/card_set.hpp"
#include "cards/deck.hpp"
#include "cards/hand.hpp"
#include "games/checkers_poker/space.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace checkers_poker {

/// The two ends of the board at which players sit; south is where rank 1 is.
enum class End : std::uint8_t { south, north };
constexpr End opposite(End end) { return end == End::south ? End::north : End::south; }

/// Where the checkers stand at the beginning, by end (rules 2.3, 6.5).
struct StartingConfiguration {
    SpaceSet south;
    SpaceSet north;

    SpaceSet at(End end) const { return end == End::south ? south : north; }
    friend bool operator==(const StartingConfiguration&, const StartingConfiguration&) = default;
};

/// A configuration for south, and the same turned by 180 degrees for north.
StartingConfiguration turned_for_north(SpaceSet south);

StartingConfiguration corner_start();   ///< the game's own, in the lower right corner
StartingConfiguration draughts_start(); ///< the dark spaces of three rows
StartingConfiguration rows_start();     ///< one row and the middle of the next
StartingConfiguration flank_start();    ///< a block on the right-hand side

inline constexpr std::size_t least_checkers_at_start = 5;
inline constexpr std::size_t most_checkers = 12;

/// The variant that is played: fixed before the game, part of its state (rules 6).
struct Options {
    cards::Deck deck = cards::Deck::standard;
    bool high_low = false;
    bool die = false;
    cards::CardSet wild;
    StartingConfiguration start = corner_start();

    cards::HandRules hand_rules() const { return {deck, wild}; }
    friend bool operator==(const Options&, const Options&) = default;
};

/// Why options cannot be played, as a sentence for a person: wild cards that the deck does not
/// have, a side with fewer than 5 or more than 12 checkers, two starts on one space. Nothing when
/// they can.
std::optional<std::string> trouble_with(const Options& options);

/// The rules string: options joined by commas, `standard` for the game as it is.
std::string to_text(const Options& options);

} // namespace checkers_poker
