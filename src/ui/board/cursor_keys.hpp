#pragma once

#include "ui/board/board_geometry.hpp"

#include <QPointF>
#include <QString>

#include <optional>

namespace ui {

/// Where keys take the keyboard's cursor. Arrows go to the neighbour that is seen nearest to that
/// direction; where two are equally near, as above a hole of a star, to the one nearer to where the
/// way began, so that it goes straight on the whole. Home, End, Page Up and Page Down go on like
/// that to the end; on the number pad they are the four directions between the arrows.
///
/// A letter and digits are the name of a space: `e` `5` is e5, `p` `1` `6` is p16. The cursor
/// follows each of them, as far as there is such a space.
class CursorKeys {
public:
    /// The space that the key (of Qt::Key) leads to: the same one at an edge, nothing for a key
    /// that is none of these.
    std::optional<BoardSpace> after(int key, bool onPad, BoardSpace cursor,
                                    const BoardGeometry& geometry);

private:
    std::optional<BoardSpace> afterWay(QPointF way, bool toTheEnd, BoardSpace cursor,
                                       const BoardGeometry& geometry);
    std::optional<BoardSpace> afterDigit(QChar digit, BoardSpace cursor, const BoardShape& shape);

    /// The straight way that the arrows are on: its direction, and the place where it began.
    QPointF way_;
    QPointF began_;
    /// Digits typed so far, and where all keys so far have led.
    QString digits_;
    std::optional<BoardSpace> reached_;
};

} // namespace ui
