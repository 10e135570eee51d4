#include "ui/widgets/panel.hpp"

#include "ui/widgets/theme.hpp"

#include <QPainter>

namespace ui {

namespace {

constexpr double radius = 8;
constexpr double outline = 1;
constexpr double accentOutline = 2.5;

} // namespace

Panel::Panel(Ground ground, QWidget* parent)
    : QWidget(parent)
    , ground_(ground) {}

void Panel::setGround(Ground ground) {
    ground_ = ground;
    update();
}

void Panel::setAccent(std::optional<QColor> colour) {
    accent_ = colour;
    update();
}

void Panel::paintEvent(QPaintEvent* /*event*/) {
    const Theme theme = themeOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double width = accent_ ? accentOutline : outline;
    painter.setPen(QPen(accent_.value_or(theme.edge), width));
    painter.setBrush(theme.panel);
    if (ground_ == Ground::banner) {
        painter.setBrush(theme.banner);
        if (!accent_)
            painter.setPen(Qt::NoPen);
    } else if (ground_ == Ground::marked) {
        painter.setBrush(mixed(theme.panel, theme.marked, 0.5));
    }
    const double half = width / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), radius, radius);
}

} // namespace ui
