#pragma once

#include "ui/board/board_picture.hpp"

#include <QWidget>

#include <memory>

namespace ui {

class Skin;

/// A player's piece beside his name, as it looks on the board.
class ChipLabel : public QWidget {
    Q_OBJECT

public:
    /// Without a skin nothing is painted.
    explicit ChipLabel(std::shared_ptr<const Skin> skin, QWidget* parent = nullptr);

    void setSkin(std::shared_ptr<const Skin> skin);
    /// The piece, and what it is by ear: "amber checkers".
    void setPiece(BoardPiece piece, const QString& spoken);
    /// How many lines of the font the chip is high.
    void setLines(double lines);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    std::shared_ptr<const Skin> skin_;
    BoardPiece piece_;
    double lines_ = 2.4;
};

} // namespace ui
