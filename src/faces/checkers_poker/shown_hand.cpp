#include "faces/checkers_poker/shown_hand.hpp"

#include "cards/words.hpp"
#include "faces/checkers_poker/card_art.hpp"
#include "faces/checkers_poker/checker_art.hpp"
#include "faces/checkers_poker/game_words.hpp"
#include "ui/art/signs.hpp"
#include "ui/widgets/accessible_role.hpp"
#include "ui/widgets/theme.hpp"

#include <QEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QStyle>

#include <algorithm>

namespace ui {

namespace {

constexpr int handMargin = 6;
constexpr double aspect = 1.16; ///< a card's height by its width
constexpr double shownCardGap = 3;
constexpr int spaceAround = 2 * handMargin + 8; ///< above, below and between lines and cards
constexpr double leastCard = 1.7;               ///< lines of text that the cards are high at least

} // namespace

ShownHand::ShownHand(QWidget* parent)
    : QWidget(parent) {
    giveRole(*this, QAccessible::Graphic);
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
    setToolTip(told.join(QStringLiteral(", ")));
    limitHeight();
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
    return {15 * line, minimumSizeHint().height() + line};
}

QSize ShownHand::minimumSizeHint() const {
    return {5 * fontMetrics().lineSpacing(), leastHeight(width(), brief_)};
}

int ShownHand::leastHeight(int width, bool brief) const {
    const int cards = hand_ ? static_cast<int>(leastCardHeight()) : 0;
    return textsHeight(width, brief) + cards + spaceAround;
}

int ShownHand::leastWidth() const {
    return static_cast<int>(5 * leastCardHeight() / aspect + 4 * shownCardGap) + 2 * handMargin;
}

int ShownHand::wordLinesAt(int width) const { return static_cast<int>(wordLines(width).size()); }

void ShownHand::keepWordLines(int lines) {
    keptLines_ = lines;
    limitHeight();
    update();
}

void ShownHand::setBrief(bool brief) {
    brief_ = brief;
    limitHeight();
    update();
}

QFont ShownHand::wordsFont() const {
    QFont bold = font();
    bold.setBold(true);
    return bold;
}

/// What the hand is called takes a second line where it needs one.
QStringList ShownHand::wordLines(int width) const {
    constexpr int mostLines = 2;
    return broken(words_, wordsFont(), width - 2 * handMargin, mostLines);
}

/// Of the player's line and those of the words; who has no hand has nothing but those.
int ShownHand::textsHeight(int width, bool brief) const {
    const int words = brief && hand_ ? 0 : std::max(wordLinesAt(width), keptLines_);
    return (1 + words) * fontMetrics().lineSpacing();
}

/// A frame far higher than its cards looks empty.
void ShownHand::limitHeight() {
    const double across = (width() - 2 * handMargin - 4 * shownCardGap) / 5.0;
    setMaximumHeight(std::max(textsHeight(width(), brief_) + spaceAround + 2 * handMargin +
                                  static_cast<int>(across * aspect),
                              minimumSizeHint().height()));
    updateGeometry();
}

void ShownHand::resizeEvent(QResizeEvent* event) {
    if (event->oldSize().width() != width())
        limitHeight();
}

void ShownHand::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        limitHeight();
}

double ShownHand::leastCardHeight() const { return leastCard * fontMetrics().lineSpacing(); }

double ShownHand::cardHeight(QSize size) const {
    const double across = (size.width() - 2 * handMargin - 4 * shownCardGap) / 5.0;
    const double room = size.height() - textsHeight(size.width(), brief_) - spaceAround;
    return std::max(std::min(across * aspect, room), 8.0);
}

QRect ShownHand::mirrored(const QRect& part) const {
    return QStyle::visualRect(layoutDirection(), rect(), part);
}

void ShownHand::paintCards(QPainter& painter, const QRectF& into) const {
    const double width =
        std::min((into.width() - 4 * shownCardGap) / 5, into.height() / aspect * 1.1);
    const double all = 5 * width + 4 * shownCardGap;
    const bool fromRight = layoutDirection() == Qt::RightToLeft;
    QRectF card(fromRight ? into.right() - all : into.left(), into.top(), width, into.height());
    CardLook look;
    look.colours = colours_;
    for (const cards::NamedCard& named : *hand_) {
        look.wild = named.card != named.stands_for;
        paintCard(painter, card, named, look);
        card.translate(width + shownCardGap, 0);
    }
}

void ShownHand::paintOwner(QPainter& painter, const QRect& line) const {
    const Theme theme = themeOf(palette());
    const QRect chip = mirrored(QRect(line.left(), line.top(), line.height(), line.height()));
    paintChecker(painter, QPointF(chip.center()) + QPointF(0.5, 1), line.height() * 0.42, seat_);
    const QFont bold = wordsFont();
    const QString fate = fateInWords();
    painter.setFont(fate_ == Fate::won ? bold : font());
    painter.setPen(fate_ == Fate::lost ? theme.warning : theme.text);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, fate);
    const int indent = line.height() + 4;
    const int room = line.width() - indent - 8 - QFontMetrics(bold).horizontalAdvance(fate);
    painter.setFont(font());
    painter.setPen(theme.muted);
    painter.drawText(mirrored(line.adjusted(indent, 0, 0, 0)), Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(name_, Qt::ElideRight, room));
}

void ShownHand::paintEvent(QPaintEvent* /*event*/) {
    const Theme theme = themeOf(palette());
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(fate_ == Fate::won ? QPen(theme.seat[seat_], 2) : QPen(theme.edge, 1));
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);

    const QRect inner = rect().adjusted(handMargin, handMargin, -handMargin, -handMargin);
    const int line = fontMetrics().lineSpacing();
    const int cards = hand_ ? static_cast<int>(cardHeight(size())) : 0;
    const int used = textsHeight(width(), brief_) + cards + 8;
    QRect part(inner.left(), inner.top() + std::max(0, (inner.height() - used) / 2), inner.width(),
               line);
    paintOwner(painter, part);
    part = QRect(inner.left(), part.bottom() + 5, inner.width(), cards);
    if (hand_)
        paintCards(painter, part);
    if (hand_ && brief_)
        return;
    part = QRect(inner.left(), part.bottom() + 5, inner.width(), line);
    painter.setFont(wordsFont());
    painter.setPen(theme.text);
    for (const QString& words : wordLines(width())) {
        paintLine(painter, part, Qt::AlignLeft, words);
        part.translate(0, line);
    }
}

} // namespace ui
