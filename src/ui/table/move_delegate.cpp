#include "ui/table/move_delegate.hpp"

#include "faces/checkers_poker/checker_art.hpp"
#include "ui/art/signs.hpp"
#include "ui/table/move_list.hpp"
#include "ui/widgets/theme.hpp"

#include <QPainter>
#include <QStyle>

namespace ui {

namespace {

QModelIndex sibling(const QModelIndex& index, MoveColumn column) {
    return index.siblingAtColumn(static_cast<int>(column));
}

bool isIn(const QModelIndex& index, MoveColumn column) {
    return index.column() == static_cast<int>(column);
}

bool isHand(const QModelIndex& index) {
    return isIn(index, MoveColumn::ofFirst) || isIn(index, MoveColumn::ofSecond);
}

bool isRemoval(const QModelIndex& index) { return isIn(index, MoveColumn::removal); }

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
    if (showdown && list->isNarrow() && (isHand(index) || isRemoval(index))) {
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
        const QRect text = option.rect.adjusted(beforeText, 0, -afterText, 0);
        paintText(*painter, QStyle::visualRect(option.direction, option.rect, text), option, index,
                  theme);
    }
    painter->restore();
}

/// The hands one above the other. Each cell paints its share of both lines.
void MoveDelegate::paintStacked(QPainter& painter, const QStyleOptionViewItem& option,
                                const QModelIndex& index, const Theme& theme) const {
    const auto* list = qobject_cast<const MoveList*>(option.widget);
    const MoveListModel& model = modelOf(index);
    const QModelIndex ofFirst = sibling(index, MoveColumn::ofFirst);
    const QModelIndex ofSecond = sibling(index, MoveColumn::ofSecond);
    const QRect hands = list->visualRect(ofFirst).united(list->visualRect(ofSecond));
    const QRect whole = hands.united(list->visualRect(sibling(index, MoveColumn::removal)));
    const bool decided = model.cell(ofFirst)->lost || model.cell(ofSecond)->lost;
    painter.setClipRect(option.rect);
    for (const QModelIndex& hand : {ofFirst, ofSecond}) {
        const bool lost = model.cell(hand)->lost;
        const int half = (option.rect.height() - 2) / 2;
        const auto lineOf = [&](const QRect& cells) {
            const int top = option.rect.top() + 1 + (hand == ofFirst ? 0 : half);
            return QRect(cells.left(), top, cells.width(), half);
        };
        // The winner's line has the room that the checker taken off needs on the other's.
        const QRect line = lineOf(decided && !lost ? whole : hands);
        if (isShown(hand))
            paintMark(painter, line, option, theme);
        if (model.cell(hand)->place)
            paintStackedHand(painter, line, option, hand, theme);
        if (lost && isRemoval(index))
            paintRemoval(painter, lineOf(option.rect), option, index, theme);
    }
    if (!decided && isRemoval(index))
        paintRemoval(painter, option.rect, option, index, theme);
}

void MoveDelegate::paintStackedHand(QPainter& painter, const QRect& line,
                                    const QStyleOptionViewItem& option, const QModelIndex& hand,
                                    const Theme& theme) const {
    const double radius = line.height() * 0.36;
    const int indent = line.height() + 3;
    const auto mirrored = [&](const QRect& part) {
        return QStyle::visualRect(option.direction, line, part);
    };
    const QRect chip = mirrored(QRect(line.left(), line.top(), indent, line.height()));
    paintChecker(painter, QPointF(chip.center()) + QPointF(0.5, 1), radius,
                 isIn(hand, MoveColumn::ofFirst) ? checkers_poker::first : checkers_poker::second);
    paintText(painter, mirrored(line.adjusted(indent, 0, -afterText, 0)), option, hand, theme);
}

void MoveDelegate::paintRemoval(QPainter& painter, const QRect& into,
                                const QStyleOptionViewItem& option, const QModelIndex& index,
                                const Theme& theme) const {
    if (isShown(index))
        paintMark(painter, into, option, theme);
    const QRect text = into.adjusted(beforeText, 0, -afterText, 0);
    paintText(painter, QStyle::visualRect(option.direction, into, text), option, index, theme);
}

void MoveDelegate::paintText(QPainter& painter, const QRect& into,
                             const QStyleOptionViewItem& option, const QModelIndex& index,
                             const Theme& theme) const {
    const MoveListModel& model = modelOf(index);
    const MoveCell& cell = *model.cell(index);
    const bool undone = cell.place && *cell.place > model.gamePlace();
    const bool removal = isRemoval(index);
    const bool label = isIn(index, MoveColumn::turn);
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
