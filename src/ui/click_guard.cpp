#include "ui/click_guard.hpp"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>

namespace ui {

namespace {

bool actsAtOnce(int key) {
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
}

} // namespace

ClickGuard::ClickGuard(QObject* parent)
    : QObject(parent) {
    qApp->installEventFilter(this);
}

void ClickGuard::noteAct() {
    acted_ = true;
    heldKeyActed_ = true;
    actTime_ = lastTime_;
    actPoint_ = lastPoint_;
}

bool ClickGuard::swallowPress(const QMouseEvent& event) {
    if (!acted_)
        return false;
    const auto interval = static_cast<quint64>(QApplication::doubleClickInterval());
    const bool soon =
        event.type() == QEvent::MouseButtonDblClick || event.timestamp() - actTime_ < interval;
    const bool near = (event.globalPosition().toPoint() - actPoint_).manhattanLength() <=
                      QApplication::startDragDistance();
    if (soon && near) {
        actTime_ = event.timestamp(); // a third click is no better than the second
        return true;
    }
    acted_ = false;
    return false;
}

bool ClickGuard::eventFilter(QObject* watched, QEvent* event) {
    const auto type = event->type();
    if (type == QEvent::KeyPress && watched->isWidgetType()) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.isAutoRepeat())
            return heldKeyActed_ && actsAtOnce(key.key());
        heldKeyActed_ = false;
    }
    const bool press = type == QEvent::MouseButtonPress || type == QEvent::MouseButtonDblClick;
    if (!press && type != QEvent::MouseButtonRelease)
        return QObject::eventFilter(watched, event);
    const auto& mouse = *static_cast<QMouseEvent*>(event);
    if (press) {
        if (swallowPress(mouse)) {
            swallowRelease_ = true;
            return true;
        }
        swallowRelease_ = false;
    } else if (swallowRelease_) {
        return true;
    }
    lastTime_ = mouse.timestamp();
    lastPoint_ = mouse.globalPosition().toPoint();
    return QObject::eventFilter(watched, event);
}

} // namespace ui
