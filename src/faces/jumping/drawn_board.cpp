#include "faces/jumping/drawn_board.hpp"

#include <algorithm>
#include <cassert>

namespace jumping_face {

using jumping::Space;

DrawnBoard::DrawnBoard(const jumping::Board& board)
    : board_(&board)
    , shape_(topology(board)) {
    for (const ui::BoardSpace drawn : shape_.all()) {
        std::size_t length = 0;
        const Space space = find_space(board, shape_.at(drawn).name, length).value();
        spaces_.push_back(space);
        drawn_[space.index()] = drawn;
    }
}

ui::BoardSpaces DrawnBoard::drawn(const jumping::SpaceSet& spaces) const {
    ui::BoardSpaces set;
    for (const Space space : spaces)
        set.insert(drawn(space));
    return set;
}

std::vector<ui::BoardSpace> DrawnBoard::drawn(const std::vector<Space>& spaces) const {
    std::vector<ui::BoardSpace> list;
    list.reserve(spaces.size());
    for (const Space space : spaces)
        list.push_back(drawn(space));
    return list;
}

std::vector<Space> DrawnBoard::spaces(const std::vector<ui::BoardSpace>& drawn) const {
    std::vector<Space> list;
    list.reserve(drawn.size());
    for (const ui::BoardSpace one : drawn)
        list.push_back(space(one));
    return list;
}

const DrawnBoard& drawnBoard(const jumping::Board& board) {
    static const std::array<DrawnBoard, 4> made{
        DrawnBoard(jumping::star_board()), DrawnBoard(jumping::square_board(8)),
        DrawnBoard(jumping::square_board(10)), DrawnBoard(jumping::square_board(16))};
    const auto found = std::find_if(made.begin(), made.end(),
                                    [&](const DrawnBoard& one) { return &one.board() == &board; });
    assert(found != made.end());
    return *found;
}

} // namespace jumping_face
