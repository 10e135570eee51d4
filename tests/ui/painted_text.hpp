#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

#include <vector>

class QWidget;

namespace support {

/// A piece of text as a widget painted it, in the coordinates of the widget that was rendered.
struct PaintedText {
    QString text;
    QFont font;
    QRectF ink;  ///< what its letters cover
    QRectF seen; ///< where anything could be painted then
};

/// All texts that the widget and its children paint, whoever paints them: labels, styles,
/// delegates.
std::vector<PaintedText> paintedTexts(QWidget& widget);

/// The text without bidirectional marks and without spaces at its ends, which leave no ink.
QString withoutMarks(QString text);

} // namespace support
