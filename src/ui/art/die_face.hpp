#pragma once

#include <QWidget>

#include <cstdint>

namespace ui {

/// The face of a die; 0 shows one that is still to be rolled.
class DieFace : public QWidget {
    Q_OBJECT

public:
    explicit DieFace(QWidget* parent = nullptr);

    void setValue(std::uint8_t value);
    /// How many lines of the font the face is high.
    void setLines(double lines);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    double lines_ = 2;
    std::uint8_t value_ = 0;
};

} // namespace ui
