#pragma once

#include <QAccessible>

class QWidget;

namespace ui {

/// Tells screen readers what kind of thing a widget is that Qt takes for nothing in particular.
/// To be called before anybody asks, so by the widget's constructor.
void giveRole(QWidget& widget, QAccessible::Role role);

} // namespace ui
