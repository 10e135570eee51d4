#include "faces/checkers_poker/card_board.hpp"

namespace ui {

using checkers_poker::End;
using checkers_poker::PerSeat;
using checkers_poker::Seat;
using checkers_poker::Space;
using checkers_poker::SpaceSet;

namespace {

constexpr std::uint16_t wildBit = 0x100;

const BoardShape& cardBoardShape() {
    static const BoardShape shape(tabletop::square_topology(checkers_poker::board_side));
    return shape;
}

std::optional<BoardPiece> pieceAt(Space space, const PerSeat<SpaceSet>& checkers) {
    for (const Seat seat : {checkers_poker::first, checkers_poker::second})
        if (checkers[seat].contains(space))
            return BoardPiece{.seat = seat};
    return std::nullopt;
}

} // namespace

std::uint16_t groundNumber(const CardGround& ground) {
    if (!ground.card)
        return 0;
    const auto card = static_cast<std::uint16_t>(ground.card->index() + 1);
    return ground.wild ? static_cast<std::uint16_t>(card | wildBit) : card;
}

CardGround cardGroundOf(std::uint16_t ground) {
    const unsigned card = ground & ~unsigned{wildBit};
    if (card == 0)
        return {};
    return {.card = cards::Card::from_index(card - 1), .wild = (ground & wildBit) != 0};
}

BoardSpaces onBoard(SpaceSet spaces) {
    BoardSpaces same;
    for (const Space space : spaces)
        same.insert(onBoard(space));
    return same;
}

std::vector<BoardSpace> onBoard(const std::vector<Space>& spaces) {
    std::vector<BoardSpace> same;
    same.reserve(spaces.size());
    for (const Space space : spaces)
        same.push_back(onBoard(space));
    return same;
}

BoardPicture onBoard(const CardBoard& board) {
    BoardPicture picture(cardBoardShape());
    for (const Space space : ~SpaceSet()) {
        const auto card = board.layout.card_on(space);
        picture.at(onBoard(space)) = {
            .ground = groundNumber({.card = card, .wild = card && board.wild.contains(*card)}),
            .piece = pieceAt(space, board.checkers),
            .ghost = pieceAt(space, board.ghosts)};
    }
    picture.turn = board.bottom == End::south ? 0 : picture.shape.turns() / 2;
    picture.active = onBoard(board.active);
    picture.removable = onBoard(board.removable);
    picture.draggable = onBoard(board.draggable);
    if (board.chosen)
        picture.chosen = onBoard(*board.chosen);
    picture.targets = onBoard(board.targets);
    picture.highlighted = onBoard(board.highlighted);
    picture.lastMove = onBoard(board.lastMove);
    picture.path = onBoard(board.path);
    picture.jumped = jumpedBy(picture.path, picture.shape);
    return picture;
}

std::optional<Space> fromBoard(std::optional<BoardSpace> space) {
    return space ? std::optional(fromBoard(*space)) : std::nullopt;
}

} // namespace ui
