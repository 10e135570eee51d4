#include "ui/window/text_focus.hpp"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QLineEdit>

namespace ui {

TextFocus::TextFocus(QObject* parent)
    : QObject(parent) {
    qApp->installEventFilter(this);
}

bool TextFocus::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::FocusIn || qobject_cast<QLineEdit*>(watched) == nullptr)
        return false;
    const auto handler = QAccessible::installUpdateHandler([](QAccessibleEvent*) {});
    watched->event(event);
    QAccessible::installUpdateHandler(handler);
    return true;
}

} // namespace ui
