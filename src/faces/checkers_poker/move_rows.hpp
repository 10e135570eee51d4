#pragma once

#include "games/checkers_poker/record.hpp"
#include "ui/table/face.hpp"
#include "ui/table/move_row.hpp"

#include <cstddef>
#include <vector>

namespace ui {

/// The columns of the list of moves: the turn, the die where there is one, First, Second, and the
/// checker that a showdown cost.
std::vector<MoveColumn> columnsOfMoves(const checkers_poker::Match& match);

/// Turns and showdowns have a line each; other acts stand alone.
bool beginsLineOfMoves(const ListedAct& last, const ListedAct& act);

/// Whether the line that an act begins is a showdown, which stands out.
bool isBandOfMoves(const ListedAct& act);

/// A line in words: the acts between two places, as they stand in one line.
/// Precondition: begin < end.
MoveRow rowOfMoves(const checkers_poker::Match& match, std::size_t begin, std::size_t end);

} // namespace ui
