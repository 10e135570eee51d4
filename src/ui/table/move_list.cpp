#include "ui/table/move_list.hpp"

#include "faces/checkers_poker/new_game.hpp"
#include "ui/art/signs.hpp"
#include "ui/table/move_delegate.hpp"
#include "ui/table/move_words.hpp"
#include "ui/telling/game_words.hpp"
#include "ui/widgets/plain_header.hpp"
#include "ui/widgets/row_accessible.hpp"
#include "ui/widgets/theme.hpp"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>

#include <memory>

namespace ui {

using checkers_poker::first;
using checkers_poker::Match;
using checkers_poker::second;

namespace {

int column(MoveColumn column) { return static_cast<int>(column); }

/// The hands of a showdown and the checker that it cost, as they are written.
QString writtenOutcome(const MoveRow& row) {
    QStringList words;
    for (const MoveColumn column : {MoveColumn::ofFirst, MoveColumn::ofSecond, MoveColumn::removal})
        words << row.cells[static_cast<std::size_t>(column)].text;
    words.removeAll(QString());
    return words.join(QStringLiteral(" · "));
}

} // namespace

std::size_t MoveListModel::show(const Match& match, std::size_t shownPlace, std::size_t shared) {
    nameOfFirst_ = called(match, first);
    nameOfSecond_ = called(match, second);
    wholeNames_ = {checkers_poker_face::displayName(match, first),
                   checkers_poker_face::displayName(match, second)};
    shownPlace_ = shownPlace;
    gamePlace_ = match.history.place();
    const std::size_t kept = lines_.follow(match, shared);
    rows_.clear();
    showRows(static_cast<int>(kept));
    return kept;
}

/// Tells the view what has changed. The lines are others already: what is not told yet is not asked
/// for, since rowCount_ follows step by step.
void MoveListModel::showRows(int kept) {
    const int count = static_cast<int>(lines_.size());
    if (kept == 0) {
        beginResetModel();
        rowCount_ = count;
        endResetModel();
        return;
    }
    if (kept < rowCount_) {
        beginRemoveRows({}, kept, rowCount_ - 1);
        rowCount_ = kept;
        endRemoveRows();
    }
    if (kept < count) {
        beginInsertRows({}, kept, count - 1);
        rowCount_ = count;
        endInsertRows();
    }
    Q_EMIT dataChanged(index(0, 0), index(rowCount_ - 1, columnCount() - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

bool MoveListModel::isShowdown(int number) const {
    return lines_.isShowdown(static_cast<std::size_t>(number));
}

const MoveRow* MoveListModel::row(int number) const {
    if (number < 0 || number >= rowCount_ || number >= static_cast<int>(lines_.size()))
        return nullptr;
    if (MoveRow* known = rows_.object(number))
        return known;
    const auto line = static_cast<std::size_t>(number);
    auto made = std::make_unique<MoveRow>(
        rowOfMoves(lines_.listed(), lines_.begin(line), lines_.end(line)));
    const MoveRow* row = made.get();
    rows_.insert(number, made.release());
    return row;
}

const MoveCell* MoveListModel::cell(const QModelIndex& index) const {
    const MoveRow* found = index.isValid() ? row(index.row()) : nullptr;
    return found != nullptr ? &found->cells[static_cast<std::size_t>(index.column())] : nullptr;
}

QModelIndex MoveListModel::current() const {
    const auto line = lines_.lineOf(shownPlace_);
    if (!line)
        return {};
    const int found = static_cast<int>(*line);
    for (int j = 0; j < columnCount(); ++j)
        if (const MoveCell* act = cell(index(found, j)); act && act->place == shownPlace_)
            return index(found, j);
    return {};
}

int MoveListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rowCount_;
}

int MoveListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(moveColumnCount);
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const {
    const MoveCell* found = cell(index);
    if (found == nullptr)
        return {};
    const MoveRow& whole = *row(index.row());
    const bool kind = whole.showdown && index.column() == column(MoveColumn::turn);
    if (role == Qt::DisplayRole)
        return kind ? (whole.low ? tr("low") : tr("high")) : found->text;
    if (role == Qt::ToolTipRole && kind)
        return whole.low ? tr("Low showdown") : tr("High showdown");
    if (role == Qt::ToolTipRole && whole.showdown && index.column() == column(MoveColumn::removal))
        return withoutSigns(writtenOutcome(whole)); // a hand may reach to here
    if (role == Qt::ToolTipRole)
        return withoutSigns(found->text);
    if (role == Qt::AccessibleTextRole) {
        const QString words = cellInWords(whole, static_cast<MoveColumn>(index.column()));
        if (found->place == shownPlace_)
            return tr("%1, shown now").arg(words);
        return found->place && *found->place > gamePlace_ ? tr("%1, undone").arg(words) : words;
    }
    return {};
}

QVariant MoveListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::AccessibleTextRole)
        return columnInWords(static_cast<MoveColumn>(section));
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const bool whole = role == Qt::ToolTipRole;
    switch (static_cast<MoveColumn>(section)) {
    case MoveColumn::ofFirst:
        return whole ? wholeNames_[first] : nameOfFirst_;
    case MoveColumn::ofSecond:
        return whole ? wholeNames_[second] : nameOfSecond_;
    case MoveColumn::turn:
    case MoveColumn::die:
    case MoveColumn::removal:
        break;
    }
    return QString();
}

MoveList::MoveList(QWidget* parent)
    : QTableView(parent) {
    setModel(&model_);
    setHorizontalHeader(new PlainHeader(this));
    setItemDelegate(new MoveDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::NoSelection);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrap(false);
    setCornerButtonEnabled(false);
    setAccessibleName(tr("Moves"));
    viewport()->setAutoFillBackground(false);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(8);
    horizontalHeader()->setMinimumSectionSize(8);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (const MoveCell* cell = model_.cell(index); cell != nullptr && cell->place)
            Q_EMIT placeAsked(*cell->place);
    });
}

