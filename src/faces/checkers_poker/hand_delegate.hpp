#pragma once

#include <QStyledItemDelegate>

namespace ui {

struct HandRow;

/// Paints the rows of a HandList: cards and words side by side, or one above the other where the
/// list is narrow.
class HandDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// Paints five cards side by side into the rectangle, from its left edge.
void paintHand(QPainter& painter, const QRectF& into, const HandRow& row, bool fourColours);

} // namespace ui
