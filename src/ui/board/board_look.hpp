#pragma once

#include "ui/board/board_picture.hpp"

#include <QSize>

#include <memory>

class QPixmap;

namespace ui {

class Skin;

/// A board and how it is drawn.
struct BoardLook {
    BoardPicture picture;
    std::shared_ptr<const Skin> skin;
    /// How many spaces, from its lower left corner on, are seen of it where it is drawn small; 0 is
    /// the whole board.
    int spacesSeen = 0;
};

/// A small picture of a board, for buttons: `size` in logical pixels.
QPixmap boardPixmap(const BoardLook& look, QSize size, double devicePixelRatio);

} // namespace ui
