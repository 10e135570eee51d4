#pragma once

#include "cards/card_set.hpp"
#include "cards/deck.hpp"

#include <QWidget>

#include <array>

namespace ui {

class CardToggle;

/// A table of all 64 cards, each of which can be picked by click or, with the arrow keys and the
/// space bar, by keyboard: one stop for the Tab key. Cards that the deck lacks cannot be picked,
/// but can be put back.
class CardTable : public QWidget {
    Q_OBJECT

public:
    explicit CardTable(QWidget* parent = nullptr);

    void display(cards::CardSet picked, cards::Deck deck);
    cards::CardSet picked() const;
    /// The button of a card, named after it.
    QWidget* buttonOf(cards::Card card) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void edited();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    CardToggle* at(int column, int row) const;
    void makeTabStop(const CardToggle* stop);
    void moveFocus(int column, int row, int right, int down);

    /// By row and column: twos to nines above, tens to aces below, a suit a row.
    std::array<CardToggle*, 64> toggles_{};
};

} // namespace ui
