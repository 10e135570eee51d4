#include "ui/widgets/scroll_pane.hpp"

#include <QApplication>
#include <QEvent>
#include <QScrollBar>
#include <QStyle>

#include <algorithm>

namespace ui {

ScrollPane::ScrollPane(QWidget* contents, QWidget* parent)
    : QScrollArea(parent) {
    setWidget(contents);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    contents->setAutoFillBackground(false);
    contents->installEventFilter(this);
}

void ScrollPane::setUsualWidth(int digits) {
    digits_ = digits;
    updateGeometry();
}

QSize ScrollPane::sizeHint() const {
    const QSize wanted = widget()->sizeHint();
    if (digits_ == 0)
        return wanted;
    const int usual = digits_ * fontMetrics().horizontalAdvance(QLatin1Char('0'));
    return {std::max(usual, minimumSizeHint().width()), wanted.height()};
}

QSize ScrollPane::minimumSizeHint() const {
    constexpr int linesAtLeast = 3;
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    return {widget()->minimumSizeHint().width() + bar, linesAtLeast * fontMetrics().height()};
}

bool ScrollPane::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

bool ScrollPane::focusNextPrevChild(bool next) {
    const bool moved = QScrollArea::focusNextPrevChild(next);
    if (QWidget* focus = QApplication::focusWidget(); moved && widget()->isAncestorOf(focus))
        ensureWidgetVisible(focus);
    return moved;
}

} // namespace ui
