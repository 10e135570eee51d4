#pragma once

#include <QByteArray>
#include <QList>
#include <QRect>
#include <QSize>

class QWidget;

namespace ui {

/// Whether a window there can be seen and its title bar reached on one of the screens.
bool isReachable(const QRect& frame, const QList<QRect>& screens);

/// Puts a window where it was, if that is known and still on a screen; else in the middle of one,
/// no larger than it.
void placeWindow(QWidget& window, const QByteArray& geometry, QSize usual);

/// Gives a dialog its usual size – that with letters of 9 points, more with larger ones – or less
/// where the screen is smaller.
void resizeForScreen(QWidget& dialog, QSize usual);

} // namespace ui
