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
    void setSide(int pixels) { setFixedSize(pixels, pixels); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::uint8_t value_ = 0;
};

} // namespace ui
