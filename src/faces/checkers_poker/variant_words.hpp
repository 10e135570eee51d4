#pragma once

#include "games/checkers_poker/options.hpp"

#include <QString>

namespace checkers_poker_face {

/// The variant in a line, such as "64 cards · high-low · wild: foxes"; "the standard game" for the
/// game as it is.
QString inWords(const checkers_poker::Options& options);

/// The wild cards: "deuces", "foxes, nine of hearts and 3 more", "all 52 cards"; "none".
QString wildInWords(cards::CardSet wild);
/// The start: "corner", "draughts", …, or "12 against 8 checkers" for one of the players' own.
QString startInWords(const checkers_poker::StartingConfiguration& start);

/// What a choice changes in play, each as a plain sentence.
QString deckMeaning(const checkers_poker::Options& options);
QString highLowMeaning(const checkers_poker::Options& options);
QString dieMeaning(const checkers_poker::Options& options);
QString wildMeaning(const checkers_poker::Options& options);
QString startMeaning(const checkers_poker::Options& options);

/// Why the wild cards or the start cannot be played; empty when they can.
QString troubleWithWild(const checkers_poker::Options& options);
QString troubleWithStart(const checkers_poker::StartingConfiguration& start);

} // namespace checkers_poker_face
