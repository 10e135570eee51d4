#include "ui/table/move_list.hpp"

#include "ui/art/signs.hpp"
#include "ui/table/move_delegate.hpp"
#include "ui/widgets/plain_header.hpp"
#include "ui/widgets/row_accessible.hpp"
#include "ui/widgets/theme.hpp"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <memory>
#include <utility>

namespace ui {

std::size_t MoveListModel::show(const app::PlayedGame& game, const Face& face,
                                std::size_t shownPlace, std::size_t shared) {
    std::vector<MoveColumn> columns = face.moveColumns(game);
    shownPlace_ = shownPlace;
    gamePlace_ = game.place();
    std::size_t kept = lines_.follow(game, face, shared);
    rows_.clear();
    if (columns.size() != columns_.size())
        kept = 0;
    columns_ = std::move(columns);
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

bool MoveListModel::isBand(int number) const {
    return lines_.isBand(static_cast<std::size_t>(number));
}

const MoveRow* MoveListModel::row(int number) const {
    if (number < 0 || number >= rowCount_ || number >= static_cast<int>(lines_.size()))
        return nullptr;
    if (MoveRow* known = rows_.object(number))
        return known;
    const auto line = static_cast<std::size_t>(number);
    auto made = std::make_unique<MoveRow>(
        lines_.face().moveRow(lines_.listed(), lines_.begin(line), lines_.end(line)));
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
    return parent.isValid() ? 0 : static_cast<int>(columns_.size());
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const {
    const MoveCell* found = cell(index);
    if (found == nullptr)
        return {};
    if (role == Qt::DisplayRole)
        return found->text;
    if (role == Qt::ToolTipRole)
        return withoutSigns(found->explained.isEmpty() ? found->text : found->explained);
    if (role == Qt::AccessibleTextRole) {
        if (found->place == shownPlace_)
            return tr("%1, shown now").arg(found->inWords);
        return found->place && *found->place > gamePlace_ ? tr("%1, undone").arg(found->inWords)
                                                          : found->inWords;
    }
    return {};
}

QVariant MoveListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= static_cast<int>(columns_.size()))
        return {};
    const MoveColumn& column = columns_[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::AccessibleTextRole:
        return column.inWords;
    case Qt::ToolTipRole:
        return column.wholeTitle;
    case Qt::DisplayRole:
        return column.title;
    default:
        return {};
    }
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

void MoveList::show(const app::PlayedGame& game, const Face& face, std::size_t shownPlace,
                    std::size_t shared) {
    const auto kept = static_cast<int>(model_.show(game, face, shownPlace, shared));
    fitColumns(kept);
    const QModelIndex current = model_.current();
    selectionModel()->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
    showCurrent();
}

void MoveList::setSkin(std::shared_ptr<const Skin> skin) {
    skin_ = std::move(skin);
    viewport()->update();
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

/// The names and a row, or the two lines of a band.
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

/// Labels and values take what they need, acts share the rest.
void MoveList::fitColumns(int fromRow) {
    const int digit = fontMetrics().horizontalAdvance(QLatin1Char('8'));
    QFont bold = font();
    bold.setBold(true);
    int rest = viewport()->width();
    int shares = 0;
    for (std::size_t i = 0; i < model_.columns().size(); ++i) {
        const MoveColumn& column = model_.columns()[i];
        if (column.kind == MoveColumn::Kind::acts) {
            ++shares;
            continue;
        }
        const bool isOutcome = column.kind == MoveColumn::Kind::outcome;
        const int width = column.kind == MoveColumn::Kind::value
                              ? 3 * digit
                              : widthOf(column.usual, isOutcome ? bold : font()) + digit + 8;
        setColumnWidth(static_cast<int>(i), width);
        rest -= width;
    }
    for (std::size_t i = 0; i < model_.columns().size(); ++i)
        if (model_.columns()[i].kind == MoveColumn::Kind::acts)
            setColumnWidth(static_cast<int>(i), rest / shares);
    fitRows(fromRow);
}

bool MoveList::isNarrow() const {
    QFont bold = font(); // what wins is
    bold.setBold(true);
    for (std::size_t i = 0; i < model_.columns().size(); ++i) {
        const MoveColumn& column = model_.columns()[i];
        if (column.kind == MoveColumn::Kind::acts)
            return columnWidth(static_cast<int>(i)) <
                   QFontMetrics(bold).horizontalAdvance(column.usual) + MoveDelegate::beforeText +
                       MoveDelegate::afterText;
    }
    return false;
}

/// Gives the rows their heights: all of them when these are others now, else those from one on.
void MoveList::fitRows(int from) {
    const int line = fontMetrics().height();
    const int band = isNarrow() ? 2 * line + 10 : line + 8;
    if (verticalHeader()->defaultSectionSize() != line + 8 || bandHeight_ != band) {
        verticalHeader()->setDefaultSectionSize(line + 8);
        bandHeight_ = band;
        from = 0;
    }
    for (int i = from; i < model_.rowCount(); ++i)
        if (model_.isBand(i))
            verticalHeader()->resizeSection(i, band);
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
