#include "ui/widgets/page_stack.hpp"

namespace ui {

PageStack::PageStack(QWidget* parent)
    : QStackedWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize PageStack::sizeHint() const { return minimumSizeHint(); }

QSize PageStack::minimumSizeHint() const {
    return currentWidget() != nullptr ? QSize(0, currentWidget()->minimumSizeHint().height())
                                      : QSize(0, 0);
}

} // namespace ui
