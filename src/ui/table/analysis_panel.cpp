#include "ui/table/analysis_panel.hpp"

#include "faces/checkers_poker/table_match.hpp"
#include "ui/table/score_bar.hpp"
#include "ui/table/score_graph.hpp"
#include "ui/telling/engine_words.hpp"
#include "ui/widgets/line_button.hpp"
#include "ui/widgets/text_label.hpp"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

using checkers_poker::first;

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
        auto* button = new LineButton(this);
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
    compact_ = compact;
    const int margin = compact ? 5 : 10;
    layout()->setContentsMargins(margin, margin, margin, margin);
    layout()->setSpacing(compact ? 2 : 4);
}

void AnalysisPanel::setBrief(bool brief) {
    brief_ = brief;
    setReviewShown(reviewShown_);
}

void AnalysisPanel::showLines(const checkers_poker::Match& match, const app::Analysis& analysis) {
    const Names names = namesOf(match);
    const auto& place = analysis.place();
    const auto& lines = analysis.lines();
    if (!place || lines.empty()) {
        bar_->setScore(std::nullopt, tr("No score yet"));
        score_->setText(place && place->situation.isOver() ? QString() : QStringLiteral("…"));
    } else {
        const engine::Score score = lines.front().scores[first];
        const QString lead = leadInWords(score, names);
        bar_->setScore(score, lead);
        score_->setText(tr("%1 · depth %2")
                            .arg(compact_ ? scoreInWords(score, names) : lead,
                                 QString::number(lines.front().depth)));
    }
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const bool known = place && i < lines.size() && !lines[i].tokens.empty();
        lines_[i]->setText(known ? scoreInWords(lines[i].scores[first], names) +
                                       QStringLiteral("  ") +
                                       lineInWords(checkers_poker_face::stateOf(*place), lines[i])
                                 : QString());
    }
}

void AnalysisPanel::showReview(const app::PlayedGame& game, const app::GameReview& review,
                               std::size_t place) {
    const checkers_poker::Match& match = checkers_poker_face::matchOf(game);
    const auto& judgements = review.judgements();
    std::vector<engine::Score> scores;
    scores.reserve(judgements.size());
    for (const app::Judgement& judgement : judgements)
        scores.push_back(judgement.scores[first]);
    auto points = app::turningPoints(game, judgements, mostTurningPoints);
    // In the order of the graph above them.
    std::sort(points.begin(), points.end(),
              [](const auto& a, const auto& b) { return a.place < b.place; });
    const Names names = namesOf(match);
    std::vector<std::size_t> places;
    places.reserve(points.size());
    for (const app::TurningPoint& point : points)
        places.push_back(point.place);
    const std::size_t all = match.history.place() + 1;
    graph_->show(scores, names, all, places);
    graph_->setPlace(place);
    setReviewShown(true);
    if (review.isRunning())
        progress_->setText(
            tr("Looking at the game: %1 of %2 acts").arg(judgements.size()).arg(all));
    else
        progress_->setText((points.empty() ? tr("Above the line %1 leads · no turning points")
                                           : tr("Above the line %1 leads · turning points:"))
                               .arg(names[first]));
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
    for (std::size_t i = 0; i < lines_.size(); ++i)
        lines_[i]->setVisible(!shown && (i == 0 || !brief_));
    setSizePolicy(QSizePolicy::Expanding, shown ? QSizePolicy::Expanding : QSizePolicy::Fixed);
}

} // namespace ui
