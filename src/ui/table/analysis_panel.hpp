#pragma once

#include "app/analysis.hpp"
#include "app/game_review.hpp"
#include "ui/table/face.hpp"
#include "ui/widgets/panel.hpp"

#include <array>
#include <cstddef>
#include <vector>

class QPushButton;

namespace ui {

class ScoreBar;
class ScoreGraph;
class TextLabel;

/// What the engine thinks: a score bar and the best lines of the position looked at; of a finished
/// game the graph of the score, with its turning points.
class AnalysisPanel : public Panel {
    Q_OBJECT

public:
    explicit AnalysisPanel(QWidget* parent = nullptr);

    /// The game names the players.
    void showLines(const app::PlayedGame& game, const Face& face, const app::Analysis& analysis);
    /// The places judged so far, and which of the game is looked at.
    void showReview(const app::PlayedGame& game, const Face& face, const app::GameReview& review,
                    std::size_t place);
    /// No finished game is looked at.
    void hideReview();
    bool isReviewShown() const { return reviewShown_; }
    void setCompact(bool compact);
    /// Leaves room for others: the best line alone.
    void setBrief(bool brief);

Q_SIGNALS:
    void placeAsked(std::size_t place);

private:
    void setReviewShown(bool shown);
    void showTurningPoints(const app::PlayedGame& game, const Face& face,
                           const std::vector<app::TurningPoint>& points);

    static constexpr std::size_t mostTurningPoints = 3;

    bool reviewShown_ = false;
    bool compact_ = false;
    bool brief_ = false;
    ScoreBar* bar_;
    TextLabel* score_;
    std::array<TextLabel*, app::Analysis::lineCount> lines_{};
    ScoreGraph* graph_;
    TextLabel* progress_;
    std::array<QPushButton*, mostTurningPoints> points_{};
    std::vector<app::TurningPoint> shownPoints_;
};

} // namespace ui
