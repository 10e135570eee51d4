#pragma once

#include "ui/table/move_rows.hpp"

#include <QString>

namespace ui {

/// A cell of the list of moves by ear: "g2 to e8", "pair of kings, won", "d4 taken off", "low
/// showdown", "turn 7". Empty for an empty cell.
QString cellInWords(const MoveRow& row, MoveColumn column);

/// What stands in a column, for those without a player's name above: "Turn", "Die", "Removal".
QString columnInWords(MoveColumn column);

} // namespace ui
