#include "ui/table_layout.hpp"

#include <algorithm>

namespace ui {

namespace {

constexpr int leastColumn = 204;
constexpr int mostColumn = 680;
constexpr int compactColumn = 300;
constexpr int compactHeight = 500;
constexpr int mediumHeight = 690;

} // namespace

TableLayout layOut(QSize size) {
    const bool small = size.width() < 800 || size.height() < compactHeight;
    const int margin = small ? 6 : 12;
    const int height = std::max(size.height() - 2 * margin, 0);
    const int width = std::max(size.width() - 3 * margin, 0);
    const int side = std::clamp(height, 0, std::max(width - leastColumn, 0));
    const int column = std::min(width - side, mostColumn);
    const int left = margin + (width - side - column) / 2;

    TableLayout layout;
    layout.board = QRect(left, margin + (height - side) / 2, side, side);
    layout.column = QRect(layout.board.right() + 1 + margin, margin, column, height);
    if (column < compactColumn || height < compactHeight - 2 * margin)
        layout.density = Density::compact;
    else if (height < mediumHeight)
        layout.density = Density::medium;
    layout.fontScale = std::clamp(0.9 + (height - 440) * 0.00055, 0.9, 1.3);
    return layout;
}

} // namespace ui
