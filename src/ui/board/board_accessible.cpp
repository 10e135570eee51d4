#include "ui/board/board_accessible.hpp"

#include "ui/board/board_geometry.hpp"
#include "ui/board/board_view.hpp"
#include "ui/board/space_accessible.hpp"

#include <QAccessible>
#include <QAccessibleWidget>

#include <algorithm>
#include <array>
#include <vector>

namespace ui {

namespace {

/// A group of cells rather than a table by its role: screen readers read whole rows of tables aloud
/// when the cursor comes to another row, and here each step is to say its space alone. Who asks for
/// rows and columns gets them all the same.
class BoardAccessible final : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit BoardAccessible(BoardView& view)
        : QAccessibleWidget(&view, QAccessible::Grouping)
        , view_(view) {}
    BoardAccessible(const BoardAccessible&) = delete;
    BoardAccessible& operator=(const BoardAccessible&) = delete;

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::TableInterface)
            return static_cast<QAccessibleTableInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    QString text(QAccessible::Text text) const override {
        if (text == QAccessible::Name && view_.accessibleName().isEmpty())
            return BoardView::tr("Board");
        return QAccessibleWidget::text(text);
    }

    int childCount() const override { return static_cast<int>(shape().size()); }
    QAccessibleInterface* child(int index) const override {
        if (index < 0)
            return nullptr;
        for (const auto& line : lines()) {
            const auto length = static_cast<int>(line.size());
            if (index < length)
                return cell(line[static_cast<std::size_t>(index)]);
            index -= length;
        }
        return nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        for (int index = 0; index < childCount(); ++index)
            if (this->child(index) == child)
                return index;
        return -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        const auto space = view_.spaceAt(view_.mapFromGlobal(QPointF(x, y)));
        return space ? cell(*space) : nullptr;
    }
    QAccessibleInterface* focusChild() const override {
        return view_.hasFocus() && shape().size() > 0 ? cell(view_.cursor()) : nullptr;
    }

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override {
        if (row < 0 || row >= rowCount() || column < 0)
            return nullptr;
        const auto& line = lines()[static_cast<std::size_t>(row)];
        const auto at = static_cast<std::size_t>(column);
        return at < line.size() ? cell(line[at]) : nullptr;
    }
    int selectedCellCount() const override { return view_.picture().chosen ? 1 : 0; }
    QList<QAccessibleInterface*> selectedCells() const override {
        const auto chosen = view_.picture().chosen;
        return chosen ? QList<QAccessibleInterface*>{cell(*chosen)}
                      : QList<QAccessibleInterface*>{};
    }
    QString columnDescription(int column) const override {
        return column >= 0 && column < columnCount() ? view_.boardGeometry().columnName(column)
                                                     : QString();
    }
    QString rowDescription(int row) const override {
        return row >= 0 && row < rowCount() ? view_.boardGeometry().rowName(row) : QString();
    }
    int columnCount() const override { return view_.boardGeometry().columns(); }
    int rowCount() const override { return view_.boardGeometry().rows(); }

    // Spaces are chosen singly, never by rows or columns.
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override {}

protected:
    ~BoardAccessible() override {
        for (const QAccessible::Id id : cells_)
            if (id != 0)
                QAccessible::deleteAccessibleInterface(id);
    }

private:
    const BoardShape& shape() const { return view_.picture().shape; }
    const std::vector<std::vector<BoardSpace>>& lines() const {
        return view_.boardGeometry().lines();
    }

    /// A cell belongs to a space for good; only its row and column follow the board's turns.
    QAccessibleInterface* cell(BoardSpace space) const {
        QAccessible::Id& id = cells_[space.index()];
        // Qt owns the cell, which the analyzer does not see.
        // NOLINTBEGIN(clang-analyzer-cplusplus.NewDeleteLeaks)
        if (id == 0)
            id = QAccessible::registerAccessibleInterface(new SpaceAccessible(view_, space));
        return QAccessible::accessibleInterface(id);
        // NOLINTEND(clang-analyzer-cplusplus.NewDeleteLeaks)
    }

    BoardView& view_;
    mutable std::array<QAccessible::Id, mostBoardSpaces> cells_{};
};

QAccessibleInterface* makeBoardAccessible(const QString& className, QObject* object) {
    if (className != QLatin1String(BoardView::staticMetaObject.className()))
        return nullptr;
    auto* view = qobject_cast<BoardView*>(object);
    return view ? new BoardAccessible(*view) : nullptr;
}

void send(BoardView& view, QAccessible::Event type, BoardSpace space) {
    QAccessibleEvent event(&view, type);
    event.setChild(placeInTable(view, space).child);
    QAccessible::updateAccessibility(&event);
}

} // namespace

// Qt takes no notice of a factory that is installed already.
void installBoardAccessibility() { QAccessible::installFactory(makeBoardAccessible); }

PlaceInTable placeInTable(const BoardView& view, BoardSpace space) {
    PlaceInTable place;
    for (const auto& line : view.boardGeometry().lines()) {
        const auto found = std::ranges::find(line, space);
        place.column = static_cast<int>(found - line.begin());
        if (found != line.end()) {
            place.child += place.column;
            return place;
        }
        place.child += static_cast<int>(line.size());
        ++place.row;
    }
    return {-1, -1, -1};
}

AccessibleChanges changesBetween(const BoardPicture& before, const std::vector<QString>& oldNames,
                                 const BoardPicture& after, const std::vector<QString>& newNames) {
    AccessibleChanges changes;
    changes.turned = before.turn != after.turn || !(before.shape == after.shape);
    for (std::size_t index = 0; index < std::min(oldNames.size(), newNames.size()); ++index)
        if (oldNames[index] != newNames[index])
            changes.renamed.push_back(BoardSpace::from_index(index));
    return changes;
}

void tell(BoardView& view, const AccessibleChanges& changes) {
    if (changes.turned) {
        QAccessibleTableModelChangeEvent event(&view, QAccessibleTableModelChangeEvent::ModelReset);
        QAccessible::updateAccessibility(&event);
    }
    for (const BoardSpace space : changes.renamed)
        send(view, QAccessible::NameChanged, space);
}

void tellFocus(BoardView& view, BoardSpace space) { send(view, QAccessible::Focus, space); }

} // namespace ui
