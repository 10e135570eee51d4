#pragma once

#include "faces/checkers_poker/card_board.hpp"
#include "ui/board/board_view.hpp"

namespace support {

inline checkers_poker::SpaceSet from_board(const ui::BoardSpaces& spaces) {
    checkers_poker::SpaceSet same;
    for (const ui::BoardSpace space : spaces)
        same.insert(ui::fromBoard(space));
    return same;
}

inline std::vector<checkers_poker::Space> from_board(const std::vector<ui::BoardSpace>& spaces) {
    std::vector<checkers_poker::Space> same;
    for (const ui::BoardSpace space : spaces)
        same.push_back(ui::fromBoard(space));
    return same;
}

/// What a board shows, as Checkers Poker has it.
inline ui::CardBoard shown_on(const ui::BoardView& view) {
    using checkers_poker::first;
    using checkers_poker::second;
    const ui::BoardPicture& picture = view.picture();
    ui::CardBoard board;
    for (const ui::BoardSpace space : picture.shape.all()) {
        const ui::CardGround ground = ui::cardGroundOf(picture.at(space).ground);
        board.layout.put(ui::fromBoard(space), ground.card);
        if (ground.wild)
            board.wild.insert(*ground.card);
    }
    for (const auto seat : {first, second}) {
        board.checkers[seat] = from_board(picture.piecesOf(seat));
        board.ghosts[seat] = from_board(picture.ghostsOf(seat));
    }
    board.bottom = picture.turn == 0 ? checkers_poker::End::south : checkers_poker::End::north;
    board.active = from_board(picture.active);
    board.removable = from_board(picture.removable);
    board.draggable = from_board(picture.draggable);
    board.chosen = ui::fromBoard(picture.chosen);
    board.targets = from_board(picture.targets);
    board.highlighted = from_board(picture.highlighted);
    board.lastMove = from_board(picture.lastMove);
    board.path = from_board(picture.path);
    return board;
}

} // namespace support
