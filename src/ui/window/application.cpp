#include "ui/window/application.hpp"

#include <QEvent>

#include <new>

namespace ui {

/// No exception may pass through Qt's loop, which would end the program.
bool Application::notify(QObject* receiver, QEvent* event) {
    const QEvent::Type type = event->type();
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::bad_alloc&) {
        // Telling is painted, too.
        if (type != QEvent::Paint && type != QEvent::UpdateRequest)
            noteLackOfMemory();
        return false;
    }
}

void Application::noteLackOfMemory() noexcept {
    try {
        Q_EMIT ranOutOfMemory();
    } catch (const std::bad_alloc&) {
        return; // there is none for words either
    }
}

} // namespace ui
