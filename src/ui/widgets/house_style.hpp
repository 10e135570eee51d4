#pragma once

#include <QProxyStyle>

namespace ui {

/// Fusion with outlines that are seen: it draws boxes, radio buttons and fields a shade darker than
/// the window, which on a dark one is next to nothing. Here what marks a control or its state has
/// three times the lightness of what is around it, or a third of it.
class HouseStyle : public QProxyStyle {
    Q_OBJECT

public:
    HouseStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                            QPainter* painter, const QWidget* widget) const override;
};

} // namespace ui
