#include "ui/table/used_hands_view.hpp"

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

QStringList namedHands(const std::vector<UsedHandWords>& hands) {
    QStringList words;
    for (const UsedHandWords& hand : hands)
        words << (hand.turn.isEmpty() ? hand.hand
                                      : UsedHandsView::tr("%1, turn %2").arg(hand.hand, hand.turn));
    return words;
}

} // namespace

QString inWords(const std::vector<UsedHandWords>& hands) {
    const QStringList words = namedHands(hands);
    return UsedHandsView::tr("Used: %1")
        .arg(words.isEmpty() ? UsedHandsView::tr("no hand yet") : words.join(QStringLiteral("; ")));
}

UsedHandsView::UsedHandsView(QWidget* parent)
    : QAbstractScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the wheel and the tooltip suffice
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
    setFocusPolicy(Qt::NoFocus);
}

void UsedHandsView::setHands(std::vector<UsedHandWords> hands) {
    hands_ = std::move(hands);
    setAccessibleName(inWords(hands_));
    setToolTip(namedHands(hands_).join(QLatin1Char('\n')));
    arrange();
    verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    viewport()->update();
}

void UsedHandsView::setLines(int lines) {
    lines_ = lines;
    updateGeometry();
    arrange();
}

int UsedHandsView::lineHeight() const { return QFontMetrics(smaller(font())).height() + 4; }

QSize UsedHandsView::sizeHint() const {
    return {160, lines_ * lineHeight() + (lines_ - 1) * wordGap};
}

void UsedHandsView::arrange() {
    const QFontMetrics metrics(smaller(font()));
    const int room = viewport()->width();
    places_.clear();
    int left = 0;
    int top = 0;
    for (const UsedHandWords& hand : hands_) {
        const int turn = hand.turn.isEmpty() ? 0 : metrics.horizontalAdvance(hand.turn) + padding;
        const int wanted = metrics.horizontalAdvance(hand.hand) + turn + 2 * padding + 2;
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

void UsedHandsView::paintEvent(QPaintEvent* /*event*/) {
    const Theme theme = themeOf(palette());
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(layoutDirection());
    painter.setFont(smaller(font()));
    painter.translate(0, -verticalScrollBar()->value());
    const QFontMetrics metrics = painter.fontMetrics();
    if (hands_.empty()) {
        painter.setPen(theme.muted);
        painter.drawText(QRect(0, 0, viewport()->width(), lineHeight()), Qt::AlignVCenter,
                         tr("none yet"));
    }
    for (std::size_t i = 0; i < hands_.size(); ++i) {
        const QRect place = QStyle::visualRect(layoutDirection(), viewport()->rect(), places_[i]);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.raised);
        painter.drawRoundedRect(place, place.height() / 2.0, place.height() / 2.0);
        const QRect inner = place.adjusted(padding, 0, -padding, 0);
        const int turn = metrics.horizontalAdvance(hands_[i].turn);
        painter.setPen(theme.muted);
        painter.drawText(inner, Qt::AlignVCenter | Qt::AlignRight, hands_[i].turn);
        const QRect rest = QStyle::visualRect(
            layoutDirection(), inner, inner.adjusted(0, 0, turn > 0 ? -turn - padding : 0, 0));
        painter.setPen(theme.text);
        painter.drawText(rest, Qt::AlignVCenter | Qt::AlignLeft,
                         metrics.elidedText(hands_[i].hand, Qt::ElideRight, rest.width()));
    }
}

void UsedHandsView::resizeEvent(QResizeEvent* /*event*/) {
    const bool atEnd = verticalScrollBar()->value() == verticalScrollBar()->maximum();
    arrange();
    if (atEnd)
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

void UsedHandsView::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
        arrange();
    }
}

} // namespace ui
