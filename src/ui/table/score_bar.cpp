#include "ui/table/score_bar.hpp"

#include "faces/checkers_poker/card_colours.hpp"
#include "ui/widgets/accessible_role.hpp"
#include "ui/widgets/theme.hpp"

#include <QPainter>
#include <QPainterPath>

namespace ui {

ScoreBar::ScoreBar(QWidget* parent)
    : QWidget(parent) {
    giveRole(*this, QAccessible::Graphic);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setScore(std::nullopt, tr("No score yet"));
}

void ScoreBar::setScore(std::optional<engine::Score> forFirst, const QString& words) {
    score_ = forFirst;
    setAccessibleName(words);
    setToolTip(words);
    update();
}

QSize ScoreBar::sizeHint() const { return {120, fontMetrics().height() * 2 / 3}; }

void ScoreBar::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF bar = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath outline;
    outline.addRoundedRect(bar, bar.height() / 2, bar.height() / 2);
    const Theme theme = themeOf(palette());
    painter.fillPath(outline, theme.raised);
    if (score_) {
        const double share = engine::winning_chance(*score_);
        painter.setClipPath(outline);
        painter.fillRect(QRectF(bar.left(), bar.top(), bar.width() * share, bar.height()),
                         groundColour(Ground::firstChecker));
        painter.fillRect(QRectF(bar.left() + bar.width() * share, bar.top(),
                                bar.width() * (1 - share), bar.height()),
                         groundColour(Ground::secondChecker));
        painter.setClipping(false);
        // The middle, so that a small lead shows.
        painter.setPen(QPen(theme.panel, 2));
        painter.drawLine(QPointF(bar.center().x(), bar.top()),
                         QPointF(bar.center().x(), bar.bottom()));
    }
    painter.setPen(theme.edge);
    painter.drawPath(outline);
}

} // namespace ui
