#pragma once

#include "games/jumping/board.hpp"
#include "ui/board/board_shape.hpp"
#include "ui/board/board_space.hpp"

#include <QString>

#include <array>
#include <vector>

namespace jumping_face {

/// A board with its spaces as the rules count them and as the one that is drawn does.
class DrawnBoard {
public:
    /// Of a board that outlives this.
    explicit DrawnBoard(const jumping::Board& board);

    const jumping::Board& board() const { return *board_; }
    const ui::BoardShape& shape() const { return shape_; }

    ui::BoardSpace drawn(jumping::Space space) const { return drawn_[space.index()]; }
    ui::BoardSpaces drawn(const jumping::SpaceSet& spaces) const;
    std::vector<ui::BoardSpace> drawn(const std::vector<jumping::Space>& spaces) const;

    jumping::Space space(ui::BoardSpace drawn) const { return spaces_[drawn.index()]; }
    std::vector<jumping::Space> spaces(const std::vector<ui::BoardSpace>& drawn) const;

    /// "e4"
    QString text(ui::BoardSpace drawn) const { return shape_.nameOf(drawn); }

private:
    const jumping::Board* board_;
    ui::BoardShape shape_;
    std::array<ui::BoardSpace, jumping::most_spaces> drawn_{};
    std::vector<jumping::Space> spaces_;
};

/// Of the boards that there are, each made once, so that all pictures of one share its shape.
const DrawnBoard& drawnBoard(const jumping::Board& board);

} // namespace jumping_face
