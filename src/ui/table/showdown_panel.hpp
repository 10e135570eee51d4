#pragma once

#include "faces/checkers_poker/card_colours.hpp"
#include "games/checkers_poker/record.hpp"
#include "ui/widgets/panel.hpp"

#include <cstddef>

class QPushButton;

namespace ui {

class HandList;
class PickedHand;
class TextLabel;
struct HandRow;

/// Where the hand to be shown is chosen: from the list of all that the covered cards make, or by
/// picking five of them on the board.
class ShowdownPanel : public Panel {
    Q_OBJECT

public:
    explicit ShowdownPanel(QWidget* parent = nullptr);

    /// What was chosen last is what the button shows: a row of the list, or the cards picked.
    /// Precondition: the phase there is Showing, and the spaces picked bear cards of the one to
    /// show.
    void show(const checkers_poker::Match& match, std::size_t place,
              checkers_poker::SpaceSet picked);
    using QWidget::show;
    /// Another showdown, or another player's turn to show: what was marked before is forgotten.
    void startAnew();
    /// Marks the hand that is announced as this one, so that the button shows it.
    void mark(const cards::Hand& hand, cards::Deck deck);
    void setSuitColours(SuitColours colours);
    void setCompact(bool compact);
    /// Where the keyboard goes on.
    QWidget* focusPlace() const;

Q_SIGNALS:
    /// The spaces of the hand pointed at in the list; none when no hand is.
    void handPointedAt(checkers_poker::SpaceSet spaces);
    /// A hand of the list is meant from now on, no longer the cards picked on the board.
    void listChosen();
    /// A hand was taken; whether it may be shown is for the rules to say.
    void chosen(const checkers_poker::Show& show);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void preferList();
    int firstOpenRow() const;
    bool hasOpenRow() const { return firstOpenRow() >= 0; }
    void markStrongest();
    void markRow(int number);
    void offer();
    void choose();

    bool compact_ = false;
    TextLabel* title_;
    HandList* list_;
    PickedHand* picked_;
    QPushButton* show_;
};

} // namespace ui
