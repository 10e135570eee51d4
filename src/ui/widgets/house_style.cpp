#include "ui/widgets/house_style.hpp"

#include "ui/widgets/theme.hpp"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOption>

namespace ui {

namespace {

/// The colour of outlines on the grounds that controls stand on: window, pages and fields.
QColor outlineOf(const QPalette& palette) { return themeOf(palette).control; }

QPainterPath tick(const QRectF& box) {
    QPainterPath path(QPointF(box.left() + box.width() * 0.22, box.top() + box.height() * 0.52));
    path.lineTo(box.left() + box.width() * 0.42, box.top() + box.height() * 0.74);
    path.lineTo(box.left() + box.width() * 0.8, box.top() + box.height() * 0.26);
    return path;
}

void drawIndicator(QPainter& painter, const QStyleOption& option, bool round) {
    const QPalette& palette = option.palette;
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool on = option.state.testFlag(QStyle::State_On);
    const QColor outline = option.state.testFlag(QStyle::State_HasFocus)
                               ? palette.color(QPalette::Text)
                               : outlineOf(palette);
    const QRectF box = QRectF(option.rect).adjusted(0.75, 0.75, -0.75, -0.75);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (!enabled)
        painter.setOpacity(0.6);
    painter.setPen(QPen(outline, 1.5));
    painter.setBrush(palette.color(QPalette::Base));
    if (round)
        painter.drawEllipse(box);
    else
        painter.drawRoundedRect(box, 2.5, 2.5);
    if (on && round) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette.color(QPalette::Text));
        painter.drawEllipse(box.center(), box.width() * 0.27, box.width() * 0.27);
    } else if (on) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette.color(QPalette::Text), box.width() * 0.15, Qt::SolidLine,
                            Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(tick(box));
    }
    painter.restore();
}

/// Whether a button shows nothing of itself until it is pointed at or pressed.
bool isFlat(const QStyleOption& option) {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    if (button != nullptr && button->features.testFlag(QStyleOptionButton::Flat))
        return true;
    return option.state.testFlag(QStyle::State_AutoRaise) &&
           !option.state.testFlag(QStyle::State_On);
}

/// An outline around what the style has drawn; heavier with the keyboard there.
void drawOutline(QPainter& painter, const QStyleOption& option, const QRect& around) {
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    const QColor colour =
        focused ? option.palette.color(QPalette::Text) : outlineOf(option.palette);
    const double width = focused ? 2 : 1;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, width));
    painter.setBrush(Qt::NoBrush);
    const double half = width / 2;
    painter.drawRoundedRect(QRectF(around).adjusted(half, half, -half, -half), 2.5, 2.5);
    painter.restore();
}

/// A tick in the corner of what is chosen among several.
void drawChosen(QPainter& painter, const QStyleOption& option) {
    const double side = option.fontMetrics.height() * 1.1;
    const QRectF corner(option.direction == Qt::RightToLeft ? option.rect.left() + 3
                                                            : option.rect.right() - 2 - side,
                        option.rect.top() + 3, side, side);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(option.palette.color(QPalette::Text));
    painter.drawEllipse(corner);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(option.palette.color(QPalette::Base), side * 0.13, Qt::SolidLine,
                        Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(tick(corner));
    painter.restore();
}

} // namespace

HouseStyle::HouseStyle()
    : QProxyStyle(QStringLiteral("Fusion")) {}

void HouseStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                               QPainter* painter, const QWidget* widget) const {
    switch (element) {
    case PE_IndicatorCheckBox:
        drawIndicator(*painter, *option, false);
        return;
    case PE_IndicatorRadioButton:
        drawIndicator(*painter, *option, true);
        return;
    case PE_FrameFocusRect:
        drawOutline(*painter, *option, option->rect);
        return;
    case PE_FrameLineEdit:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        drawOutline(*painter, *option, option->rect);
        return;
    case PE_PanelButtonCommand:
    case PE_PanelButtonTool:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        if (isFlat(*option))
            return;
        drawOutline(*painter, *option, option->rect);
        if (option->state.testFlag(State_On))
            drawChosen(*painter, *option);
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void HouseStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const {
    QProxyStyle::drawControl(element, option, painter, widget);
    if (element != CE_TabBarTabShape || !option->state.testFlag(State_Selected))
        return;
    constexpr int bar = 3;
    painter->fillRect(
        QRect(option->rect.left() + 2, option->rect.top(), option->rect.width() - 4, bar),
        option->palette.color(QPalette::Text));
}

void HouseStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                    QPainter* painter, const QWidget* widget) const {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_ComboBox)
        drawOutline(*painter, *option, option->rect);
}

} // namespace ui
