#include "ui/widgets/window_place.hpp"

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace ui {

namespace {

constexpr int titleHeight = 24;
constexpr int grip = 80; ///< pixels of the title bar that suffice to take hold of it

} // namespace

bool isReachable(const QRect& frame, const QList<QRect>& screens) {
    const QRect title(frame.left(), frame.top(), frame.width(), titleHeight);
    return std::any_of(screens.begin(), screens.end(), [&title](const QRect& screen) {
        const QRect seen = title.intersected(screen);
        return seen.width() >= std::min(grip, title.width()) && seen.height() >= titleHeight / 2;
    });
}

void placeWindow(QWidget& window, const QByteArray& geometry, QSize usual) {
    QList<QRect> screens;
    for (const QScreen* screen : QGuiApplication::screens())
        screens << screen->availableGeometry();
    const bool restored = !geometry.isEmpty() && window.restoreGeometry(geometry);
    if (restored && isReachable(window.frameGeometry(), screens))
        return;
    const QRect room = QGuiApplication::primaryScreen()->availableGeometry();
    const QSize size = usual.boundedTo(room.size() - QSize(0, titleHeight));
    window.setWindowState(Qt::WindowNoState);
    window.resize(size);
    window.move(room.center() - QPoint(size.width() / 2, size.height() / 2 + titleHeight / 2));
}

void resizeForScreen(QWidget& dialog, QSize usual) {
    constexpr QSize frame(16, 48);   // left to the window manager
    constexpr double usualLine = 14; // pixels, of letters of 9 points
    const double letters = std::max(dialog.fontMetrics().height() / usualLine, 1.0);
    dialog.resize((usual * letters).boundedTo(dialog.screen()->availableSize() - frame));
}

} // namespace ui
