#pragma once

#include "faces/jumping/drawn_board.hpp"
#include "faces/jumping/story.hpp"
#include "games/jumping/state.hpp"
#include "ui/table/face.hpp"

#include <QString>

#include <string>
#include <vector>

namespace jumping_face {

using ui::BoardSpace;
using ui::BoardSpaces;
using ui::Selection;
using ui::Touch;

inline const jumping::Board& boardOf(const jumping::State& state) {
    return *state.options.setup->board;
}
inline const DrawnBoard& drawnBoard(const jumping::State& state) {
    return drawnBoard(boardOf(state));
}

Touch choosing(const Selection& before, std::vector<BoardSpace> chosen);
Touch acting(std::string token);
Touch refusing(QString why);

// The games from camp to camp. A piece is chosen by a click and goes to its target by the next,
// however many jumps lead there.

Touch click(const jumping::State& state, const Names& names, const Selection& selection,
            BoardSpace at);
Touch drop(const jumping::State& state, const Names& names, BoardSpace from, BoardSpace to);

/// The pieces of the seat to act that can move.
BoardSpaces movable(const jumping::State& state);
/// Where the chosen piece can go.
BoardSpaces targets(const jumping::State& state, const Selection& selection);
/// The way of the chosen piece to a space; empty where it cannot go there.
std::vector<BoardSpace> pathTo(const jumping::State& state, const Selection& selection,
                               BoardSpace to);

/// Why an act was refused, as a sentence in which players go by their names.
QString inWords(const jumping::State& state, const Names& names, const jumping::Refusal& refusal);

} // namespace jumping_face
