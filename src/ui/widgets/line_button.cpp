#include "ui/widgets/line_button.hpp"

#include "ui/art/signs.hpp"

#include <QStyleOptionButton>
#include <QStylePainter>

namespace ui {

namespace {
constexpr int aroundText = 3;
} // namespace

LineButton::LineButton(QWidget* parent)
    : QPushButton(parent) {
    setFlat(true);
    setAutoDefault(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize LineButton::sizeHint() const {
    return {widthOf(text(), font()) + 2 * aroundText, fontMetrics().height() + 2 * aroundText};
}

QSize LineButton::minimumSizeHint() const { return {40, sizeHint().height()}; }

void LineButton::paintEvent(QPaintEvent* /*event*/) {
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    painter.drawControl(QStyle::CE_PushButtonBevel, option);
    if (hasFocus()) {
        QStyleOptionFocusRect focus;
        focus.initFrom(this);
        painter.drawPrimitive(QStyle::PE_FrameFocusRect, focus);
    }
    painter.setLayoutDirection(layoutDirection());
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::ButtonText));
    paintLine(painter, rect().adjusted(aroundText, 0, -aroundText, 0), Qt::AlignLeft, text());
}

} // namespace ui
