#pragma once

#include "cards/card.hpp"

#include <QPainterPath>

namespace ui {

/// The height of the glyphs below: capitals and digits reach from y = 0 down to here.
inline constexpr double glyphHeight = 100;

/// Digits and letters of one weight, drawn for the game: no font is used. `10` for the ten, letters
/// for the animals. Starts at x = 0.
const QPainterPath& rankGlyph(cards::Rank rank);

/// Club, diamond, heart, spade, glyphHeight tall at most.
const QPainterPath& suitGlyph(cards::Suit suit);

bool isAnimal(cards::Rank rank);

/// The head of fox, lion or dragon in a square of glyphHeight. Precondition: isAnimal(rank).
const QPainterPath& animalGlyph(cards::Rank rank);

} // namespace ui
