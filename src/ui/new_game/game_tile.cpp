#include "ui/new_game/game_tile.hpp"

#include "ui/widgets/theme.hpp"

#include <QEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOption>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr int edge = 5;
constexpr int gap = 7;
constexpr double briefLines = 1.7; ///< of the font, how high a picture is
constexpr double fullLines = 3.6;
constexpr int leastSentence = 26; ///< digits side by side

} // namespace

GameTile::GameTile(const QString& title, const QString& sentence, BoardLook look, QWidget* parent)
    : QRadioButton(title, parent)
    , sentence_(sentence)
    , look_(std::move(look)) {
    setAccessibleName(title);
    setAccessibleDescription(sentence);
    setToolTip(sentence);
    setAttribute(Qt::WA_Hover);
}

void GameTile::setBrief(bool brief) {
    brief_ = brief;
    setToolTip(brief ? sentence_ : QString());
    update();
}

QFont GameTile::titleFont() const {
    QFont bold = font();
    bold.setBold(true);
    return bold;
}

int GameTile::pictureSide(bool brief) const {
    return qRound(fontMetrics().height() * (brief ? briefLines : fullLines));
}

QRect GameTile::wordsIn(const QRect& tile, bool brief) const {
    return tile.adjusted(edge + pictureSide(brief) + gap, edge, -edge, -edge);
}

int GameTile::leastWidth(bool brief) const {
    const int tick = qRound(fontMetrics().height() * 1.1) + gap;
    const int title = QFontMetrics(titleFont()).horizontalAdvance(text()) + tick;
    const int sentence = leastSentence * fontMetrics().horizontalAdvance(QLatin1Char('0'));
    return edge + pictureSide(brief) + gap + std::max(title, brief ? 0 : sentence) + edge;
}

int GameTile::sentenceHeight(int width) const {
    return fontMetrics()
        .boundingRect(QRect(0, 0, width, 1 << 14), Qt::TextWordWrap, sentence_)
        .height();
}

int GameTile::heightFor(int width, bool brief) const {
    const int picture = pictureSide(brief);
    if (brief)
        return picture + 2 * edge;
    const int words = QFontMetrics(titleFont()).height() +
                      sentenceHeight(wordsIn(QRect(0, 0, width, 0), false).width());
    return std::max(picture, words) + 2 * edge;
}

QSize GameTile::sizeHint() const { return minimumSizeHint(); }

QSize GameTile::minimumSizeHint() const {
    const int width = leastWidth(brief_);
    return {width, heightFor(width, brief_)};
}

bool GameTile::hitButton(const QPoint& point) const { return rect().contains(point); }

void GameTile::changeEvent(QEvent* event) {
    QRadioButton::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        picture_ = {};
}

void GameTile::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    option.state |= isChecked() ? QStyle::State_On : QStyle::State_Off;
    option.state |= isDown() ? QStyle::State_Sunken : QStyle::State_Raised;
    style()->drawPrimitive(QStyle::PE_PanelButtonTool, &option, &painter, this);

    const QSize side(pictureSide(brief_), pictureSide(brief_));
    if (picture_.deviceIndependentSize() != side ||
        picture_.devicePixelRatio() != devicePixelRatioF())
        picture_ = boardPixmap(look_, side, devicePixelRatioF());
    const QRect inside = rect().adjusted(edge, edge, -edge, -edge);
    painter.drawPixmap(
        QStyle::alignedRect(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter, side, inside),
        picture_);

    painter.setLayoutDirection(layoutDirection());
    QRect words = QStyle::visualRect(layoutDirection(), rect(), wordsIn(rect(), brief_));
    const Qt::Alignment start =
        QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignAbsolute;
    painter.setPen(palette().color(QPalette::ButtonText));
    painter.setFont(titleFont());
    if (brief_) {
        painter.drawText(words, static_cast<int>(start | Qt::AlignVCenter), text());
        return;
    }
    painter.drawText(words, static_cast<int>(start | Qt::AlignTop), text());
    words.setTop(words.top() + QFontMetrics(titleFont()).height());
    painter.setFont(font());
    painter.drawText(words, static_cast<int>(start | Qt::AlignTop) | Qt::TextWordWrap, sentence_);
}

} // namespace ui
