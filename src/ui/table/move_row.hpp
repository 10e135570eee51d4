#pragma once

#include "tabletop/seat.hpp"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace ui {

/// What stands in a column of the list of moves.
struct MoveColumn {
    enum class Kind : std::uint8_t {
        label,  ///< what names the line, such as its turn
        value,  ///< a figure that belongs to the line
        acts,   ///< acts, which share the width that is left
        outcome ///< what a line came to, at its end
    };
    Kind kind = Kind::acts;
    /// Written above; short, and whole.
    QString title;
    QString wholeTitle;
    /// The same by ear, where nothing is written.
    QString inWords;
    /// Whose acts they are, if only one seat's stand there.
    std::optional<tabletop::Seat> seat;
    /// The longest text that is usual there, which has to fit.
    QString usual;

    friend bool operator==(const MoveColumn&, const MoveColumn&) = default;
};

/// One act in the list of moves, or a word beside.
struct MoveCell {
    enum class Weight : std::uint8_t { usual, strong, pale };

    QString text;
    /// The same by ear; empty in an empty cell.
    QString inWords;
    /// What a tooltip says, where that is not the text.
    QString explained;
    /// The place in the history after the act; nothing in a cell that is none.
    std::optional<std::size_t> place;
    Weight weight = Weight::usual;
    /// Something was lost.
    bool isLoss = false;
    /// Whose act it is, where the column does not say.
    std::optional<tabletop::Seat> seat;

    friend bool operator==(const MoveCell&, const MoveCell&) = default;
};

/// A line of the list, with a cell for each column.
struct MoveRow {
    /// It stands out from the others. Where the list is narrow its acts stand one above the other.
    bool isBand = false;
    std::vector<MoveCell> cells;

    friend bool operator==(const MoveRow&, const MoveRow&) = default;
};

} // namespace ui
