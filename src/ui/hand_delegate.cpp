#include "ui/hand_delegate.hpp"

#include "ui/card_art.hpp"
#include "ui/hand_list.hpp"
#include "ui/theme.hpp"

#include <QPainter>

namespace ui {

namespace {

constexpr int rowMargin = 5;
constexpr int narrow = 330; ///< below this width cards and words share no line

const HandList* listOf(const QStyleOptionViewItem& option) {
    return qobject_cast<const HandList*>(option.widget);
}

const HandRow* rowOf(const QStyleOptionViewItem& option, const QModelIndex& index) {
    const HandList* list = listOf(option);
    return list != nullptr ? list->row(index) : nullptr;
}

bool isNarrow(const QStyleOptionViewItem& option) {
    const HandList* list = listOf(option);
    return list != nullptr && list->viewport()->width() < narrow;
}

int cardHeight(const QFontMetrics& metrics) { return metrics.height() * 9 / 5; }

void paintGround(QPainter& painter, const QStyleOptionViewItem& option, const Theme& theme) {
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    if (!selected && !hovered)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(selected ? theme.marked : theme.raised);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 5, 5);
    if (option.state.testFlag(QStyle::State_HasFocus) && selected) {
        painter.setPen(QPen(theme.text, 1.2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5), 5, 5);
    }
}

/// The words at the left, the note at the right, and between them, if there is room, what the wild
/// cards stand for.
void paintWords(QPainter& painter, const QRect& into, const HandRow& row, const QFont& font,
                const Theme& theme) {
    constexpr int gap = 10;
    QFont words = font;
    words.setStrikeOut(row.struckOut);
    words.setBold(!row.struckOut);
    QFont small = font;
    small.setPointSizeF(font.pointSizeF() * 0.92);
    const QFontMetrics smallMetrics(small);
    const int noteWidth = row.note.isEmpty() ? 0 : smallMetrics.horizontalAdvance(row.note) + gap;
    painter.setFont(small);
    painter.setPen(row.emphasised ? theme.text : theme.muted);
    painter.drawText(into, Qt::AlignVCenter | Qt::AlignRight, row.note);
    painter.setFont(words);
    painter.setPen(row.struckOut ? theme.muted : theme.text);
    const QRect rest = into.adjusted(0, 0, -noteWidth, 0);
    const QString shown = QFontMetrics(words).elidedText(row.words, Qt::ElideRight, rest.width());
    painter.drawText(rest, Qt::AlignVCenter | Qt::AlignLeft, shown);
    const int used = QFontMetrics(words).horizontalAdvance(shown) + gap;
    if (row.naming.isEmpty() || rest.width() - used < smallMetrics.averageCharWidth() * 12)
        return;
    painter.setFont(small);
    painter.setPen(theme.muted);
    painter.drawText(rest.adjusted(used, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                     smallMetrics.elidedText(row.naming, Qt::ElideRight, rest.width() - used));
}

} // namespace

void paintHand(QPainter& painter, const QRectF& into, const HandRow& row, bool fourColours) {
    const double width = into.height() * 0.86;
    QRectF card(into.left(), into.top(), width, into.height());
    CardLook look;
    look.colours = fourColours ? SuitColours::four : SuitColours::two;
    look.dimmed = row.struckOut;
    for (const cards::NamedCard& named : *row.hand) {
        look.wild = named.card != named.stands_for;
        paintCard(painter, card, named, look);
        card.translate(width + 2, 0);
    }
}

void HandDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    const HandRow* row = rowOf(option, index);
    if (row == nullptr)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const Theme theme = themeOf(option.palette);
    paintGround(*painter, option, theme);
    QRect rest = option.rect.adjusted(rowMargin + 2, rowMargin, -rowMargin - 2, -rowMargin);
    if (!row->lead.isEmpty()) {
        const int width = option.fontMetrics.horizontalAdvance(QStringLiteral("m8 "));
        painter->setFont(option.font);
        painter->setPen(theme.muted);
        painter->drawText(rest, Qt::AlignVCenter | Qt::AlignLeft, row->lead);
        rest.setLeft(rest.left() + width);
    }
    if (row->hand) {
        const int height = cardHeight(option.fontMetrics);
        const QRectF cards(rest.left(), rest.top(), rest.width(), height);
        paintHand(*painter, cards, *row, listOf(option)->suitColours() == SuitColours::four);
        if (isNarrow(option))
            rest.setTop(rest.top() + height + 1);
        else
            rest.setLeft(rest.left() + static_cast<int>(5 * (height * 0.86 + 2)) + 8);
    }
    paintWords(*painter, rest, *row, option.font, theme);
    painter->restore();
}

QSize HandDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const HandRow* row = rowOf(option, index);
    const QFontMetrics metrics(option.font);
    int height = metrics.height();
    if (row != nullptr && row->hand)
        height =
            isNarrow(option) ? cardHeight(metrics) + 1 + metrics.height() : cardHeight(metrics);
    return {80, height + 2 * rowMargin};
}

} // namespace ui
