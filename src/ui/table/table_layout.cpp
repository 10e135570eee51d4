#include "ui/table/table_layout.hpp"

#include <QFontMetricsF>

#include <algorithm>

namespace ui {

namespace {

// In digits side by side.
constexpr double leastColumn = 32.5;
constexpr double mostColumn = 86;
constexpr double narrowColumn = 50;

// In lines one above the other.
constexpr double linesOfFull = 43;
constexpr double linesOfMedium = 33;
constexpr double linesOfCompact = 23;

/// Where lines are few letters are somewhat smaller than the desktop's, where they are many larger.
double fontScaleFor(double lines) {
    constexpr double few = 29;
    constexpr double fewer = 20;
    if (lines < fewer)
        return std::clamp(0.9 - (fewer - lines) * 0.015, 0.75, 0.9);
    return std::clamp(0.9 + (lines - few) * 0.0083, 0.9, 1.3);
}

Density densityFor(double lines, bool narrow) {
    if (lines < linesOfCompact)
        return Density::tiny;
    if (lines < linesOfMedium || narrow)
        return Density::compact;
    return lines < linesOfFull ? Density::medium : Density::full;
}

} // namespace

TableLayout layOut(QSize size, const QFont& font) {
    const QFontMetricsF metrics(font);
    TableLayout layout;
    layout.fontScale = fontScaleFor(size.height() / metrics.height());
    // What is high but not wide has no room for larger letters.
    if (size.width() - size.height() < leastColumn * metrics.horizontalAdvance(QLatin1Char('0')))
        layout.fontScale = std::min(layout.fontScale, 1.0);
    const double line = metrics.height() * layout.fontScale;
    const double digit = metrics.horizontalAdvance(QLatin1Char('0')) * layout.fontScale;

    const bool small =
        size.height() < linesOfMedium * line || size.width() < 2 * leastColumn * digit;
    const int margin = small ? 6 : 12;
    const int height = std::max(size.height() - 2 * margin, 0);
    const int width = std::max(size.width() - 3 * margin, 0);
    const int least = std::min(static_cast<int>(leastColumn * digit), width / 2);
    const int side = std::clamp(height, 0, width - least);
    const int column = std::min(width - side, static_cast<int>(mostColumn * digit));
    const int left = margin + (width - side - column) / 2;

    layout.board = QRect(left, margin + (height - side) / 2, side, side);
    layout.column = QRect(layout.board.right() + 1 + margin, margin, column, height);
    layout.lines = static_cast<int>(height / line);
    layout.narrow = column < narrowColumn * digit;
    layout.density = densityFor(height / line, layout.narrow);
    return layout;
}

} // namespace ui
