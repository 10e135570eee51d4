#pragma once

#include <QColor>
#include <QString>
#include <QWidget>

#include <cstddef>
#include <functional>
#include <vector>

namespace ui {

/// What a graph shows of a game.
struct ScoreCourse {
    /// By the first places, what each seat may hope for; they add up to 1.
    std::vector<std::vector<double>> shares;
    /// A colour a seat.
    std::vector<QColor> colours;
    std::size_t places = 1; ///< how many there are in all
    struct Point {
        std::size_t place = 0; ///< after the act
        std::size_t seat = 0;  ///< on whose line it is marked
    };
    std::vector<Point> turningPoints;
    /// Who leads after a place that has shares.
    std::function<QString(std::size_t place)> inWords;
};

/// The score over the places of a game. Of two seats, above the middle the first is ahead, below it
/// the second; of more, each has a line. Turning points are marked. A click or the arrow keys ask
/// to look at a place.
class ScoreGraph : public QWidget {
    Q_OBJECT

public:
    explicit ScoreGraph(QWidget* parent = nullptr);

    void show(ScoreCourse course);
    using QWidget::show;
    /// The place looked at.
    void setPlace(std::size_t place);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {60, 30}; }

Q_SIGNALS:
    void placeAsked(std::size_t place);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QPointF pointOf(std::size_t place, std::size_t seat = 0) const;
    void paintArea(QPainter& painter, double middle) const;
    void paintLines(QPainter& painter) const;
    void ask(double x);

    ScoreCourse course_;
    std::size_t place_ = 0;
};

} // namespace ui
