#include "ui/table/score_bar.hpp"

#include "ui/widgets/accessible_role.hpp"
#include "ui/widgets/theme.hpp"

#include <QPainter>
#include <QPainterPath>

#include <utility>

namespace ui {

ScoreBar::ScoreBar(QWidget* parent)
    : QWidget(parent) {
    giveRole(*this, QAccessible::Graphic);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setShares({}, tr("No score yet"));
}

void ScoreBar::setShares(std::vector<ScoreShare> shares, const QString& words) {
    shares_ = std::move(shares);
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
    painter.setClipPath(outline);
    double left = bar.left();
    for (const ScoreShare& share : shares_) {
        painter.fillRect(QRectF(left, bar.top(), bar.width() * share.share, bar.height()),
                         share.colour);
        left += bar.width() * share.share;
    }
    painter.setClipping(false);
    if (shares_.size() == 2) {
        // The middle, so that a small lead shows.
        painter.setPen(QPen(theme.panel, 2));
        painter.drawLine(QPointF(bar.center().x(), bar.top()),
                         QPointF(bar.center().x(), bar.bottom()));
    }
    painter.setPen(theme.edge);
    painter.drawPath(outline);
}

} // namespace ui
