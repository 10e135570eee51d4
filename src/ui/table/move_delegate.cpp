#include "ui/table/move_delegate.hpp"

#include "ui/art/signs.hpp"
#include "ui/board/skin.hpp"
#include "ui/table/move_list.hpp"
#include "ui/widgets/theme.hpp"

#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <vector>

namespace ui {

namespace {

const MoveListModel& modelOf(const QModelIndex& index) {
    return *qobject_cast<const MoveListModel*>(index.model());
}

const MoveColumn& columnOf(const QModelIndex& index) {
    return modelOf(index).columns()[static_cast<std::size_t>(index.column())];
}

bool isActs(const QModelIndex& index) { return columnOf(index).kind == MoveColumn::Kind::acts; }
bool isOutcome(const QModelIndex& index) {
    return columnOf(index).kind == MoveColumn::Kind::outcome;
}

/// The cells of a kind in the same line.
std::vector<QModelIndex> cellsOf(const QModelIndex& index, MoveColumn::Kind kind) {
    std::vector<QModelIndex> cells;
    for (int i = 0; i < index.model()->columnCount(); ++i)
        if (const QModelIndex cell = index.siblingAtColumn(i); columnOf(cell).kind == kind)
            cells.push_back(cell);
    return cells;
}

/// Whose piece stands before an act.
std::optional<tabletop::Seat> seatOf(const QModelIndex& index) {
    const MoveCell& cell = *modelOf(index).cell(index);
    return cell.seat ? cell.seat : columnOf(index).seat;
}

void paintMark(QPainter& painter, const QRect& place, const QStyleOptionViewItem& option,
               const Theme& theme) {
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    painter.setPen(focused ? QPen(theme.text, 2) : QPen(theme.control, 1));
    const double half = focused ? 2 : 1.5;
    painter.setBrush(theme.marked);
    painter.drawRoundedRect(QRectF(place).adjusted(half, half, -half, -half), 4, 4);
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
    const bool band = model.isBand(index.row());
    painter->save();
    painter->setLayoutDirection(option.direction);
    painter->setRenderHint(QPainter::Antialiasing);
    if (band)
        painter->fillRect(option.rect.adjusted(0, 1, 0, -1), theme.raised);
    const auto* list = qobject_cast<const MoveList*>(option.widget);
    if (band && list->isNarrow() && (isActs(index) || isOutcome(index))) {
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
        if (model.cell(index)->seat)
            paintWithPiece(*painter, option.rect, option, index, theme);
        else
            paintText(*painter,
                      QStyle::visualRect(option.direction, option.rect,
                                         option.rect.adjusted(beforeText, 0, -afterText, 0)),
                      option, index, theme);
    }
    painter->restore();
}

/// The acts one above the other. Each cell paints its share of both lines.
void MoveDelegate::paintStacked(QPainter& painter, const QStyleOptionViewItem& option,
                                const QModelIndex& index, const Theme& theme) const {
    const auto* list = qobject_cast<const MoveList*>(option.widget);
    const MoveListModel& model = modelOf(index);
    const std::vector<QModelIndex> acts = cellsOf(index, MoveColumn::Kind::acts);
    const auto isPale = [&](const QModelIndex& act) {
        return model.cell(act)->weight == MoveCell::Weight::pale;
    };
    QRect side;
    for (const QModelIndex& act : acts)
        side = side.united(list->visualRect(act));
    QRect whole = side;
    for (const QModelIndex& outcome : cellsOf(index, MoveColumn::Kind::outcome))
        whole = whole.united(list->visualRect(outcome));
    const bool decided = std::any_of(acts.begin(), acts.end(), isPale);
    painter.setClipRect(option.rect);
    for (std::size_t i = 0; i < acts.size(); ++i) {
        const bool lost = isPale(acts[i]);
        const int height = (option.rect.height() - 2) / static_cast<int>(acts.size());
        const auto lineOf = [&](const QRect& cells) {
            const int top = option.rect.top() + 1 + static_cast<int>(i) * height;
            return QRect(cells.left(), top, cells.width(), height);
        };
        // The winner's line has the room that the outcome needs on the loser's.
        const QRect line = lineOf(decided && !lost ? whole : side);
        if (isShown(acts[i]))
            paintMark(painter, line, option, theme);
        if (model.cell(acts[i])->place)
            paintWithPiece(painter, line, option, acts[i], theme);
        if (lost && isOutcome(index))
            paintOutcome(painter, lineOf(option.rect), option, index, theme);
    }
    if (!decided && isOutcome(index))
        paintOutcome(painter, option.rect, option, index, theme);
}

void MoveDelegate::paintWithPiece(QPainter& painter, const QRect& line,
                                  const QStyleOptionViewItem& option, const QModelIndex& act,
                                  const Theme& theme) const {
    const auto* list = qobject_cast<const MoveList*>(option.widget);
    const double radius = line.height() * 0.36;
    const int indent = line.height() + 3;
    const auto mirrored = [&](const QRect& part) {
        return QStyle::visualRect(option.direction, line, part);
    };
    const QRect chip = mirrored(QRect(line.left(), line.top(), indent, line.height()));
    if (const auto seat = seatOf(act); seat && list->skin() != nullptr)
        list->skin()->paintPiece(painter, QPointF(chip.center()) + QPointF(0.5, 1), radius, {*seat},
                                 {});
    paintText(painter, mirrored(line.adjusted(indent, 0, -afterText, 0)), option, act, theme);
}

void MoveDelegate::paintOutcome(QPainter& painter, const QRect& into,
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
    const bool isLabel = columnOf(index).kind == MoveColumn::Kind::label;
    const bool isPale = cell.weight == MoveCell::Weight::pale;
    QFont font = option.font;
    font.setBold(cell.weight == MoveCell::Weight::strong);
    font.setItalic(undone);
    painter.setFont(font);
    if (cell.isLoss && !undone)
        painter.setPen(theme.warning);
    else
        painter.setPen(isLabel || undone || isPale || !cell.place ? theme.muted : theme.text);
    const QString text = index.data(Qt::DisplayRole).toString();
    paintLine(painter, into, isOutcome(index) ? Qt::AlignRight : Qt::AlignLeft, text);
}

} // namespace ui
