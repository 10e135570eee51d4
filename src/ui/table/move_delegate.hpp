#pragma once

#include <QStyledItemDelegate>

namespace ui {

class MoveListModel;
struct MoveCell;
struct MoveRow;
struct Theme;

/// Paints the cells of the list of moves: bands, the act shown marked, undone acts pale, what was
/// lost in the colour of warnings. Where the list is narrow, the acts of a band stand one above the
/// other across the columns of all, and what it came to stands on the loser's line.
class MoveDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    static constexpr int beforeText = 5;
    static constexpr int afterText = 3;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    void paintStacked(QPainter& painter, const QStyleOptionViewItem& option,
                      const QModelIndex& index, const Theme& theme) const;
    void paintWithPiece(QPainter& painter, const QRect& line, const QStyleOptionViewItem& option,
                        const QModelIndex& act, const Theme& theme) const;
    void paintOutcome(QPainter& painter, const QRect& into, const QStyleOptionViewItem& option,
                      const QModelIndex& index, const Theme& theme) const;
    void paintText(QPainter& painter, const QRect& into, const QStyleOptionViewItem& option,
                   const QModelIndex& index, const Theme& theme) const;
};

} // namespace ui
