#include "ui/table/move_delegate.hpp"

#include "faces/checkers_poker/checker_art.hpp"
#include "ui/art/signs.hpp"
#include "ui/table/move_list.hpp"
#include "ui/widgets/theme.hpp"

#include <QPainter>
#include <QStyle>

namespace ui {

namespace {

bool isHand(const QModelIndex& index) {
    return index.column() == static_cast<int>(MoveColumn::ofFirst) ||
           index.column() == static_cast<int>(MoveColumn::ofSecond);
}

void paintMark(QPainter& painter, const QRect& place, const QStyleOptionViewItem& option,
               const Theme& theme) {
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    painter.setPen(focused ? QPen(theme.text, 2) : QPen(theme.control, 1));
    const double half = focused ? 2 : 1.5;
    painter.setBrush(theme.marked);
    painter.drawRoundedRect(QRectF(place).adjusted(half, half, -half, -half), 4, 4);
}

const MoveListModel& modelOf(const QModelIndex& index) {
    return *qobject_cast<const MoveListModel*>(index.model());
}

bool isShown(const QModelIndex& index) {
    const MoveListModel& model = modelOf(index);
    return model.cell(index)->place == model.shownPlace();
}

} // namespace

void MoveDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    const Theme theme = themeOf(option.palette);
    const MoveListModel& model = modelOf(index);
    const bool showdown = model.row(index.row())->showdown;
    painter->save();
    painter->setLayoutDirection(option.direction);
    painter->setRenderHint(QPainter::Antialiasing);
    if (showdown)
        painter->fillRect(option.rect.adjusted(0, 1, 0, -1), theme.raised);
    const auto* list = qobject_cast<const MoveList*>(option.widget);
    if (showdown && isHand(index) && list->isNarrow()) {
        paintStacked(*painter, option, index, theme);
    } else {
        const bool hovered =
            model.cell(index)->place && option.state.testFlag(QStyle::State_MouseOver);
        if (isShown(index)) {
            paintMark(*painter, option.rect, option, theme);
        } else if (hovered) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(theme.raised);
            painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1.5, -1, -1.5), 4, 4);
        }
        const QRect text = option.rect.adjusted(5, 0, -3, 0);
        paintText(*painter, QStyle::visualRect(option.direction, option.rect, text), option, index,
                  theme);
    }
    painter->restore();
}

void MoveDelegate::paintStacked(QPainter& painter, const QStyleOptionViewItem& option,
                                const QModelIndex& index, const Theme& theme) const {
    const auto* list = qobject_cast<const MoveList*>(option.widget);
    const QModelIndex ofFirst = index.siblingAtColumn(static_cast<int>(MoveColumn::ofFirst));
    const QModelIndex ofSecond = index.siblingAtColumn(static_cast<int>(MoveColumn::ofSecond));
    // Each of the two cells paints its share of both lines.
    QRect line = list->visualRect(ofFirst).united(list->visualRect(ofSecond)).adjusted(0, 1, 0, -1);
    line.setHeight(line.height() / 2);
    painter.setClipRect(option.rect);
    for (const QModelIndex& hand : {ofFirst, ofSecond}) {
        if (isShown(hand))
            paintMark(painter, line, option, theme);
        if (modelOf(index).cell(hand)->place) {
            const double radius = line.height() * 0.36;
            const int indent = line.height() + 3;
            const auto mirrored = [&](const QRect& part) {
                return QStyle::visualRect(option.direction, line, part);
            };
            const QRect chip = mirrored(QRect(line.left(), line.top(), indent, line.height()));
            paintChecker(painter, QPointF(chip.center()) + QPointF(0.5, 1), radius,
                         hand == ofFirst ? checkers_poker::first : checkers_poker::second);
            paintText(painter, mirrored(line.adjusted(indent, 0, -3, 0)), option, hand, theme);
        }
        line.translate(0, line.height());
    }
}

void MoveDelegate::paintText(QPainter& painter, const QRect& into,
                             const QStyleOptionViewItem& option, const QModelIndex& index,
                             const Theme& theme) const {
    const MoveListModel& model = modelOf(index);
    const MoveCell& cell = *model.cell(index);
    const bool undone = cell.place && *cell.place > model.gamePlace();
    const bool removal = index.column() == static_cast<int>(MoveColumn::removal);
    const bool label = index.column() == static_cast<int>(MoveColumn::turn);
    QFont font = option.font;
    font.setBold(cell.won || (removal && cell.place));
    font.setItalic(undone);
    painter.setFont(font);
    if (removal && cell.place && !undone)
        painter.setPen(theme.warning);
    else
        painter.setPen(label || undone || cell.lost || !cell.place ? theme.muted : theme.text);
    const QString text = index.data(Qt::DisplayRole).toString();
    paintLine(painter, into, removal ? Qt::AlignRight : Qt::AlignLeft, text);
}

} // namespace ui
