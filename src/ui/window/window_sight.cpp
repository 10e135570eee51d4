#include "ui/window/window_sight.hpp"

#include <QEvent>
#include <QWidget>
#include <QWindow>

namespace ui {

WindowSight::WindowSight(QWidget& window)
    : QObject(&window)
    , window_(window) {
    window_.installEventFilter(this);
    update();
}

bool WindowSight::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Show:
        // Of what the desktop does with it, only the native window hears.
        if (watched == &window_ && window_.windowHandle() != nullptr)
            window_.windowHandle()->installEventFilter(this);
        break;
    case QEvent::Hide:
    case QEvent::WindowStateChange:
    case QEvent::Expose:
        break;
    default:
        return QObject::eventFilter(watched, event);
    }
    // The event has not reached the window yet.
    QMetaObject::invokeMethod(this, &WindowSight::update, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

void WindowSight::update() {
    const QWindow* native = window_.windowHandle();
    const bool seen =
        window_.isVisible() && !window_.isMinimized() && native != nullptr && native->isExposed();
    if (seen_ == seen)
        return;
    seen_ = seen;
    Q_EMIT changed(seen);
}

} // namespace ui
