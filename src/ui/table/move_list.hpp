#pragma once

#include "ui/table/move_lines.hpp"

#include <QAbstractTableModel>
#include <QCache>
#include <QTableView>

#include <cstddef>
#include <memory>
#include <vector>

namespace ui {

/// The lines of the list of moves. Their words are made for the lines that are looked at, and those
/// that an act does not change stay, so that a game of any length can be listed.
class MoveListModel : public QAbstractTableModel {
    Q_OBJECT

public:
    static constexpr int mostRows = 256;

    using QAbstractTableModel::QAbstractTableModel;

    /// `shared` is as MoveLines takes it. Returns how many of the first rows still list the same
    /// acts, but for the last of them.
    std::size_t show(const app::PlayedGame& game, const Face& face, std::size_t shownPlace,
                     std::size_t shared = 0);
    std::size_t shownPlace() const { return shownPlace_; }
    std::size_t gamePlace() const { return gamePlace_; }
    bool isBand(int number) const;
    const std::vector<MoveColumn>& columns() const { return columns_; }
    /// What paints pieces beside acts.
    const Face& face() const { return lines_.face(); }
    /// The row in words; nothing when there is none. Both pointers hold until some hundred other
    /// rows were asked for.
    const MoveRow* row(int number) const;
    const MoveCell* cell(const QModelIndex& index) const;
    /// The cell of the act that led to the shown place.
    QModelIndex current() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void showRows(int kept);

    MoveLines lines_;
    int rowCount_ = 0;
    mutable QCache<int, MoveRow> rows_{mostRows}; ///< those asked for last
    std::vector<MoveColumn> columns_;
    std::size_t shownPlace_ = 0;
    std::size_t gamePlace_ = 0;
};

/// The acts of the game, line by line. The act last done is marked; a click on another
/// looks at the board as it was after it.
class MoveList : public QTableView {
    Q_OBJECT

public:
    explicit MoveList(QWidget* parent = nullptr);

    /// `shared` is as MoveLines takes it.
    void show(const app::PlayedGame& game, const Face& face, std::size_t shownPlace,
              std::size_t shared = 0);
    using QWidget::show;
    /// How the pieces look that stand for seats.
    void setSkin(std::shared_ptr<const Skin> skin);
    const Skin* skin() const { return skin_.get(); }
    /// Too narrow for acts side by side: those of a band take a line each.
    bool isNarrow() const;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void placeAsked(std::size_t place);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void fitColumns(int fromRow = 0);
    void showCurrent();
    void fitRows(int from = 0);

    MoveListModel model_;
    std::shared_ptr<const Skin> skin_;
    int bandHeight_ = 0;
};

} // namespace ui
