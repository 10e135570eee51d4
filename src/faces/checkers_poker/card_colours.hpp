#pragma once

#include "app/preferences.hpp"
#include "cards/card.hpp"
#include "games/checkers_poker/seats.hpp"

#include <QColor>

#include <cstdint>

namespace ui {

/// Four colours tell the suits apart sooner; two are what playing cards have.
enum class SuitColours : std::uint8_t { four, two };

/// What the index of a card is drawn on.
enum class Ground : std::uint8_t {
    card,          ///< the bare face
    firstChecker,  ///< First's checker, amber
    secondChecker, ///< Second's checker, navy
    firstGhost,    ///< First's checker to come
    secondGhost,   ///< Second's checker to come
};
SuitColours suitColoursOf(const app::Preferences& preferences);

Ground groundOf(checkers_poker::Seat seat);
Ground ghostGroundOf(checkers_poker::Seat seat);

/// The colour under the index there; `dimmed` where other cards are pointed out.
QColor groundColour(Ground ground, bool dimmed = false);

/// The colour of a suit there, readable on groundColour().
QColor suitColour(cards::Suit suit, Ground ground = Ground::card,
                  SuitColours colours = SuitColours::four, bool dimmed = false);

} // namespace ui
