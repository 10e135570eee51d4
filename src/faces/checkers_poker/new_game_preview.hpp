#pragma once

#include "faces/checkers_poker/new_game.hpp"

#include <QWidget>

namespace ui {

class BoardView;
class TextLabel;

/// A picture of the board as the game would begin, with the variant in words below it. It is only
/// looked at.
class NewGamePreview : public QWidget {
    Q_OBJECT

public:
    explicit NewGamePreview(QWidget* parent = nullptr);

    void display(const checkers_poker_face::NewGame& game);
    const BoardView& board() const { return *board_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// What the words need at least.
    int wordsHeight() const;

    BoardView* board_ = nullptr;
    TextLabel* variant_ = nullptr;
    TextLabel* deal_ = nullptr;
};

} // namespace ui
