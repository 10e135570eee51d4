#include "ui/chip_label.hpp"

#include "ui/checker_art.hpp"

#include <QPainter>

namespace ui {

ChipLabel::ChipLabel(QWidget* parent)
    : QWidget(parent) {
    setDiameter(40);
}

void ChipLabel::setSeat(checkers_poker::Seat seat) {
    seat_ = seat;
    update();
}

void ChipLabel::setDiameter(int pixels) { setFixedSize(pixels, pixels); }

void ChipLabel::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintChecker(painter, QRectF(rect()).center(), width() * 0.46, seat_);
}

} // namespace ui
