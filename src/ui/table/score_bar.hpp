#pragma once

#include "engine/score.hpp"

#include <QWidget>

#include <optional>

namespace ui {

/// Who is ahead, as two colours that share a bar: First's chance on the left, Second's on the
/// right.
class ScoreBar : public QWidget {
    Q_OBJECT

public:
    explicit ScoreBar(QWidget* parent = nullptr);

    /// Nothing: not known yet, the bar is empty. `words` say the same.
    void setScore(std::optional<engine::Score> forFirst, const QString& words);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<engine::Score> score_;
};

} // namespace ui
