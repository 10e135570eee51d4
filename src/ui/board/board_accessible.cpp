#include "ui/board/board_accessible.hpp"

#include "ui/board/board_geometry.hpp"
#include "ui/board/board_view.hpp"
#include "ui/board/space_accessible.hpp"

#include <QAccessible>
#include <QAccessibleWidget>

#include <array>

namespace ui {

using checkers_poker::board_side;
using checkers_poker::Space;
using checkers_poker::space_count;

namespace {

constexpr int spacesInLine = static_cast<int>(board_side);

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

    int childCount() const override { return static_cast<int>(space_count); }
    QAccessibleInterface* child(int index) const override {
        return index >= 0 && index < childCount()
                   ? cellAt(index / spacesInLine, index % spacesInLine)
                   : nullptr;
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
        return view_.hasFocus() ? cell(view_.cursor()) : nullptr;
    }

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override {
        if (row < 0 || row >= spacesInLine || column < 0 || column >= spacesInLine)
            return nullptr;
        return cell(geometry().spaceAtPlace({column, row}));
    }
    int selectedCellCount() const override { return view_.picture().chosen ? 1 : 0; }
    QList<QAccessibleInterface*> selectedCells() const override {
        const auto chosen = view_.picture().chosen;
        return chosen ? QList<QAccessibleInterface*>{cell(*chosen)}
                      : QList<QAccessibleInterface*>{};
    }
    QString columnDescription(int column) const override { return coordinate(column, 0, 0); }
    QString rowDescription(int row) const override { return coordinate(0, row, 1); }
    int columnCount() const override { return spacesInLine; }
    int rowCount() const override { return spacesInLine; }

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
    BoardGeometry geometry() const { return {{}, view_.picture().bottom}; }

    QString coordinate(int column, int row, std::size_t letter) const {
        if (column < 0 || column >= spacesInLine || row < 0 || row >= spacesInLine)
            return {};
        const std::string name = to_text(geometry().spaceAtPlace({column, row}));
        return QString::fromStdString(name.substr(letter, 1));
    }

    /// A cell belongs to a space for good; only its row and column follow the board's turns.
    QAccessibleInterface* cell(Space space) const {
        QAccessible::Id& id = cells_[space.index()];
        // Qt owns the cell, which the analyzer does not see.
        // NOLINTBEGIN(clang-analyzer-cplusplus.NewDeleteLeaks)
        if (id == 0)
            id = QAccessible::registerAccessibleInterface(new SpaceAccessible(view_, space));
        return QAccessible::accessibleInterface(id);
        // NOLINTEND(clang-analyzer-cplusplus.NewDeleteLeaks)
    }

    BoardView& view_;
    mutable std::array<QAccessible::Id, space_count> cells_{};
};

QAccessibleInterface* makeBoardAccessible(const QString& className, QObject* object) {
    if (className != QLatin1String(BoardView::staticMetaObject.className()))
        return nullptr;
    auto* view = qobject_cast<BoardView*>(object);
    return view ? new BoardAccessible(*view) : nullptr;
}

void send(BoardView& view, QAccessible::Event type, Space space) {
    QAccessibleEvent event(&view, type);
    event.setChild(accessibleChild(view, space));
    QAccessible::updateAccessibility(&event);
}

} // namespace

// Qt takes no notice of a factory that is installed already.
void installBoardAccessibility() { QAccessible::installFactory(makeBoardAccessible); }

int accessibleChild(const BoardView& view, Space space) {
    const QPoint place = BoardGeometry({}, view.picture().bottom).placeOf(space);
    return place.y() * spacesInLine + place.x();
}

AccessibleChanges changesBetween(const BoardPicture& before, const std::vector<QString>& oldNames,
                                 const BoardPicture& after, const std::vector<QString>& newNames) {
    AccessibleChanges changes;
    changes.turned = before.bottom != after.bottom;
    for (std::size_t index = 0; index < oldNames.size(); ++index)
        if (oldNames[index] != newNames[index])
            changes.renamed.push_back(Space::from_index(index));
    return changes;
}

void tell(BoardView& view, const AccessibleChanges& changes) {
    if (changes.turned) {
        QAccessibleTableModelChangeEvent event(&view, QAccessibleTableModelChangeEvent::ModelReset);
        QAccessible::updateAccessibility(&event);
    }
    for (const Space space : changes.renamed)
        send(view, QAccessible::NameChanged, space);
}

void tellFocus(BoardView& view, Space space) { send(view, QAccessible::Focus, space); }

} // namespace ui
