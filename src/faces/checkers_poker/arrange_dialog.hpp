#pragma once

#include "faces/checkers_poker/new_game.hpp"
#include "games/checkers_poker/layout.hpp"
#include "games/checkers_poker/options.hpp"
#include "games/checkers_poker/space.hpp"

#include <QDialog>

#include <optional>

class QCheckBox;
class QLayout;
class QLineEdit;
class QUndoStack;

namespace ui {

class BoardView;
class NewGameNote;

/// First assembles the board by hand (rules 2.1): two spaces are swapped by drag, by two clicks or
/// by keyboard, blanks like any others. It starts from any board of the deck, and can lay out a
/// deal, sort or shuffle everything; each step can be undone.
class ArrangeDialog : public QDialog {
    Q_OBJECT

public:
    /// Begins with the game's board. Precondition: that has the cards of the deck.
    explicit ArrangeDialog(const checkers_poker_face::NewGame& game, QWidget* parent = nullptr);

    /// The board as it lies, ready or not.
    const checkers_poker::Layout& layout() const { return layout_; }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeSidePanel();
    QLayout* makeDealRow();
    QLayout* makeEndButtons();
    void connectBoard();

    void clicked(checkers_poker::Space space);
    void swap(checkers_poker::Space from, checkers_poker::Space to);
    /// Esc: lets go of the space that is chosen; with none, leaves the dialog.
    void letGoOrLeave();
    void choose(std::optional<checkers_poker::Space> space);
    void layOutDeal();
    /// One step that can be undone; no step if nothing changes.
    void change(const checkers_poker::Layout& layout, const QString& what);
    void update();
    QString contents(checkers_poker::Space space) const;

    checkers_poker::Options options_;
    checkers_poker::Layout layout_;
    std::optional<checkers_poker::Space> chosen_;
    QUndoStack* undo_ = nullptr;
    BoardView* board_ = nullptr;
    QLineEdit* number_ = nullptr;
    QCheckBox* starts_ = nullptr;
    NewGameNote* note_ = nullptr;
};

} // namespace ui
