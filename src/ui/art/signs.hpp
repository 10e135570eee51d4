#pragma once

#include <QString>
#include <QStringList>

class QFont;
class QPainter;
class QRect;

namespace ui {

/// Texts may hold signs – the suits, those of the seats, an arrow, the minus sign – that many fonts
/// lack or turn into pictures. What is measured and painted here draws them from outlines, each as
/// wide as two spaces.

/// The sign of a suit in such a text: 0 clubs, 1 diamonds, 2 hearts, 3 spades.
inline constexpr char16_t suitSigns[] = u"\u2663\u2666\u2665\u2660";
/// The sign of a seat in such a text, by its number: ring, triangle, bars, cross, square, crescent.
inline constexpr char16_t seatSigns[] = u"\u25cb\u25b2\u2550\u2715\u25a0\u263d";
inline constexpr char16_t arrowSign = u'\u2192';
inline constexpr char16_t minusSign = u'\u2212';

/// How wide the text is on one line.
int widthOf(const QString& text, const QFont& font);

/// Breaks the text into at most `lines` lines of a width; the last one holds all the rest.
QStringList broken(const QString& text, const QFont& font, int width, int lines);

/// Paints a line with the painter's font and pen, centred in height and shortened at its end where
/// it does not fit. `alignment` is left, right or centre, mirrored as the painter's layout is.
void paintLine(QPainter& painter, const QRect& into, Qt::Alignment alignment, const QString& text);

/// The same text for those who cannot draw, such as tooltips: words in place of signs.
QString withoutSigns(QString text);

} // namespace ui
