#include "ui/art/die_face.hpp"

#include "ui/widgets/accessible_role.hpp"

#include <QEvent>
#include <QPainter>

#include <array>

namespace ui {

namespace {

/// Which of the nine places of a face bear a pip, row by row from the top, one bit a place.
constexpr std::array<unsigned, 7> pips{
    0, 0b000'010'000, 0b001'000'100, 0b001'010'100, 0b101'000'101, 0b101'010'101, 0b101'101'101};

} // namespace

DieFace::DieFace(QWidget* parent)
    : QWidget(parent) {
    giveRole(*this, QAccessible::Graphic);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void DieFace::setLines(double lines) {
    lines_ = lines;
    updateGeometry();
}

QSize DieFace::sizeHint() const {
    const int side = static_cast<int>(fontMetrics().height() * lines_);
    return {side, side};
}

void DieFace::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

void DieFace::setValue(std::uint8_t value) {
    value_ = value;
    setAccessibleName(value == 0 ? tr("die, not rolled yet") : tr("die, showing %1").arg(value));
    setToolTip(accessibleName());
    update();
}

void DieFace::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF face = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    const QColor ivory(0xfb, 0xf8, 0xf0);
    const QColor ink(0x20, 0x22, 0x2e);
    if (value_ == 0) {
        painter.setPen(QPen(ivory, 1.5, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(face, 6, 6);
        return;
    }
    painter.setPen(QPen(ink, 1));
    painter.setBrush(ivory);
    painter.drawRoundedRect(face, 6, 6);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    const double step = face.width() * 0.27;
    for (unsigned place = 0; place < 9; ++place) {
        if ((pips.at(value_) >> place & 1U) == 0)
            continue;
        const QPointF offset((static_cast<int>(place % 3) - 1) * step,
                             (static_cast<int>(place / 3) - 1) * step);
        painter.drawEllipse(face.center() + offset, face.width() * 0.1, face.width() * 0.1);
    }
}

} // namespace ui
