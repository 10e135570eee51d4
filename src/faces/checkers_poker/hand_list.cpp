#include "faces/checkers_poker/hand_list.hpp"

#include "faces/checkers_poker/hand_delegate.hpp"
#include "ui/widgets/row_accessible.hpp"

#include <QKeyEvent>
#include <QMouseEvent>

#include <utility>

namespace ui {

bool HandListModel::setRows(std::vector<HandRow> rows) {
    if (rows == rows_)
        return false;
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
    return true;
}

int HandListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant HandListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const HandRow& row = this->row(index.row());
    if (role == Qt::DisplayRole)
        return row.lead.isEmpty() ? row.words : row.lead + QLatin1Char(' ') + row.words;
    if (role == Qt::AccessibleTextRole || role == Qt::ToolTipRole) {
        QStringList parts{row.lead, row.words, row.naming, row.note};
        parts.removeAll(QString());
        return parts.join(QStringLiteral(", "));
    }
    return {};
}

Qt::ItemFlags HandListModel::flags(const QModelIndex& index) const {
    if (!index.isValid())
        return Qt::NoItemFlags;
    // A used hand can still be pointed at, so that its reason is told when it is tried.
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

HandList::HandList(QWidget* parent)
    : QListView(parent) {
    setModel(&model_);
    setItemDelegate(new HandDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setResizeMode(QListView::Adjust);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    viewport()->setAutoFillBackground(false);
    viewport()->setAttribute(Qt::WA_Hover);
}

bool HandList::setRows(std::vector<HandRow> rows) { return model_.setRows(std::move(rows)); }

const HandRow* HandList::row(const QModelIndex& index) const {
    return index.isValid() && index.row() < model_.rowCount() ? &model_.row(index.row()) : nullptr;
}

/// Two rows of words.
QSize HandList::minimumSizeHint() const {
    constexpr int rowsAtLeast = 2;
    constexpr int aroundRow = 10;
    return {80, rowsAtLeast * (fontMetrics().height() + aroundRow)};
}

void HandList::setSuitColours(SuitColours colours) {
    colours_ = colours;
    viewport()->update();
}

bool HandList::viewportEvent(QEvent* event) {
    const bool handled = QListView::viewportEvent(event);
    if (event->type() == QEvent::Leave)
        Q_EMIT rowPointedAt(currentRow());
    return handled;
}

void HandList::mouseMoveEvent(QMouseEvent* event) {
    QListView::mouseMoveEvent(event);
    const HandRow* pointed = row(indexAt(event->position().toPoint()));
    Q_EMIT rowPointedAt(pointed != nullptr ? pointed : currentRow());
}

void HandList::mouseDoubleClickEvent(QMouseEvent* event) {
    // The event is enough; the base class would start to edit or tell activated() as well.
    event->accept();
    take(indexAt(event->position().toPoint()));
}

void HandList::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        event->ignore(); // what it puts back is for the one around to know
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        event->setAccepted(currentRow() != nullptr); // else it is for the one around
        take(currentIndex());
        return;
    }
    QListView::keyPressEvent(event);
}

void HandList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    // Qt would tell screen readers of the row even while another widget has the focus.
    if (hasFocus())
        QListView::currentChanged(current, previous);
    else
        QAbstractItemView::currentChanged(current, previous);
    Q_EMIT rowPointedAt(row(current));
}

void HandList::focusInEvent(QFocusEvent* event) {
    QListView::focusInEvent(event);
    tellCurrentRow(*this);
}

void HandList::take(const QModelIndex& index) {
    if (const HandRow* taken = row(index)) {
        const HandRow copy = *taken; // the rows change under the one who takes
        Q_EMIT rowTaken(copy);
    }
}

} // namespace ui
