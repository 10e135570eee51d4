#include "ui/widgets/step_button.hpp"

#include "ui/widgets/theme.hpp"

#include <QPainter>
#include <QStyleOptionToolButton>
#include <QStylePainter>

namespace ui {

StepButton::StepButton(Step step, QWidget* parent)
    : QToolButton(parent)
    , step_(step) {
    setAutoRaise(true);
    setAutoRepeat(step == Step::back || step == Step::forward);
    setFocusPolicy(Qt::TabFocus);
}

QSize StepButton::sizeHint() const {
    const int height = fontMetrics().height() + 8;
    return {height * 3 / 2, height};
}

void StepButton::paintEvent(QPaintEvent* /*event*/) {
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.text.clear();
    option.icon = QIcon();
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
    if (hasFocus()) {
        QStyleOptionFocusRect focus;
        focus.initFrom(this);
        painter.drawPrimitive(QStyle::PE_FrameFocusRect, focus);
    }

    const Theme theme = themeOf(palette());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect().center() + QPointF(0.5, 0.5));
    // Time runs as the lines of text do.
    const bool towardsStart = step_ == Step::toStart || step_ == Step::back;
    if (towardsStart != (layoutDirection() == Qt::RightToLeft))
        painter.scale(-1, 1);
    const double size = fontMetrics().height() * 0.32;
    painter.setPen(Qt::NoPen);
    painter.setBrush(isEnabled() ? theme.text : theme.edge);
    painter.drawPolygon(QPolygonF{{-size, -size}, {size * 0.9, 0}, {-size, size}});
    if (step_ == Step::toStart || step_ == Step::toEnd)
        painter.drawRect(QRectF(size * 0.9, -size, size * 0.45, 2 * size));
}

} // namespace ui
