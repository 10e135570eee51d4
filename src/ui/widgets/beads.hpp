#pragma once

#include <QColor>
#include <QWidget>

namespace ui {

/// A row of round beads, some of them filled: checkers left, or turns until a showdown.
class Beads : public QWidget {
    Q_OBJECT

public:
    enum class Style {
        row,  ///< small beads side by side; empty ones are thin rings
        chain ///< larger ones with a line between; empty ones are rings
    };

    explicit Beads(Style style, QWidget* parent = nullptr);

    /// `meaning` is what a screen reader says instead of the beads.
    void setBeads(int filled, int total, const QColor& colour, const QString& meaning);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {20, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double pitch() const;
    double diameter() const;

    Style style_;
    int filled_ = 0;
    int total_ = 0;
    QColor colour_;
};

} // namespace ui
