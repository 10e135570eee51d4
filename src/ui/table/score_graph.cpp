#include "ui/table/score_graph.hpp"

#include "ui/widgets/accessible_role.hpp"
#include "ui/widgets/theme.hpp"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <utility>

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

void ScoreGraph::show(ScoreCourse course) {
    course_ = std::move(course);
    course_.places = std::max<std::size_t>(course_.places, 1);
    setPlace(place_);
    update();
}

void ScoreGraph::setPlace(std::size_t place) {
    place_ = std::min(place, course_.places - 1);
    const QString score = place_ < course_.shares.size() ? course_.inWords(place_) : tr("?");
    const QString words = tr("After %1 acts: %2").arg(QString::number(place_), score);
    setAccessibleDescription(words);
    setToolTip(words);
    update();
}

QSize ScoreGraph::sizeHint() const { return {200, fontMetrics().height() * 4}; }

QPointF ScoreGraph::pointOf(std::size_t place, std::size_t seat) const {
    const double across =
        course_.places > 1 ? (width() - 2 * graphMargin) / static_cast<double>(course_.places - 1)
                           : 0;
    return {graphMargin + across * static_cast<double>(place),
            graphMargin + (1 - course_.shares[place][seat]) * (height() - 2 * graphMargin)};
}

/// Between two seats, the area from the middle in the colour of who is ahead.
void ScoreGraph::paintArea(QPainter& painter, double middle) const {
    QPainterPath area(QPointF(pointOf(0).x(), middle));
    QPainterPath line(pointOf(0));
    for (std::size_t place = 0; place < course_.shares.size(); ++place) {
        area.lineTo(pointOf(place));
        line.lineTo(pointOf(place));
    }
    area.lineTo(pointOf(course_.shares.size() - 1).x(), middle);
    area.closeSubpath();
    painter.setClipRect(QRectF(0, 0, width(), middle));
    painter.fillPath(area, course_.colours[0]);
    painter.setClipRect(QRectF(0, middle, width(), middle));
    painter.fillPath(area, course_.colours[1]);
    painter.setClipping(false);
    painter.setPen(QPen(themeOf(palette()).text, 1.2));
    painter.drawPath(line);
}

void ScoreGraph::paintLines(QPainter& painter) const {
    const Theme theme = themeOf(palette());
    for (std::size_t seat = 0; seat < course_.colours.size(); ++seat) {
        QPainterPath line(pointOf(0, seat));
        for (std::size_t place = 0; place < course_.shares.size(); ++place)
            line.lineTo(pointOf(place, seat));
        painter.setPen(QPen(readableOn(course_.colours[seat], theme.raised, seenContrast), 2));
        painter.drawPath(line);
    }
}

void ScoreGraph::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme theme = themeOf(palette());
    const double middle = height() / 2.0;
    painter.fillRect(rect(), theme.raised);
    const bool isOfTwo = course_.colours.size() == 2;
    if (!course_.shares.empty() && isOfTwo)
        paintArea(painter, middle);
    else if (!course_.shares.empty())
        paintLines(painter);
    painter.setPen(theme.muted);
    if (isOfTwo)
        painter.drawLine(QPointF(0, middle), QPointF(width(), middle));
    for (const auto& [place, seat] : course_.turningPoints) {
        if (place >= course_.shares.size())
            continue;
        painter.setPen(QPen(theme.panel, 1.5));
        painter.setBrush(theme.warning);
        painter.drawEllipse(pointOf(place, seat), pointRadius, pointRadius);
    }
    if (place_ < course_.shares.size()) {
        painter.setPen(QPen(theme.text, hasFocus() ? 2 : 1, Qt::DashLine));
        const double x = pointOf(place_).x();
        painter.drawLine(QPointF(x, 0), QPointF(x, height()));
    }
}

void ScoreGraph::ask(double x) {
    const double across = (width() - 2 * graphMargin) /
                          static_cast<double>(std::max<std::size_t>(course_.places - 1, 1));
    const double place = std::round((x - graphMargin) / across);
    Q_EMIT placeAsked(
        static_cast<std::size_t>(std::clamp(place, 0.0, static_cast<double>(course_.places - 1))));
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
    else if (event->key() == Qt::Key_Right && place_ + 1 < course_.places)
        Q_EMIT placeAsked(place_ + 1);
    else
        QWidget::keyPressEvent(event);
}

} // namespace ui
