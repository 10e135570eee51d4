#include "ui/widgets/row_accessible.hpp"

#include <QAbstractItemView>
#include <QAccessible>
#include <QTableView>

namespace ui {

namespace {

/// The accessible child of a cell, in a table with a header above and none at the side.
int childOf(const QAbstractItemView& view, const QModelIndex& index) {
    if (qobject_cast<const QTableView*>(&view) == nullptr)
        return index.row();
    constexpr int headers = 1;
    return (index.row() + headers) * (index.model()->columnCount() + headers) + index.column() +
           headers;
}

} // namespace

void tellCurrentRow(QAbstractItemView& view) {
    const auto tell = [&view] {
        const QModelIndex index = view.currentIndex();
        if (!view.hasFocus() || !index.isValid())
            return;
        QAccessibleEvent event(&view, QAccessible::Focus);
        event.setChild(childOf(view, index));
        QAccessible::updateAccessibility(&event);
    };
    QMetaObject::invokeMethod(&view, tell, Qt::QueuedConnection);
}

} // namespace ui
