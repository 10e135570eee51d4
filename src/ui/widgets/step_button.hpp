#pragma once

#include <QToolButton>

namespace ui {

/// A button that steps through the game, with a drawn arrow in the colour of the palette.
class StepButton : public QToolButton {
    Q_OBJECT

public:
    enum class Step { toStart, back, forward, toEnd };

    explicit StepButton(Step step, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Step step_;
};

} // namespace ui
