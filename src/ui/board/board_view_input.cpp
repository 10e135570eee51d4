#include "ui/board/board_accessible.hpp"
#include "ui/board/board_view.hpp"
#include "ui/board/board_view_private.hpp"

#include <QApplication>
#include <QFocusEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMetaMethod>
#include <QMouseEvent>
#include <QToolTip>

namespace ui {

BoardSpace BoardView::cursor() const { return d_->cursor; }

void BoardView::setCursorSpace(BoardSpace space) {
    if (space == d_->cursor)
        return;
    d_->cursor = space;
    update();
    tellCursor();
}

/// Where the cursor is, once.
void BoardView::tellCursor() {
    if (hasFocus() && std::exchange(d_->toldCursor, d_->cursor) != d_->cursor)
        tellFocus(*this, d_->cursor);
}

void BoardView::click(BoardSpace space) {
    finishAnimation();
    Q_EMIT spaceClicked(space);
}

bool BoardView::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::KeyPress:
    case QEvent::Wheel:
        finishAnimation();
        d_->dropped.reset();
        break;
    case QEvent::WindowDeactivate:
        cancelDrag();
        break;
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        showTooltip(help->pos(), help->globalPos());
        return true;
    }
    default:
        break;
    }
    return QWidget::event(event);
}

void BoardView::showTooltip(QPoint at, QPoint onScreen) {
    const auto space = spaceAt(at);
    const QString explained =
        space ? d_->skin->explained(d_->picture.at(*space).ground) : QString();
    if (explained.isEmpty()) {
        QToolTip::hideText();
        return;
    }
    const QString text = nameOf(*space) + QLatin1Char('\n') + explained;
    QToolTip::showText(onScreen, text, this, rectangleOf(*space).toAlignedRect());
}

void BoardView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::EnabledChange && !isEnabled())
        cancelDrag();
    QWidget::changeEvent(event);
}

void BoardView::hideEvent(QHideEvent* event) {
    finishAnimation();
    cancelDrag();
    pointAt(std::nullopt);
    QWidget::hideEvent(event);
}

void BoardView::leaveEvent(QEvent* event) {
    pointAt(d_->cursorIfShown());
    QWidget::leaveEvent(event);
}

void BoardView::focusInEvent(QFocusEvent* event) {
    const Qt::FocusReason reason = event->reason();
    if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
        reason == Qt::ShortcutFocusReason)
        d_->cursorShown = true;
    if (d_->cursorShown)
        pointAt(d_->cursor);
    QWidget::focusInEvent(event);
    // Qt tells screen readers of the board as a whole after this event; the space comes last.
    d_->toldCursor.reset();
    QMetaObject::invokeMethod(this, &BoardView::tellCursor, Qt::QueuedConnection);
}

void BoardView::focusOutEvent(QFocusEvent* event) {
    cancelDrag();
    if (d_->cursorShown)
        pointAt(std::nullopt);
    // Another window or a menu only borrows the focus.
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason &&
        event->reason() != Qt::MenuBarFocusReason)
        d_->cursorShown = false;
    QWidget::focusOutEvent(event);
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    const bool plain =
        (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    if (!plain) {
        event->ignore();
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        if (!cancelDrag()) {
            event->setAccepted(isSignalConnected(QMetaMethod::fromSignal(&BoardView::cancelled)));
            Q_EMIT cancelled();
        }
        return;
    }
    if (d_->picture.contents.empty()) {
        event->ignore();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event->isAutoRepeat()) {
            moveCursor(d_->cursor);
            click(d_->cursor);
        }
        return;
    default:
        break;
    }
    const bool onPad = event->modifiers().testFlag(Qt::KeypadModifier);
    if (const auto space = d_->keys.after(event->key(), onPad, d_->cursor, boardGeometry()))
        moveCursor(*space);
    else
        event->ignore();
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        event->setAccepted(cancelDrag());
        return;
    }
    d_->pointer = event->position();
    d_->cursorShown = false;
    const auto space = spaceAt(d_->pointer);
    d_->gesture.press(
        space, d_->pointer, event->timestamp(),
        static_cast<PointerGesture::Milliseconds>(QApplication::doubleClickInterval()));
    if (space)
        setCursorSpace(*space);
    pointAt(space);
    update();
}

void BoardView::mouseDoubleClickEvent(QMouseEvent* event) { mousePressEvent(event); }

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    d_->pointer = event->position();
    if (!(event->buttons() & Qt::LeftButton))
        cancelDrag(); // the release went elsewhere
    const auto pressed = d_->gesture.pressed();
    const bool draggable = pressed && d_->picture.draggable.contains(*pressed);
    if (d_->gesture.move(d_->pointer, draggable, QApplication::startDragDistance()))
        Q_EMIT dragStarted(*pressed);
    if (d_->gesture.dragged())
        update();
    if (std::exchange(d_->cursorShown, false))
        update();
    pointAt(spaceAt(d_->pointer));
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    d_->pointer = event->position();
    const auto from = d_->gesture.pressed();
    const auto to = spaceAt(d_->pointer);
    const auto release = d_->gesture.release(to);
    update();
    updateMouseShape();
    switch (release) {
    case PointerGesture::Release::nothing:
        break;
    case PointerGesture::Release::click:
        click(*from);
        break;
    case PointerGesture::Release::drop:
        d_->dropped = {*from, *to};
        Q_EMIT dropped(*from, *to);
        break;
    case PointerGesture::Release::home:
        Q_EMIT dragCancelled();
        break;
    case PointerGesture::Release::homeAndClick:
        Q_EMIT dragCancelled();
        click(*from);
        break;
    }
}

void BoardView::pointAt(std::optional<BoardSpace> space) {
    if (space == d_->pointedAt)
        return;
    d_->pointedAt = space;
    updateMouseShape();
    update();
    Q_EMIT spacePointedAt(space);
}

void BoardView::moveCursor(BoardSpace space) {
    d_->cursorShown = true;
    setCursorSpace(space);
    pointAt(space);
    update();
}

void BoardView::updateMouseShape() {
    const auto& picture = d_->picture;
    const auto& space = d_->pointedAt;
    if (d_->gesture.dragged())
        setCursor(Qt::ClosedHandCursor);
    else if (space && (picture.active | picture.targets | picture.draggable).contains(*space))
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
}

bool BoardView::cancelDrag() {
    if (!d_->gesture.cancel())
        return false;
    update();
    updateMouseShape();
    Q_EMIT dragCancelled();
    return true;
}

} // namespace ui
