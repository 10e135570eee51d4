#include "ui/analysis_panel.hpp"

#include "ui/engine_words.hpp"
#include "ui/score_bar.hpp"
#include "ui/score_graph.hpp"
#include "ui/text_label.hpp"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

using checkers_poker::State;

namespace {

engine::Score forFirst(const State& state, engine::Score score) {
    return to_act(state) == checkers_poker::second ? -score : score;
}

} // namespace

AnalysisPanel::AnalysisPanel(QWidget* parent)
    : Panel(Ground::panel, parent)
    , bar_(new ScoreBar(this))
    , score_(new TextLabel(TextLabel::Role::strong, this))
    , graph_(new ScoreGraph(this))
    , progress_(new TextLabel(TextLabel::Role::muted, this)) {
    setObjectName(QStringLiteral("analysis"));
    setAccessibleName(tr("Analysis"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    score_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    auto* column = new QVBoxLayout(this);
    auto* row = new QHBoxLayout;
    row->addWidget(bar_, 1);
    row->addWidget(score_);
    column->addLayout(row);
    for (TextLabel*& line : lines_) {
        line = new TextLabel(TextLabel::Role::body, this);
        column->addWidget(line);
    }
    column->addWidget(graph_);
    column->addWidget(progress_);
    for (std::size_t i = 0; i < points_.size(); ++i) {
        auto* button = new QPushButton(this);
        button->setFlat(true);
        button->setAutoDefault(false);
        button->setStyleSheet(QStringLiteral("text-align: left; padding: 2px"));
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        connect(button, &QPushButton::clicked, this, [this, i] {
            if (i < shownPoints_.size())
                Q_EMIT placeAsked(shownPoints_[i].place);
        });
        column->addWidget(button);
        points_[i] = button;
    }
    connect(graph_, &ScoreGraph::placeAsked, this, &AnalysisPanel::placeAsked);
    setCompact(false);
    hideReview();
}

void AnalysisPanel::setCompact(bool compact) {
    const int margin = compact ? 5 : 10;
    layout()->setContentsMargins(margin, margin, margin, margin);
    layout()->setSpacing(compact ? 2 : 4);
}

void AnalysisPanel::showLines(const app::Analysis& analysis) {
    const auto& position = analysis.position();
    const auto& lines = analysis.lines();
    if (!position || lines.empty()) {
        bar_->setScore(std::nullopt);
        score_->setText(position && is_over(*position) ? QString() : QStringLiteral("…"));
    } else {
        const engine::Score score = forFirst(*position, lines.front().score);
        bar_->setScore(score);
        score_->setText(tr("%1 · depth %2").arg(scoreInWords(score)).arg(lines.front().depth));
    }
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const bool known = position && i < lines.size() && !lines[i].actions.empty();
        lines_[i]->setText(known ? scoreInWords(forFirst(*position, lines[i].score)) +
                                       QStringLiteral("  ") + lineInWords(*position, lines[i])
                                 : QString());
    }
}

void AnalysisPanel::showReview(const checkers_poker::Match& match, const app::GameReview& review,
                               std::size_t place) {
    const auto& judgements = review.judgements();
    std::vector<engine::Score> scores;
    scores.reserve(judgements.size());
    for (const app::Judgement& judgement : judgements)
        scores.push_back(judgement.forFirst);
    const auto points = app::turningPoints(match, judgements, most_turning_points);
    std::vector<std::size_t> places;
    places.reserve(points.size());
    for (const app::TurningPoint& point : points)
        places.push_back(point.place);
    const std::size_t all = match.history.place() + 1;
    graph_->show(scores, all, places);
    graph_->setPlace(place);
    setReviewShown(true);
    if (review.isRunning())
        progress_->setText(
            tr("Looking at the game: %1 of %2 acts").arg(judgements.size()).arg(all));
    else
        progress_->setText(points.empty() ? tr("No turning points") : tr("Turning points"));
    showTurningPoints(match, points);
}

void AnalysisPanel::showTurningPoints(const checkers_poker::Match& match,
                                      const std::vector<app::TurningPoint>& points) {
    shownPoints_ = points;
    for (std::size_t i = 0; i < points_.size(); ++i) {
        points_[i]->setVisible(i < points.size());
        if (i < points.size()) {
            const QString words = inWords(match, points[i]);
            points_[i]->setText(words);
            points_[i]->setToolTip(words);
        }
    }
}

void AnalysisPanel::hideReview() {
    setReviewShown(false);
    shownPoints_.clear();
    for (QPushButton* button : points_)
        button->setVisible(false);
}

/// The graph tells the score of every place, so the bar and the lines give their room to it.
void AnalysisPanel::setReviewShown(bool shown) {
    reviewShown_ = shown;
    graph_->setVisible(shown);
    progress_->setVisible(shown);
    bar_->setVisible(!shown);
    score_->setVisible(!shown);
    for (TextLabel* line : lines_)
        line->setVisible(!shown);
}

} // namespace ui
