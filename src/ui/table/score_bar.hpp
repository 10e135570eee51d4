#pragma once

#include <QColor>
#include <QWidget>

#include <vector>

namespace ui {

/// A seat's share of a bar.
struct ScoreShare {
    double share = 0;
    QColor colour;
    friend bool operator==(const ScoreShare&, const ScoreShare&) = default;
};

/// Who is ahead, as colours that share a bar in order of turn.
class ScoreBar : public QWidget {
    Q_OBJECT

public:
    explicit ScoreBar(QWidget* parent = nullptr);

    /// Without shares the bar is empty: not known yet. `words` say the same.
    void setShares(std::vector<ScoreShare> shares, const QString& words);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<ScoreShare> shares_;
};

} // namespace ui
