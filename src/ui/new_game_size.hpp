#pragma once

#include <QSize>

class QWidget;

namespace ui {

/// Gives a dialog its usual size, or less where the screen is smaller.
void resizeForScreen(QWidget& dialog, QSize usual);

} // namespace ui
