#pragma once

#include <QLineEdit>

namespace ui {

/// A line to type in that shows so many digits at least, whatever the font.
class Field : public QLineEdit {
    Q_OBJECT

public:
    Field(int leastDigits, QWidget* parent);

    QSize minimumSizeHint() const override;

private:
    int leastDigits_;
};

} // namespace ui
