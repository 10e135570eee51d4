#pragma once

#include "games/checkers_poker/record.hpp"

#include <QString>

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace ui {

/// One act in the list of moves.
struct MoveCell {
    QString text;
    /// The place in the history after the act; nothing in an empty cell.
    std::optional<std::size_t> place;
    bool won = false;  ///< the hand won its showdown
    bool lost = false; ///< the hand lost its showdown

    friend bool operator==(const MoveCell&, const MoveCell&) = default;
};

enum class MoveColumn { turn, die, ofFirst, ofSecond, removal };
inline constexpr std::size_t moveColumnCount = 5;

/// A line of the list: a turn, a showdown, or another act that stands alone.
struct MoveRow {
    bool showdown = false;
    bool low = false;
    std::array<MoveCell, moveColumnCount> cells;

    MoveCell& at(MoveColumn column) { return cells[static_cast<std::size_t>(column)]; }
    friend bool operator==(const MoveRow&, const MoveRow&) = default;
};

/// A line in words: the acts between two places, as MoveLines puts them together.
/// Precondition: begin < end.
MoveRow rowOfMoves(const checkers_poker::Match& match, std::size_t begin, std::size_t end);

/// Every act of a match, those undone included, in the lines in which they are listed.
std::vector<MoveRow> rowsOfMoves(const checkers_poker::Match& match);

} // namespace ui
