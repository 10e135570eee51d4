#include "faces/checkers_poker/hand_delegate.hpp"

#include "faces/checkers_poker/card_art.hpp"
#include "faces/checkers_poker/hand_list.hpp"
#include "ui/art/signs.hpp"
#include "ui/widgets/theme.hpp"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace ui {

namespace {

constexpr int rowMargin = 5;
constexpr double cardAspect = 0.86; ///< a card's width by its height
constexpr int cardGap = 2;
constexpr int afterCards = 8;

const HandList* listOf(const QStyleOptionViewItem& option) {
    return qobject_cast<const HandList*>(option.widget);
}

const HandRow* rowOf(const QStyleOptionViewItem& option, const QModelIndex& index) {
    const HandList* list = listOf(option);
    return list != nullptr ? list->row(index) : nullptr;
}

int cardHeight(const QFontMetrics& metrics) { return metrics.height() * 9 / 5; }

int cardsWidth(const QFontMetrics& metrics) {
    return static_cast<int>(5 * (cardHeight(metrics) * cardAspect + cardGap)) + afterCards;
}

/// Whether cards and words share no line: beside the cards a long hand would be cut.
bool isNarrow(const QStyleOptionViewItem& option, const HandRow& row) {
    const HandList* list = listOf(option);
    if (list == nullptr || !row.hand)
        return false;
    const QString longHand = HandList::tr("queens full of queens") + QStringLiteral(" ") + row.note;
    const int words = option.fontMetrics.horizontalAdvance(longHand) * 11 / 10; // bold is wider
    return list->viewport()->width() < cardsWidth(option.fontMetrics) + words + 4 * rowMargin;
}

/// Whether cards have no room in the list, where the board shows them anyhow.
bool isLow(const QStyleOptionViewItem& option) {
    constexpr double rowsSeen = 1.6;
    const HandList* list = listOf(option);
    const int row = cardHeight(option.fontMetrics) + option.fontMetrics.height() + 2 * rowMargin;
    return list != nullptr && list->viewport()->height() < rowsSeen * row;
}

void paintGround(QPainter& painter, const QStyleOptionViewItem& option, const Theme& theme) {
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    if (!selected && !hovered)
        return;
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    painter.setPen(!selected ? QPen(Qt::NoPen)
                   : focused ? QPen(theme.text, 2)
                             : QPen(theme.control, 1));
    painter.setBrush(selected ? theme.marked : theme.raised);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5), 5, 5);
}

QFont smallOf(QFont font) {
    font.setPointSizeF(font.pointSizeF() * 0.92);
    return font;
}

/// The words at one side and the note at the other.
void paintWords(QPainter& painter, const QRect& into, const HandRow& row, const QFont& font,
                const Theme& theme) {
    constexpr int gap = 10;
    QFont words = font;
    words.setStrikeOut(row.struckOut);
    words.setBold(!row.struckOut);
    painter.setFont(smallOf(font));
    painter.setPen(row.emphasised ? theme.text : theme.muted);
    painter.drawText(into, Qt::AlignVCenter | Qt::AlignRight, row.note);
    const int note =
        row.note.isEmpty() ? 0 : painter.fontMetrics().horizontalAdvance(row.note) + gap;
    painter.setFont(words);
    painter.setPen(row.struckOut ? theme.muted : theme.text);
    const QRect rest =
        QStyle::visualRect(painter.layoutDirection(), into, into.adjusted(0, 0, -note, 0));
    paintLine(painter, rest, Qt::AlignLeft, row.words);
}

/// The words, and what wild cards stand for on a line of its own below them.
void paintTexts(QPainter& painter, const QRect& into, const HandRow& row, const QFont& font,
                const Theme& theme) {
    if (row.signs.isEmpty()) {
        paintWords(painter, into, row, font, theme);
        return;
    }
    const int upper = QFontMetrics(font).height();
    const int lower = QFontMetrics(smallOf(font)).height();
    QRect line(into.left(), into.top() + std::max(into.height() - upper - lower, 0) / 2,
               into.width(), upper);
    paintWords(painter, line, row, font, theme);
    line = QRect(into.left(), line.bottom() + 1, into.width(), lower);
    painter.setFont(smallOf(font));
    painter.setPen(theme.muted);
    paintLine(painter, line, Qt::AlignLeft, row.signs);
}

int textsHeight(const QFont& font, const HandRow& row) {
    const int upper = QFontMetrics(font).height();
    return row.signs.isEmpty() ? upper : upper + QFontMetrics(smallOf(font)).height();
}

} // namespace

void paintHand(QPainter& painter, const QRectF& into, const HandRow& row, bool fourColours) {
    const double width = into.height() * cardAspect;
    QRectF card(into.left(), into.top(), width, into.height());
    CardLook look;
    look.colours = fourColours ? SuitColours::four : SuitColours::two;
    look.dimmed = row.struckOut;
    for (const cards::NamedCard& named : *row.hand) {
        look.wild = named.card != named.stands_for;
        paintCard(painter, card, named, look);
        card.translate(width + cardGap, 0);
    }
}

void HandDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    const HandRow* row = rowOf(option, index);
    if (row == nullptr)
        return;
    painter->save();
    painter->setLayoutDirection(option.direction);
    painter->setRenderHint(QPainter::Antialiasing);
    const Theme theme = themeOf(option.palette);
    paintGround(*painter, option, theme);
    const auto mirrored = [&option](const QRect& part) {
        return QStyle::visualRect(option.direction, option.rect, part);
    };
    QRect rest = option.rect.adjusted(rowMargin + 2, rowMargin, -rowMargin - 2, -rowMargin);
    if (!row->lead.isEmpty()) {
        const int width = option.fontMetrics.horizontalAdvance(QStringLiteral("m8 "));
        painter->setFont(option.font);
        painter->setPen(theme.muted);
        painter->drawText(mirrored(rest), Qt::AlignVCenter | Qt::AlignLeft, row->lead);
        rest.setLeft(rest.left() + width);
    }
    const bool narrow = isNarrow(option, *row);
    if (row->hand && !(narrow && isLow(option))) {
        const int height = cardHeight(option.fontMetrics);
        const QRect cards(rest.left(), rest.top(), cardsWidth(option.fontMetrics) - afterCards,
                          height);
        paintHand(*painter, mirrored(cards), *row,
                  listOf(option)->suitColours() == SuitColours::four);
        if (narrow)
            rest.setTop(rest.top() + height + 1);
        else
            rest.setLeft(rest.left() + cardsWidth(option.fontMetrics));
    }
    paintTexts(*painter, mirrored(rest), *row, option.font, theme);
    painter->restore();
}

QSize HandDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const HandRow* row = rowOf(option, index);
    const QFontMetrics metrics(option.font);
    int height = row != nullptr ? textsHeight(option.font, *row) : metrics.height();
    if (row != nullptr && row->hand) {
        if (!isNarrow(option, *row))
            height = std::max(cardHeight(metrics), height);
        else if (!isLow(option))
            height += cardHeight(metrics) + 1;
    }
    return {80, height + 2 * rowMargin};
}

} // namespace ui
