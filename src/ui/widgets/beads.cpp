#include "ui/widgets/beads.hpp"

#include "ui/widgets/accessible_role.hpp"
#include "ui/widgets/theme.hpp"

#include <QPainter>

#include <algorithm>

namespace ui {

Beads::Beads(Style style, QWidget* parent)
    : QWidget(parent)
    , style_(style) {
    giveRole(*this, QAccessible::Graphic);
    setSizePolicy(style == Style::chain ? QSizePolicy::Fixed : QSizePolicy::Preferred,
                  QSizePolicy::Fixed);
}

void Beads::setBeads(int filled, int total, const QColor& colour, const QString& meaning) {
    filled_ = filled;
    total_ = total;
    colour_ = colour;
    setAccessibleName(meaning);
    setToolTip(meaning);
    updateGeometry();
    update();
}

double Beads::diameter() const {
    return fontMetrics().height() * (style_ == Style::row ? 0.6 : 1.0);
}

double Beads::pitch() const {
    const double wanted = diameter() * (style_ == Style::row ? 1.3 : 1.7);
    // A narrow panel pushes the beads together rather than losing some.
    return total_ > 1 ? std::min(wanted, (width() - diameter() - 2) / (total_ - 1)) : wanted;
}

QSize Beads::sizeHint() const {
    const double step = diameter() * (style_ == Style::row ? 1.3 : 1.7);
    return {static_cast<int>(step * std::max(total_ - 1, 0) + diameter()) + 3,
            static_cast<int>(diameter()) + 3};
}

void Beads::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double size = diameter();
    const double top = (height() - size) / 2;
    if (layoutDirection() == Qt::RightToLeft) {
        painter.translate(width(), 0);
        painter.scale(-1, 1);
    }
    const QColor empty = style_ == Style::row ? themeOf(palette()).control : colour_;
    for (int i = 0; i < total_; ++i) {
        const QRectF bead(1 + i * pitch(), top, size, size);
        const bool filled = i < filled_;
        if (style_ == Style::chain && i > 0) {
            painter.setPen(QPen(colour_, 1.5));
            painter.drawLine(QPointF(bead.left() - pitch() + size, bead.center().y()),
                             QPointF(bead.left(), bead.center().y()));
        }
        if (style_ == Style::row) {
            painter.setPen(filled ? QPen(Qt::NoPen) : QPen(empty, 1));
            painter.setBrush(filled ? QBrush(colour_) : QBrush(Qt::NoBrush));
        } else {
            painter.setPen(QPen(colour_, 1.8));
            painter.setBrush(filled ? QBrush(colour_) : QBrush(Qt::NoBrush));
        }
        painter.drawEllipse(bead.adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

} // namespace ui
