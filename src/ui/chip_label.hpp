#pragma once

#include "checkers_poker/seats.hpp"

#include <QWidget>

namespace ui {

/// A player's chip beside his name.
class ChipLabel : public QWidget {
    Q_OBJECT

public:
    explicit ChipLabel(QWidget* parent = nullptr);

    void setSeat(checkers_poker::Seat seat);
    void setDiameter(int pixels);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    checkers_poker::Seat seat_ = checkers_poker::first;
};

} // namespace ui
