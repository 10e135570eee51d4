#include "ui/art/signs.hpp"

#include "ui/art/seat_signs.hpp"
#include "ui/art/suit_outlines.hpp"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QTextLayout>
#include <QTransform>

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace ui {

namespace {

constexpr int spacesOfSign = 2;
constexpr QChar hardSpace(u'\u00a0');

struct SignWords {
    Q_DECLARE_TR_FUNCTIONS(ui::Signs)
};

/// A text with room for its signs, and where they stand in it.
struct Spaced {
    QString text;
    std::vector<std::pair<int, QChar>> signs;
    std::vector<int> origins; ///< by place in `text`, the place in the text that it was made of
};

/// Which of those signs it is; -1 for any other letter.
template <std::size_t size>
int numberAmong(const char16_t (&signs)[size], QChar letter) {
    const auto* end = std::end(signs) - 1;
    const auto* found = std::find(std::begin(signs), end, letter.unicode());
    return found == end ? -1 : static_cast<int>(found - std::begin(signs));
}

int suitOf(QChar letter) { return numberAmong(suitSigns, letter); }
int seatOf(QChar letter) { return numberAmong(seatSigns, letter); }

bool isSign(QChar letter) {
    return suitOf(letter) >= 0 || seatOf(letter) >= 0 || letter == arrowSign || letter == minusSign;
}

Spaced spacedOut(const QString& text) {
    Spaced spaced;
    for (int i = 0; i < text.size(); ++i) {
        const bool sign = isSign(text[i]);
        if (sign)
            spaced.signs.emplace_back(static_cast<int>(spaced.text.size()), text[i]);
        spaced.text += sign ? QString(spacesOfSign, hardSpace) : QString(text[i]);
        spaced.origins.resize(static_cast<std::size_t>(spaced.text.size()), i);
    }
    spaced.origins.push_back(static_cast<int>(text.size()));
    return spaced;
}

QPainterPath arrowPath(const QRectF& into) {
    const double head = into.height() * 0.3;
    const double thick = into.height() * 0.12;
    QPainterPath path;
    path.addRect(QRectF(into.left(), into.center().y() - thick / 2, into.width() - head, thick));
    path.addPolygon(QPolygonF{{into.right() - 1.4 * head, into.center().y() - head},
                              {into.right(), into.center().y()},
                              {into.right() - 1.4 * head, into.center().y() + head}});
    return path;
}

QPainterPath fitted(const QPainterPath& outline, const QRectF& into) {
    const QRectF bounds = outline.boundingRect();
    const double factor = std::min(into.height() / bounds.height(), into.width() / bounds.width());
    const QPointF to = into.center() - bounds.center() * factor;
    return QTransform(factor, 0, 0, factor, to.x(), to.y()).map(outline);
}

QPainterPath signPath(QChar sign, const QRectF& into) {
    if (sign == arrowSign)
        return arrowPath(into);
    if (sign == minusSign) {
        QPainterPath bar;
        const double width = std::min(into.width(), into.height() * 0.8);
        bar.addRect(
            QRectF(into.center().x() - width / 2, into.center().y(), width, into.height() * 0.12));
        return bar;
    }
    if (const int seat = seatOf(sign); seat >= 0)
        return seatSignPath(tabletop::Seat(static_cast<std::uint8_t>(seat)),
                            into.adjusted(0, into.height() * 0.05, 0, -into.height() * 0.05));
    return fitted(suitOutline(static_cast<std::size_t>(suitOf(sign))), into);
}

void paintSigns(QPainter& painter, const QTextLine& line, QPointF origin, const Spaced& spaced,
                int end) {
    const double height = QFontMetricsF(painter.font()).capHeight();
    const double baseline = origin.y() + line.ascent();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto& [place, sign] : spaced.signs) {
        if (place + spacesOfSign > end)
            break;
        const double one = line.cursorToX(place);
        const double other = line.cursorToX(place + spacesOfSign);
        const QRectF into(origin.x() + std::min(one, other), baseline - height,
                          std::abs(other - one), height);
        painter.fillPath(signPath(sign, into.adjusted(0.5, 0, -0.5, 0)), painter.pen().color());
    }
    painter.restore();
}

} // namespace

int widthOf(const QString& text, const QFont& font) {
    return QFontMetrics(font).horizontalAdvance(spacedOut(text).text);
}

QStringList broken(const QString& text, const QFont& font, int width, int lines) {
    const Spaced spaced = spacedOut(text);
    QStringList result;
    QTextLayout layout(spaced.text, font);
    layout.beginLayout();
    while (result.size() < lines) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        const bool last = result.size() + 1 == lines;
        const auto start = spaced.origins[static_cast<std::size_t>(line.textStart())];
        const auto end =
            spaced.origins[static_cast<std::size_t>(line.textStart() + line.textLength())];
        result << (last ? text.mid(start) : text.mid(start, end - start).trimmed());
    }
    layout.endLayout();
    return result;
}

void paintLine(QPainter& painter, const QRect& into, Qt::Alignment alignment, const QString& text) {
    const Spaced spaced = spacedOut(text);
    const QFontMetrics metrics(painter.font());
    const QString shown = metrics.elidedText(spaced.text, Qt::ElideRight, into.width());
    QTextLayout layout(shown, painter.font());
    QTextOption option;
    option.setTextDirection(painter.layoutDirection());
    option.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(option);
    layout.setCacheEnabled(true);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    if (!line.isValid()) {
        layout.endLayout();
        return;
    }
    const QSize size(metrics.horizontalAdvance(shown) + 1, metrics.height());
    line.setLineWidth(size.width());
    layout.endLayout();
    const QRect place =
        QStyle::alignedRect(painter.layoutDirection(),
                            (alignment & Qt::AlignHorizontal_Mask) | Qt::AlignVCenter, size, into);
    // Another font that lends a letter must not push the line down.
    const QPointF origin(place.left(), place.top() + metrics.ascent() - line.ascent());
    layout.draw(&painter, origin);
    const bool whole = shown == spaced.text;
    paintSigns(painter, line, origin, spaced, static_cast<int>(shown.size()) - (whole ? 0 : 1));
}

QString withoutSigns(QString text) {
    const std::pair<QChar, QString> words[] = {{suitSigns[0], SignWords::tr(" of clubs")},
                                               {suitSigns[1], SignWords::tr(" of diamonds")},
                                               {suitSigns[2], SignWords::tr(" of hearts")},
                                               {suitSigns[3], SignWords::tr(" of spades")},
                                               {arrowSign, SignWords::tr("to")},
                                               {minusSign, QStringLiteral("-")}};
    for (const auto& [sign, word] : words)
        text.replace(sign, word);
    for (std::size_t seat = 0; seat < tabletop::most_seats; ++seat)
        text.replace(QChar(seatSigns[seat]),
                     seatSignWord(tabletop::Seat(static_cast<std::uint8_t>(seat))));
    return text;
}

} // namespace ui
