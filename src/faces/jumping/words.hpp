#pragma once

#include "games/jumping/board.hpp"
#include "tabletop/seat.hpp"

#include <QString>
#include <QStringList>

#include <cstddef>

namespace jumping_face {

/// What a player without a name is called: the colour of the seat, "White" or "Navy".
QString seatName(tabletop::Seat seat);
/// "e4"
QString spaceText(const jumping::Board& board, jumping::Space space);
/// "one" to "twelve", then digits.
QString numberInWords(std::size_t number);
/// "2nd"
QString ordinal(std::size_t place);
/// "2nd place"
QString placeInWords(std::size_t place);
/// "Ann, Ben and Cem"
QString listed(const QStringList& words);
/// "two or four"
QString alternatives(const QStringList& words);
/// With its first letter as a capital.
QString sentence(QString words);

} // namespace jumping_face
