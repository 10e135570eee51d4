#include "ui/board/space_accessible.hpp"

#include "ui/board/board_accessible.hpp"
#include "ui/board/board_view.hpp"
#include "ui/widgets/isolates.hpp"

namespace ui {

SpaceAccessible::SpaceAccessible(BoardView& view, BoardSpace space)
    : view_(&view)
    , space_(space) {}

void* SpaceAccessible::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::TableCellInterface)
        return static_cast<QAccessibleTableCellInterface*>(this);
    if (type == QAccessible::ActionInterface)
        return static_cast<QAccessibleActionInterface*>(this);
    return nullptr;
}

bool SpaceAccessible::isValid() const {
    return view_ && space_.index() < view_->picture().shape.size();
}

QObject* SpaceAccessible::object() const { return nullptr; }

QWindow* SpaceAccessible::window() const {
    const QAccessibleInterface* board = parent();
    return board != nullptr ? board->window() : nullptr;
}

QAccessibleInterface* SpaceAccessible::parent() const {
    return view_ ? QAccessible::queryAccessibleInterface(view_) : nullptr;
}

QAccessibleInterface* SpaceAccessible::child(int /*index*/) const { return nullptr; }

QAccessibleInterface* SpaceAccessible::childAt(int /*x*/, int /*y*/) const { return nullptr; }

int SpaceAccessible::childCount() const { return 0; }

int SpaceAccessible::indexOfChild(const QAccessibleInterface* /*child*/) const { return -1; }

QString SpaceAccessible::text(QAccessible::Text text) const {
    return isValid() && text == QAccessible::Name ? withoutIsolates(view_->nameOf(space_))
                                                  : QString();
}

void SpaceAccessible::setText(QAccessible::Text /*text*/, const QString& /*value*/) {}

QRect SpaceAccessible::rect() const {
    if (!isValid())
        return {};
    const QRectF within = view_->rectangleOf(space_);
    return QRectF(view_->mapToGlobal(within.topLeft()), within.size()).toRect();
}

QAccessible::Role SpaceAccessible::role() const { return QAccessible::Cell; }

QAccessible::State SpaceAccessible::state() const {
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    const auto& picture = view_->picture();
    state.focusable = true;
    state.focused = view_->hasFocus() && view_->cursor() == space_;
    state.selected = isSelected();
    state.invisible = !view_->isVisible();
    state.disabled = !view_->isEnabled();
    state.movable = picture.draggable.contains(space_);
    return state;
}

bool SpaceAccessible::isSelected() const { return view_ && view_->picture().chosen == space_; }

QList<QAccessibleInterface*> SpaceAccessible::columnHeaderCells() const { return {}; }

QList<QAccessibleInterface*> SpaceAccessible::rowHeaderCells() const { return {}; }

int SpaceAccessible::columnIndex() const {
    return view_ ? placeInTable(*view_, space_).column : -1;
}

int SpaceAccessible::rowIndex() const { return view_ ? placeInTable(*view_, space_).row : -1; }

int SpaceAccessible::columnExtent() const { return 1; }

int SpaceAccessible::rowExtent() const { return 1; }

QAccessibleInterface* SpaceAccessible::table() const { return parent(); }

QStringList SpaceAccessible::actionNames() const {
    return {QAccessibleActionInterface::pressAction(),
            QAccessibleActionInterface::setFocusAction()};
}

void SpaceAccessible::doAction(const QString& actionName) {
    if (!isValid() || !view_->isEnabled())
        return;
    if (actionName == QAccessibleActionInterface::pressAction()) {
        view_->setCursorSpace(space_);
        view_->click(space_);
    } else if (actionName == QAccessibleActionInterface::setFocusAction()) {
        view_->setCursorSpace(space_);
        view_->setFocus(Qt::OtherFocusReason);
    }
}

QStringList SpaceAccessible::keyBindingsForAction(const QString& /*actionName*/) const {
    return {};
}

} // namespace ui