void MoveList::show(const Match& match, std::size_t shownPlace, std::size_t shared) {
    const auto kept = static_cast<int>(model_.show(match, shownPlace, shared));
    setColumnHidden(column(MoveColumn::die), !match.history.start().options.die);
    fitColumns(kept);
    const QModelIndex current = model_.current();
    selectionModel()->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
    showCurrent();
}

/// Nobody moves about in the list by itself: the game does, which tells so itself. Qt would tell
/// screen readers of the row too, even while another widget has the focus.
void MoveList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QAbstractItemView::currentChanged(current, previous);
}

void MoveList::focusInEvent(QFocusEvent* event) {
    QTableView::focusInEvent(event);
    tellCurrentRow(*this);
}

void MoveList::showCurrent() {
    const QModelIndex current = model_.current();
    if (current.isValid())
        scrollTo(current);
    else
        scrollToTop();
}

/// The names and a row, or the two lines of a showdown.
QSize MoveList::minimumSizeHint() const {
    return {80, horizontalHeader()->sizeHint().height() + 2 * fontMetrics().height() + 12};
}

void MoveList::paintEvent(QPaintEvent* event) {
    QTableView::paintEvent(event);
    if (model_.rowCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(themeOf(palette()).muted);
    painter.drawText(viewport()->rect(), Qt::AlignCenter, tr("No moves yet"));
}

void MoveList::showEvent(QShowEvent* event) {
    QTableView::showEvent(event);
    showCurrent();
}

/// The keys go from act to act; the place that they come to is looked at.
void MoveList::keyPressEvent(QKeyEvent* event) {
    const std::size_t shown = model_.shownPlace();
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Left:
        Q_EMIT placeAsked(shown > 0 ? shown - 1 : 0);
        break;
    case Qt::Key_Down:
    case Qt::Key_Right:
        Q_EMIT placeAsked(shown + 1);
        break;
    case Qt::Key_Home:
        Q_EMIT placeAsked(0);
        break;
    case Qt::Key_End:
        Q_EMIT placeAsked(model_.gamePlace());
        break;
    default:
        event->ignore();
    }
}

void MoveList::fitColumns(int fromRow) {
    const int digit = fontMetrics().horizontalAdvance(QLatin1Char('8'));
    const int turn = fontMetrics().horizontalAdvance(tr("high")) + digit + 8;
    const int die = isColumnHidden(column(MoveColumn::die)) ? 0 : 3 * digit;
    QFont bold = font();
    bold.setBold(true);
    const int removal = widthOf(QString(minusSign) + QStringLiteral("h8"), bold) + digit + 8;
    const int half = (viewport()->width() - turn - die - removal) / 2;
    setColumnWidth(column(MoveColumn::turn), turn);
    setColumnWidth(column(MoveColumn::die), 3 * digit);
    setColumnWidth(column(MoveColumn::ofFirst), half);
    setColumnWidth(column(MoveColumn::ofSecond), half);
    setColumnWidth(column(MoveColumn::removal), removal);
    fitRows(fromRow);
}

bool MoveList::isNarrow() const {
    const QString longHand = QStringLiteral("queens full of queens");
    QFont bold = font(); // what wins is
    bold.setBold(true);
    return columnWidth(column(MoveColumn::ofFirst)) <
           QFontMetrics(bold).horizontalAdvance(longHand) + MoveDelegate::beforeText +
               MoveDelegate::afterText;
}

/// Gives the rows their heights: all of them when these are others now, else those from one on.
void MoveList::fitRows(int from) {
    const int line = fontMetrics().height();
    const int showdown = isNarrow() ? 2 * line + 10 : line + 8;
    if (verticalHeader()->defaultSectionSize() != line + 8 || showdownHeight_ != showdown) {
        verticalHeader()->setDefaultSectionSize(line + 8);
        showdownHeight_ = showdown;
        from = 0;
    }
    for (int i = from; i < model_.rowCount(); ++i)
        if (model_.isShowdown(i))
            verticalHeader()->resizeSection(i, showdown);
}

void MoveList::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fitColumns();
    showCurrent();
}

void MoveList::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitColumns();
}

} // namespace ui
