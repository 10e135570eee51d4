#pragma once

#include "ui/table/density.hpp"

#include <QRect>
#include <QSize>

class QFont;

namespace ui {

/// Where the board and the column beside it stand in a window of a size, and what the column has
/// room for.
struct TableLayout {
    QRect board; ///< square
    QRect column;
    Density density = Density::full;
    /// Too few letters stand side by side for two texts in a line.
    bool narrow = false;
    /// How many lines of text are as high as the column.
    int lines = 0;
    /// How large the letters in the column are, compared with the desktop's.
    double fontScale = 1;
};

/// The board is as large as its height allows and leaves the column a width that its texts can do
/// with, letters of the desktop's `font` in mind. They never overlap.
TableLayout layOut(QSize size, const QFont& font);

} // namespace ui
