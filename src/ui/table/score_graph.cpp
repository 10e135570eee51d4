#include "ui/table/score_graph.hpp"

#include "faces/checkers_poker/card_colours.hpp"
#include "ui/widgets/accessible_role.hpp"
#include "ui/widgets/theme.hpp"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {
constexpr double graphMargin = 5;
constexpr double pointRadius = 4;
} // namespace

ScoreGraph::ScoreGraph(QWidget* parent)
    : QWidget(parent) {
    giveRole(*this, QAccessible::Chart);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Score over the game"));
}

void ScoreGraph::show(const std::vector<engine::Score>& scores, const Names& names,
                      std::size_t places, const std::vector<std::size_t>& turningPoints) {
    scores_ = scores;
    names_ = names;
    places_ = std::max<std::size_t>(places, 1);
    turningPoints_ = turningPoints;
    setPlace(place_);
    update();
}

void ScoreGraph::setPlace(std::size_t place) {
    place_ = std::min(place, places_ - 1);
    const QString score = place_ < scores_.size() ? leadInWords(scores_[place_], names_) : tr("?");
    const QString words = tr("After %1 acts: %2").arg(QString::number(place_), score);
    setAccessibleDescription(words);
    setToolTip(words);
    update();
}

QSize ScoreGraph::sizeHint() const { return {200, fontMetrics().height() * 4}; }

QPointF ScoreGraph::pointOf(std::size_t place) const {
    const double across =
        places_ > 1 ? (width() - 2 * graphMargin) / static_cast<double>(places_ - 1) : 0;
    const double chance = engine::winning_chance(scores_[place]);
    return {graphMargin + across * static_cast<double>(place),
            graphMargin + (1 - chance) * (height() - 2 * graphMargin)};
}

void ScoreGraph::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme theme = themeOf(palette());
    const double middle = height() / 2.0;
    painter.fillRect(rect(), theme.raised);
    if (!scores_.empty()) {
        QPainterPath area(QPointF(pointOf(0).x(), middle));
        QPainterPath line(pointOf(0));
        for (std::size_t place = 0; place < scores_.size(); ++place) {
            area.lineTo(pointOf(place));
            line.lineTo(pointOf(place));
        }
        area.lineTo(pointOf(scores_.size() - 1).x(), middle);
        area.closeSubpath();
        painter.setClipRect(QRectF(0, 0, width(), middle));
        painter.fillPath(area, groundColour(Ground::firstChecker));
        painter.setClipRect(QRectF(0, middle, width(), middle));
        painter.fillPath(area, groundColour(Ground::secondChecker));
        painter.setClipping(false);
        painter.setPen(QPen(theme.text, 1.2));
        painter.drawPath(line);
    }
    painter.setPen(theme.muted);
    painter.drawLine(QPointF(0, middle), QPointF(width(), middle));
    for (const std::size_t place : turningPoints_) {
        if (place + 1 >= scores_.size())
            continue;
        painter.setPen(QPen(theme.panel, 1.5));
        painter.setBrush(theme.warning);
        painter.drawEllipse(pointOf(place + 1), pointRadius, pointRadius);
    }
    if (place_ < scores_.size()) {
        painter.setPen(QPen(theme.text, hasFocus() ? 2 : 1, Qt::DashLine));
        const double x = pointOf(place_).x();
        painter.drawLine(QPointF(x, 0), QPointF(x, height()));
    }
}

void ScoreGraph::ask(double x) {
    const double across =
        (width() - 2 * graphMargin) / static_cast<double>(std::max<std::size_t>(places_ - 1, 1));
    const double place = std::round((x - graphMargin) / across);
    Q_EMIT placeAsked(
        static_cast<std::size_t>(std::clamp(place, 0.0, static_cast<double>(places_ - 1))));
}

void ScoreGraph::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        ask(event->position().x());
}

void ScoreGraph::mouseMoveEvent(QMouseEvent* event) {
    if ((event->buttons() & Qt::LeftButton) != 0)
        ask(event->position().x());
}

void ScoreGraph::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Left && place_ > 0)
        Q_EMIT placeAsked(place_ - 1);
    else if (event->key() == Qt::Key_Right && place_ + 1 < places_)
        Q_EMIT placeAsked(place_ + 1);
    else
        QWidget::keyPressEvent(event);
}

} // namespace ui
