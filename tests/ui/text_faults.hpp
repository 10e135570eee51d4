#pragma once

#include <QStringList>

class QWidget;

namespace support {

/// What is wrong with the texts of a window that is shown, a sentence each: letters that are cut
/// off, lie on others or outside; words shortened without saying the whole; buttons and rows that
/// cannot be seen whole; letters that the font lacks.
QStringList faultsOfText(QWidget& window);

/// The texts that do not stand there at their whole length.
QStringList shortenedTexts(QWidget& window);

} // namespace support
