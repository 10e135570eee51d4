#pragma once

#include <QPixmap>
#include <QSize>
#include <QString>

namespace app {
class Catalogue;
} // namespace app

namespace ui {

class Faces;

/// Draws a board for a page of help. `board` is where it starts, a rules string or a position
/// string, and behind a semicolon the tokens of acts; the last of them is marked as it is where
/// somebody looks back. Null where that cannot be read. `size` is in logical pixels.
QPixmap drawnForHelp(const QString& board, const app::Catalogue& catalogue, const Faces& faces,
                     QSize size, double devicePixelRatio);

} // namespace ui
