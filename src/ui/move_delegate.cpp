#include "ui/move_delegate.hpp"

#include "ui/move_list.hpp"
#include "ui/theme.hpp"

#include <QPainter>

namespace ui {

void MoveDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    const auto* model = qobject_cast<const MoveListModel*>(index.model());
    const MoveCell* cell = model != nullptr ? model->cell(index) : nullptr;
    if (cell == nullptr)
        return;
    const MoveRow& row = *model->row(index.row());
    const Theme theme = themeOf(option.palette);
    const bool current = cell->place && *cell->place == model->shownPlace();
    const bool undone = cell->place && *cell->place > model->gamePlace();
    const bool hovered = cell->place && option.state.testFlag(QStyle::State_MouseOver);
    const bool removal = index.column() == static_cast<int>(MoveColumn::removal);
    const bool label = index.column() == static_cast<int>(MoveColumn::turn);

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (row.showdown)
        painter->fillRect(option.rect.adjusted(0, 1, 0, -1), theme.raised);
    if (current || hovered) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(current ? theme.marked : theme.raised);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1.5, -1, -1.5), 4, 4);
    }
    if (current && option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(theme.text, 1.2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(1.5, 2, -1.5, -2), 4, 4);
    }
    QFont font = option.font;
    font.setBold(row.showdown && !label && !cell->lost);
    font.setItalic(undone);
    painter->setFont(font);
    if (removal && !undone)
        painter->setPen(theme.warning);
    else
        painter->setPen(label || undone || cell->lost ? theme.muted : theme.text);
    const QString text = index.data(Qt::DisplayRole).toString();
    const QRect inner = option.rect.adjusted(5, 0, -3, 0);
    painter->drawText(inner, Qt::AlignVCenter | (removal ? Qt::AlignRight : Qt::AlignLeft),
                      QFontMetrics(font).elidedText(text, Qt::ElideRight, inner.width()));
    painter->restore();
}

} // namespace ui
