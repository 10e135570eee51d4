#include "ui/window/input_guard.hpp"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QShortcut>

#include <utility>

namespace ui {

namespace {

bool actsAtOnce(int key) {
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space ||
           key == Qt::Key_Select || key == Qt::Key_Escape;
}

bool typesText(const QWidget& receiver, int key) {
    return key == Qt::Key_Space && receiver.testAttribute(Qt::WA_InputMethodEnabled);
}

bool repeatsByNature(const QObject& receiver) {
    if (const auto* action = qobject_cast<const QAction*>(&receiver))
        return action->autoRepeat();
    if (const auto* shortcut = qobject_cast<const QShortcut*>(&receiver))
        return shortcut->autoRepeat();
    const auto* button = qobject_cast<const QAbstractButton*>(&receiver);
    return button != nullptr && button->autoRepeat();
}

/// Ends a press under way as if the mouse had left first: nothing is clicked, and what is dragged
/// goes home.
void releaseAway(QWidget& receiver, const QMouseEvent& event) {
    constexpr QPointF away(-100000, -100000);
    QMouseEvent release(event.type(), away, away, away, event.button(), event.buttons(),
                        event.modifiers(), event.pointingDevice());
    release.setTimestamp(event.timestamp());
    QCoreApplication::sendEvent(&receiver, &release);
}

} // namespace

InputGuard::InputGuard(QObject* parent)
    : QObject(parent) {
    qApp->installEventFilter(this);
}

void InputGuard::noteChange(QWidget& where) { noteChangeIn(&where); }

/// Without a widget: everywhere.
void InputGuard::noteChangeIn(QWidget* where) {
    ++changes_;
    everywhere_ = where == nullptr;
    where_ = where;
    cause_ = latest_;
    painted_ = false;
    sinceChange_.start();
}

void InputGuard::noteWindow(QWidget& window, bool opened) {
    const Qt::WindowType type = window.windowType();
    const bool isPopup = type == Qt::Popup;
    if (!isPopup && type != Qt::Window && type != Qt::Dialog && type != Qt::Sheet)
        return;
    if (!opened && !(isPopup && !mouse_.released))
        noteChangeIn(nullptr); // whatever was below is in reach again
    else if (opened && !isPopup)
        noteChangeIn(&window);
}

bool InputGuard::concerns(const QObject& receiver) const {
    if (changes_ == 0 || everywhere_)
        return changes_ != 0;
    const auto* widget = qobject_cast<const QWidget*>(&receiver);
    return widget != nullptr && where_ && (where_ == widget || where_->isAncestorOf(widget));
}

bool InputGuard::isRepeat(const QKeyEvent& event) const {
    return event.isAutoRepeat() ||
           (event.timestamp() != 0 && releaseTimes_.value(event.key()) == event.timestamp());
}

bool InputGuard::isSecondOfPair(const Press& press, bool isDoubleClick) const {
    if (cause_.key != press.key || cause_.button != press.button)
        return false;
    const auto interval = static_cast<quint64>(QApplication::doubleClickInterval());
    const bool soon = isDoubleClick || (press.time != 0 && press.time - cause_.time < interval);
    return soon && (press.at - cause_.at).manhattanLength() <= QApplication::startDragDistance();
}

void InputGuard::begin(Press& press, bool isDoubleClick) {
    press.changes = changes_;
    if (isSecondOfPair(press, isDoubleClick)) {
        press.counts = false;
        cause_.time = press.time; // a third press is no better than the second
    } else {
        cause_ = {};
    }
    latest_ = press;
}

bool InputGuard::isVoid(const QObject& receiver, Press& press) {
    if (!concerns(receiver))
        return false;
    if (press.changes != changes_ || sinceChange_.elapsed() < reactionTime_)
        press.counts = false;
    return !press.counts;
}

void InputGuard::noteKey(const QKeyEvent& event) {
    keyRepeats_ = isRepeat(event);
    const bool known = key_.key == event.key() && key_.time == event.timestamp() && !key_.released;
    if (keyRepeats_ || known)
        return;
    key_ = {};
    key_.key = event.key();
    key_.time = event.timestamp();
    begin(key_, false);
}

bool InputGuard::filterKeyPress(QWidget& receiver, const QKeyEvent& event) {
    if (!actsAtOnce(event.key()) || typesText(receiver, event.key()))
        return false;
    return keyRepeats_ || isVoid(receiver, key_);
}

bool InputGuard::filterKeyRelease(QObject& receiver, const QKeyEvent& event) {
    if (event.isAutoRepeat() || event.key() != key_.key)
        return false;
    key_.released = true;
    auto* button = qobject_cast<QAbstractButton*>(&receiver);
    if (button == nullptr || event.key() != Qt::Key_Space || !concerns(receiver) ||
        (key_.counts && key_.changes == changes_))
        return false;
    button->setDown(false);
    return true;
}

bool InputGuard::filterShortcut(QObject& receiver, const QShortcutEvent& event) {
    if (repeatsByNature(receiver))
        return false;
    if (keyRepeats_ || (receiver.isWidgetType() && isVoid(receiver, key_)))
        return true;
    auto* button = qobject_cast<QAbstractButton*>(&receiver);
    if (button == nullptr || event.isAmbiguous())
        return false;
    // By itself it would act a moment later, whatever has become of the page until then.
    button->click();
    return true;
}

bool InputGuard::filterMousePress(QWidget& receiver, const QMouseEvent& event) {
    const QPoint at = event.globalPosition().toPoint();
    const bool known = mouse_.button == event.button() && mouse_.time == event.timestamp() &&
                       mouse_.at == at && !mouse_.released;
    if (!known) {
        mouse_ = {};
        mouse_.button = event.button();
        mouse_.time = event.timestamp();
        mouse_.at = at;
        begin(mouse_, event.type() == QEvent::MouseButtonDblClick);
    }
    return !repeatsByNature(receiver) && isVoid(receiver, mouse_);
}

bool InputGuard::filterMouseRelease(QWidget& receiver, const QMouseEvent& event) {
    if (event.button() != mouse_.button)
        return false;
    mouse_.released = true;
    if (repeatsByNature(receiver) || !concerns(receiver))
        return false;
    if (mouse_.counts && mouse_.changes != changes_) {
        passing_ = true;
        releaseAway(receiver, event);
        passing_ = false;
        return true;
    }
    return !mouse_.counts;
}

bool InputGuard::eventFilter(QObject* watched, QEvent* event) {
    auto* widget = qobject_cast<QWidget*>(watched);
    if (passing_)
        return false;
    switch (event->type()) {
    case QEvent::UpdateRequest:
        // Nobody sees a change before it is painted.
        if (!std::exchange(painted_, true))
            sinceChange_.restart();
        return false;
    case QEvent::Show:
    case QEvent::Hide:
        if (widget != nullptr && widget->isWindow())
            noteWindow(*widget, event->type() == QEvent::Show);
        return false;
    case QEvent::ShortcutOverride:
        noteKey(*static_cast<QKeyEvent*>(event));
        return false;
    case QEvent::Shortcut:
        return filterShortcut(*watched, *static_cast<QShortcutEvent*>(event));
    case QEvent::KeyPress:
        noteKey(*static_cast<QKeyEvent*>(event));
        return widget != nullptr && filterKeyPress(*widget, *static_cast<QKeyEvent*>(event));
    case QEvent::KeyRelease:
        releaseTimes_[static_cast<QKeyEvent*>(event)->key()] =
            static_cast<QKeyEvent*>(event)->timestamp();
        return filterKeyRelease(*watched, *static_cast<QKeyEvent*>(event));
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        return widget != nullptr && filterMousePress(*widget, *static_cast<QMouseEvent*>(event));
    case QEvent::MouseButtonRelease:
        return widget != nullptr && filterMouseRelease(*widget, *static_cast<QMouseEvent*>(event));
    default:
        return false;
    }
}

} // namespace ui
