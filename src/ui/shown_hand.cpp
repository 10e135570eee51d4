#include "ui/shown_hand.hpp"

#include "cards/words.hpp"
#include "ui/card_art.hpp"
#include "ui/checker_art.hpp"
#include "ui/game_words.hpp"

#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr int margin = 6;
constexpr double aspect = 1.16; ///< a card's height by its width

} // namespace

ShownHand::ShownHand(QWidget* parent)
    : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ShownHand::setHand(checkers_poker::Seat seat, const QString& name,
                        const std::optional<cards::Hand>& hand, const QString& words, Fate fate) {
    seat_ = seat;
    name_ = name;
    hand_ = hand;
    words_ = words;
    fate_ = fate;
    QStringList told{name_, words_, fateInWords()};
    if (hand_)
        for (const cards::NamedCard& card : *hand_)
            told << (card.card == card.stands_for
                         ? fromUtf8(cards::in_words(card.card))
                         : tr("%1 as %2")
                               .arg(fromUtf8(cards::in_words(card.card)),
                                    fromUtf8(cards::in_words(card.stands_for))));
    setAccessibleName(told.join(QStringLiteral(", ")));
    setToolTip(told.mid(3).join(QStringLiteral(", ")));
    update();
}

void ShownHand::setSuitColours(SuitColours colours) {
    colours_ = colours;
    update();
}

QString ShownHand::fateInWords() const {
    switch (fate_) {
    case Fate::won:
        return tr("wins");
    case Fate::lost:
        return tr("loses");
    case Fate::tied:
        break;
    }
    return tr("ties");
}

QSize ShownHand::sizeHint() const {
    const int line = fontMetrics().lineSpacing();
    return {240, 3 * line + 46 + 2 * margin};
}

QSize ShownHand::minimumSizeHint() const {
    const int line = fontMetrics().lineSpacing();
    return {120, 2 * line + 26 + 2 * margin};
}

void ShownHand::paintCards(QPainter& painter, const QRectF& into) const {
    constexpr double gap = 3;
    const double across = (into.width() - 4 * gap) / 5;
    const double height = std::min(into.height(), across * aspect);
    const double width = std::min(across, height / aspect * 1.1);
    QRectF card(into.left(), into.top() + (into.height() - height) / 2, width, height);
    CardLook look;
    look.colours = colours_;
    for (const cards::NamedCard& named : *hand_) {
        look.wild = named.card != named.stands_for;
        paintCard(painter, card, named, look);
        card.translate(width + gap, 0);
    }
}

void ShownHand::paintEvent(QPaintEvent* /*event*/) {
    const Theme theme = themeOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(fate_ == Fate::won ? QPen(theme.seat[seat_], 2) : QPen(theme.edge, 1));
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);

    const int line = fontMetrics().lineSpacing();
    const QRect inner = rect().adjusted(margin, margin, -margin, -margin);
    const QRect top(inner.left(), inner.top(), inner.width(), line);
    paintChecker(painter, QPointF(top.left() + line * 0.5, top.center().y() + 1), line * 0.42,
                 seat_);
    const QString fate = fateInWords();
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(fate_ == Fate::won ? bold : font());
    painter.setPen(fate_ == Fate::lost ? theme.warning : theme.text);
    painter.drawText(top, Qt::AlignRight | Qt::AlignVCenter, fate);
    const int room = top.width() - line - 12 - QFontMetrics(bold).horizontalAdvance(fate);
    painter.setFont(font());
    painter.setPen(theme.muted);
    painter.drawText(top.adjusted(line + 4, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(name_, Qt::ElideRight, room));

    const QRect bottom(inner.left(), inner.bottom() - line + 1, inner.width(), line);
    painter.setFont(bold);
    painter.setPen(theme.text);
    painter.drawText(bottom, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(bold).elidedText(words_, Qt::ElideRight, bottom.width()));
    if (hand_)
        paintCards(painter, QRectF(inner.left(), top.bottom() + 2, inner.width(),
                                   bottom.top() - top.bottom() - 4));
}

} // namespace ui
