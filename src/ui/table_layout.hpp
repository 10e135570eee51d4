#pragma once

#include "ui/density.hpp"

#include <QRect>
#include <QSize>

namespace ui {

/// Where the board and the column beside it stand in a window of a size.
struct TableLayout {
    QRect board; ///< square
    QRect column;
    Density density = Density::full;
    /// How large the letters in the column are, compared with the desktop's.
    double fontScale = 1;
};

/// The board is as large as its height allows and leaves the column a width that its texts can do
/// with. They never overlap.
TableLayout layOut(QSize size);

} // namespace ui
