#include "ui/board/board_picture.hpp"

#include <algorithm>

namespace ui {

BoardSpaces BoardPicture::piecesOf(tabletop::Seat seat) const {
    BoardSpaces spaces;
    for (const BoardSpace space : shape.all())
        if (at(space).piece && at(space).piece->seat == seat)
            spaces.insert(space);
    return spaces;
}

BoardSpaces BoardPicture::ghostsOf(tabletop::Seat seat) const {
    BoardSpaces spaces;
    for (const BoardSpace space : shape.all())
        if (at(space).ghost && at(space).ghost->seat == seat)
            spaces.insert(space);
    return spaces;
}

bool sameGrounds(const BoardPicture& a, const BoardPicture& b) {
    return a.shape == b.shape && std::ranges::equal(a.contents, b.contents, {},
                                                    &SpaceContents::ground, &SpaceContents::ground);
}

bool sameTable(const BoardPicture& a, const BoardPicture& b) {
    return a.turn == b.turn && sameGrounds(a, b) &&
           std::ranges::equal(a.contents, b.contents, {}, &SpaceContents::piece,
                              &SpaceContents::piece);
}

} // namespace ui
