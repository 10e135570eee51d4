#include "ui/table/chip_label.hpp"

#include "faces/checkers_poker/checker_art.hpp"
#include "ui/widgets/accessible_role.hpp"

#include <QEvent>
#include <QPainter>

namespace ui {

ChipLabel::ChipLabel(QWidget* parent)
    : QWidget(parent) {
    giveRole(*this, QAccessible::Graphic);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    nameChip();
}

void ChipLabel::nameChip() {
    setAccessibleName(seat_ == checkers_poker::first ? tr("amber checkers") : tr("navy checkers"));
}

void ChipLabel::setSeat(checkers_poker::Seat seat) {
    seat_ = seat;
    nameChip();
    update();
}

void ChipLabel::setLines(double lines) {
    lines_ = lines;
    updateGeometry();
}

QSize ChipLabel::sizeHint() const {
    const int side = static_cast<int>(fontMetrics().height() * lines_);
    return {side, side};
}

void ChipLabel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

void ChipLabel::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintChecker(painter, QRectF(rect()).center(), width() * 0.46, seat_);
}

} // namespace ui
