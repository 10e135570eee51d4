#include "ui/table/seat_labels_view.hpp"

#include "ui/widgets/theme.hpp"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr int wordGap = 4;
constexpr int padding = 7;

QFont smaller(QFont font) {
    font.setPointSizeF(font.pointSizeF() * 0.9);
    return font;
}

QStringList told(const std::vector<SeatLabel>& labels) {
    QStringList words;
    for (const SeatLabel& label : labels)
        words << label.inWords;
    return words;
}

} // namespace

SeatLabelsView::SeatLabelsView(QWidget* parent)
    : QAbstractScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the wheel and the tooltip suffice
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
    setFocusPolicy(Qt::NoFocus);
}

void SeatLabelsView::setLabels(std::vector<SeatLabel> labels, const QString& none) {
    labels_ = std::move(labels);
    none_ = none;
    setAccessibleName(labels_.empty() ? none_ : told(labels_).join(QStringLiteral("; ")));
    setToolTip(told(labels_).join(QLatin1Char('\n')));
    arrange();
    verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    viewport()->update();
}

void SeatLabelsView::setLines(int lines) {
    lines_ = lines;
    updateGeometry();
    arrange();
}

int SeatLabelsView::lineHeight() const { return QFontMetrics(smaller(font())).height() + 4; }

QSize SeatLabelsView::sizeHint() const {
    return {160, lines_ * lineHeight() + (lines_ - 1) * wordGap};
}

void SeatLabelsView::arrange() {
    const QFontMetrics metrics(smaller(font()));
    const int room = viewport()->width();
    places_.clear();
    int left = 0;
    int top = 0;
    for (const SeatLabel& label : labels_) {
        const int note = label.note.isEmpty() ? 0 : metrics.horizontalAdvance(label.note) + padding;
        const int wanted = metrics.horizontalAdvance(label.text) + note + 2 * padding + 2;
        const int width = std::min(wanted, room);
        if (left > 0 && left + width > room) {
            left = 0;
            top += lineHeight() + wordGap;
        }
        places_.emplace_back(left, top, width, lineHeight());
        left += width + wordGap;
    }
    const int needed = places_.empty() ? 0 : places_.back().bottom() + 1;
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(lineHeight() + wordGap);
    verticalScrollBar()->setRange(0, std::max(0, needed - viewport()->height()));
}

void SeatLabelsView::paintEvent(QPaintEvent* /*event*/) {
    const Theme theme = themeOf(palette());
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(layoutDirection());
    painter.setFont(smaller(font()));
    painter.translate(0, -verticalScrollBar()->value());
    const QFontMetrics metrics = painter.fontMetrics();
    if (labels_.empty()) {
        painter.setPen(theme.muted);
        painter.drawText(QRect(0, 0, viewport()->width(), lineHeight()), Qt::AlignVCenter, none_);
    }
    for (std::size_t i = 0; i < labels_.size(); ++i) {
        const QRect place = QStyle::visualRect(layoutDirection(), viewport()->rect(), places_[i]);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.raised);
        painter.drawRoundedRect(place, place.height() / 2.0, place.height() / 2.0);
        const QRect inner = place.adjusted(padding, 0, -padding, 0);
        const int note = metrics.horizontalAdvance(labels_[i].note);
        painter.setPen(theme.muted);
        painter.drawText(inner, Qt::AlignVCenter | Qt::AlignRight, labels_[i].note);
        const QRect rest = QStyle::visualRect(
            layoutDirection(), inner, inner.adjusted(0, 0, note > 0 ? -note - padding : 0, 0));
        painter.setPen(theme.text);
        painter.drawText(rest, Qt::AlignVCenter | Qt::AlignLeft,
                         metrics.elidedText(labels_[i].text, Qt::ElideRight, rest.width()));
    }
}

void SeatLabelsView::resizeEvent(QResizeEvent* /*event*/) {
    const bool atEnd = verticalScrollBar()->value() == verticalScrollBar()->maximum();
    arrange();
    if (atEnd)
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

void SeatLabelsView::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
        arrange();
    }
}

} // namespace ui
