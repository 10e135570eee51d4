#pragma once

#include "ui/board/board_picture.hpp"

#include <QWidget>

#include <memory>

namespace ui {

class BoardView;
class Skin;
class TextLabel;

/// The board as a game would begin, and what is to be played there.
struct Beginning {
    BoardPicture board;
    QString variant; ///< in words
    QString detail;  ///< what else is to be known, such as the number of a deal
};

/// A picture of the board as the game would begin, with the variant in words below it. It is only
/// looked at.
class NewGamePreview : public QWidget {
    Q_OBJECT

public:
    explicit NewGamePreview(std::shared_ptr<const Skin> skin, QWidget* parent = nullptr);

    void display(const Beginning& beginning);
    const BoardView& board() const { return *board_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    /// What the words need at least.
    int wordsHeight() const;

    BoardView* board_ = nullptr;
    TextLabel* variant_ = nullptr;
    TextLabel* detail_ = nullptr;
};

} // namespace ui
