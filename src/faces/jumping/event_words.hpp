#pragma once

#include "faces/jumping/story.hpp"

#include <QString>

#include <cstddef>

namespace jumping_face {

/// All that the act from a place did, sentence by sentence, without a full stop at the end: "Ann
/// moves p12 to o13, over two pieces. Ann finishes: 1st place". Places are named where more than
/// two sides play.
QString actInWords(const Story& story, std::size_t place);

/// Who won or shares the first place: "Ann wins", "Ann and Cem win", "a draw".
/// Precondition, here and below: the game is over at the place.
QString resultInWords(const Story& story, std::size_t place);
/// "Ann 1st, Ben and Cem 2nd".
QString placesInWords(const Story& story, std::size_t place);

/// How a finished game ended: who won and why, with the places where more than two sides play.
struct EndWords {
    QString title;
    QString reason;
    friend bool operator==(const EndWords&, const EndWords&) = default;
};
EndWords endWords(const Story& story, std::size_t place);

/// Why and when a seat stopped playing: "2nd, on Ben's move", "waits for Cem", "4th, imprisoned";
/// of a place that it had from the start "2nd". Empty while it plays.
QString standingInWords(const Story& story, std::size_t place, Seat seat);

} // namespace jumping_face
