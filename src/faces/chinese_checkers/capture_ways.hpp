#pragma once

#include "faces/jumping/drawn_board.hpp"
#include "games/chinese_checkers/capture.hpp"

#include <vector>

namespace chinese_checkers_face {

/// The star, on which all captures are made.
const jumping_face::DrawnBoard& star();

/// A chain of jumps to its end with the marbles that it takes.
struct Way {
    chinese_checkers::capture::Capture capture;
    jumping::SpaceSet taken;
};

chinese_checkers::capture::Capture captureOf(const std::vector<ui::BoardSpace>& path);
std::vector<ui::BoardSpace> drawnPath(const chinese_checkers::capture::Capture& capture);

/// The chains that begin with this path and go on to `end`, one for each set of marbles that they
/// can take: the shortest. Those that take most come first.
std::vector<Way> waysTo(const chinese_checkers::capture::State& state,
                        const std::vector<ui::BoardSpace>& begun, ui::BoardSpace end);

} // namespace chinese_checkers_face
