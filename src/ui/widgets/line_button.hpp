#pragma once

#include <QPushButton>

namespace ui {

/// A flat button that reads as a line of text: shortened where it does not fit, whole in its
/// tooltip.
class LineButton : public QPushButton {
    Q_OBJECT

public:
    explicit LineButton(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace ui
