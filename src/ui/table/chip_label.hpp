#pragma once

#include "games/checkers_poker/seats.hpp"

#include <QWidget>

namespace ui {

/// A player's chip beside his name.
class ChipLabel : public QWidget {
    Q_OBJECT

public:
    explicit ChipLabel(QWidget* parent = nullptr);

    void setSeat(checkers_poker::Seat seat);
    /// How many lines of the font the chip is high.
    void setLines(double lines);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void nameChip();

    double lines_ = 2.4;
    checkers_poker::Seat seat_ = checkers_poker::first;
};

} // namespace ui
