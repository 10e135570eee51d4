#include "ui/widgets/field.hpp"

namespace ui {

Field::Field(int leastDigits, QWidget* parent)
    : QLineEdit(parent)
    , leastDigits_(leastDigits) {}

QSize Field::minimumSizeHint() const {
    constexpr int frame = 12;
    return {leastDigits_ * fontMetrics().horizontalAdvance(QLatin1Char('0')) + frame,
            QLineEdit::minimumSizeHint().height()};
}

} // namespace ui
