#include "ui/widgets/plain_button.hpp"

#include <QPushButton>

namespace ui {

QPushButton* plainButton(const QString& text, const QString& name, const QString& tip,
                         QWidget* parent) {
    auto* button = new QPushButton(text, parent);
    button->setObjectName(name);
    button->setAutoDefault(false);
    button->setToolTip(tip);
    button->setAccessibleDescription(tip);
    return button;
}

} // namespace ui
