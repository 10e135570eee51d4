#pragma once

#include <QString>

class QPushButton;
class QWidget;

namespace ui {

/// A button of a dialog that Enter never presses from elsewhere in it. `tip` says what it does, on
/// the screen and to a screen reader; it may be empty.
QPushButton* plainButton(const QString& text, const QString& name, const QString& tip,
                         QWidget* parent);

} // namespace ui
