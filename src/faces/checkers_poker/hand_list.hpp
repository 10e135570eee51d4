#pragma once

#include "cards/hand.hpp"
#include "faces/checkers_poker/card_colours.hpp"
#include "games/checkers_poker/space.hpp"

#include <QAbstractListModel>
#include <QListView>
#include <QString>

#include <optional>
#include <vector>

namespace ui {

/// A line of a list of hands: what can be shown, or what a place would give.
struct HandRow {
    /// The place, where the list is about places.
    QString lead;
    std::optional<cards::Hand> hand;
    QString words;
    /// What wild cards stand for: "two of clubs as ten of spades".
    QString naming;
    /// The same in signs, which are shorter: "2♣ as 10♠".
    QString signs;
    /// What else is to be said of it, such as "wins" or "used in turn 6".
    QString note;
    bool struckOut = false;
    bool emphasised = false;
    checkers_poker::SpaceSet spaces;

    friend bool operator==(const HandRow&, const HandRow&) = default;
};

class HandListModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// Returns whether they are others than before.
    bool setRows(std::vector<HandRow> rows);
    const HandRow& row(int number) const { return rows_[static_cast<std::size_t>(number)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    std::vector<HandRow> rows_;
};

/// Shows such lines, each with its cards painted where it has some. Rows keep to the list's width.
class HandList : public QListView {
    Q_OBJECT

public:
    explicit HandList(QWidget* parent = nullptr);

    /// Returns whether they are others than before; then no row is the current one.
    bool setRows(std::vector<HandRow> rows);
    const HandRow* row(const QModelIndex& index) const;
    const HandRow* currentRow() const { return row(currentIndex()); }
    int rowCount() const { return model_.rowCount(); }
    QSize minimumSizeHint() const override;
    void setSuitColours(SuitColours colours);
    SuitColours suitColours() const { return colours_; }

Q_SIGNALS:
    /// The row under the pointer, or the current one when the pointer is elsewhere, is another.
    void rowPointedAt(const ui::HandRow* row);
    /// Double click or Enter.
    void rowTaken(const ui::HandRow& row);

protected:
    bool viewportEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void take(const QModelIndex& index);

    HandListModel model_;
    SuitColours colours_ = SuitColours::four;
};

} // namespace ui
