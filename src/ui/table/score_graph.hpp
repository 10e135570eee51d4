#pragma once

#include "engine/score.hpp"
#include "ui/telling/engine_words.hpp"

#include <QWidget>

#include <cstddef>
#include <vector>

namespace ui {

/// The score over the places of a game: above the middle First is ahead, below it Second. Turning
/// points are marked. A click or the arrow keys ask to look at a place.
class ScoreGraph : public QWidget {
    Q_OBJECT

public:
    explicit ScoreGraph(QWidget* parent = nullptr);

    /// `scores` are of the first places, for First; `places` is how many there are in all.
    void show(const std::vector<engine::Score>& scores, const Names& names, std::size_t places,
              const std::vector<std::size_t>& turningPoints);
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
    QPointF pointOf(std::size_t place) const;
    void ask(double x);

    std::vector<engine::Score> scores_;
    Names names_;
    std::vector<std::size_t> turningPoints_;
    std::size_t places_ = 1;
    std::size_t place_ = 0;
};

} // namespace ui
