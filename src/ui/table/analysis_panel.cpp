#include "ui/table/analysis_panel.hpp"

#include "ui/table/score_bar.hpp"
#include "ui/table/score_graph.hpp"
#include "ui/telling/score_words.hpp"
#include "ui/widgets/line_button.hpp"
#include "ui/widgets/text_label.hpp"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui {

using tabletop::Seat;
using tabletop::seat_at;

namespace {

/// What stands below the graph.
QString progressInWords(const Scorers& scorers, const app::GameReview& review, std::size_t places,
                        bool isWithoutPoints) {
    if (review.isRunning())
        return AnalysisPanel::tr("Looking at the game: %1 of %2 acts")
            .arg(review.judgements().size())
            .arg(places);
    if (scorers.players.count > 2)
        return isWithoutPoints ? AnalysisPanel::tr("Who is higher leads · no turning points")
                               : AnalysisPanel::tr("Who is higher leads · turning points:");
    return (isWithoutPoints ? AnalysisPanel::tr("Above the line %1 leads · no turning points")
                            : AnalysisPanel::tr("Above the line %1 leads · turning points:"))
        .arg(called(scorers.players, Seat{0}));
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

void AnalysisPanel::showLines(const app::PlayedGame& game, const Face& face,
                              const app::Analysis& analysis) {
    const Scorers scorers = scorersOf(game, face);
    const auto& place = analysis.place();
    const auto& lines = analysis.lines();
    const Seat toAct = place && place->situation.toAct ? *place->situation.toAct : Seat{0};
    if (!place || lines.empty()) {
        bar_->setShares({}, tr("No score yet"));
        score_->setText(place && place->situation.isOver() ? QString() : QStringLiteral("…"));
    } else {
        const engine::Scores& scores = lines.front().scores;
        const QString lead = leadInWords(scorers, scores);
        const std::vector<double> shares = sharesOf(scorers, scores);
        std::vector<ScoreShare> parts;
        for (std::size_t i = 0; i < shares.size(); ++i)
            parts.push_back({shares[i], face.seatColour(seat_at(i))});
        bar_->setShares(std::move(parts), lead);
        score_->setText(tr("%1 · depth %2")
                            .arg(compact_ ? scoreInWords(scorers, scores, toAct) : lead,
                                 QString::number(lines.front().depth)));
    }
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const bool known = place && i < lines.size() && !lines[i].tokens.empty();
        lines_[i]->setText(known ? scoreInWords(scorers, lines[i].scores, toAct) +
                                       QStringLiteral("  ") +
                                       face.lineInWords(place->question, lines[i].tokens)
                                 : QString());
    }
}

void AnalysisPanel::showReview(const app::PlayedGame& game, const Face& face,
                               const app::GameReview& review, std::size_t place) {
    const auto& judgements = review.judgements();
    const Scorers scorers = scorersOf(game, face);
    ScoreCourse course;
    for (const app::Judgement& judgement : judgements)
        course.shares.push_back(sharesOf(scorers, judgement.scores));
    for (std::size_t i = 0; i < game.seats(); ++i)
        course.colours.push_back(face.seatColour(seat_at(i)));
    course.places = game.place() + 1;
    course.inWords = [scorers, judgements](std::size_t at) {
        return leadInWords(scorers, judgements[at].scores);
    };
    auto points = app::turningPoints(game, judgements, mostTurningPoints);
    // In the order of the graph above them.
    std::sort(points.begin(), points.end(),
              [](const auto& a, const auto& b) { return a.place < b.place; });
    for (const app::TurningPoint& point : points)
        course.turningPoints.push_back(
            {point.place + 1, game.seats() == 2 ? 0 : tabletop::index(point.seat)});
    graph_->show(std::move(course));
    graph_->setPlace(place);
    setReviewShown(true);
    progress_->setText(progressInWords(scorers, review, game.place() + 1, points.empty()));
    showTurningPoints(game, face, points);
}

void AnalysisPanel::showTurningPoints(const app::PlayedGame& game, const Face& face,
                                      const std::vector<app::TurningPoint>& points) {
    shownPoints_ = points;
    for (std::size_t i = 0; i < points_.size(); ++i) {
        points_[i]->setVisible(i < points.size());
        if (i < points.size()) {
            const QString words = face.turningPoint(game, points[i]);
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
