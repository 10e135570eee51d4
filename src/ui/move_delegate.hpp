#pragma once

#include <QStyledItemDelegate>

namespace ui {

/// Paints the cells of the list of moves: showdowns as a band, the act shown marked, undone acts
/// pale, what was lost in the colour of warnings.
class MoveDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

} // namespace ui
