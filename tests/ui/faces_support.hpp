#pragma once

#include "faces/checkers_poker/poker_face.hpp"
#include "faces/chinese_checkers/face.hpp"
#include "faces/halma/face.hpp"
#include "ui/table/face.hpp"
#include "ui/table/move_lines.hpp"

#include <memory>
#include <utility>
#include <vector>

namespace support {

/// The faces of all games.
inline const ui::Faces& faces() {
    static const ui::Faces all = [] {
        std::vector<std::unique_ptr<const ui::Face>> made;
        made.push_back(checkers_poker_face::face());
        made.push_back(halma_face::face());
        made.push_back(chinese_checkers_face::raceFace());
        made.push_back(chinese_checkers_face::captureFace());
        return ui::Faces(std::move(made));
    }();
    return all;
}

inline const ui::Face& faceOf(const app::AnyGame& game) { return faces().of(*game); }

/// Every act of a game, those undone included, in the lines in which they are listed.
inline std::vector<ui::MoveRow> listed(const app::AnyGame& game) {
    const ui::Face& face = faceOf(game);
    ui::MoveLines lines;
    lines.follow(*game, face);
    std::vector<ui::MoveRow> rows;
    for (std::size_t i = 0; i < lines.size(); ++i)
        rows.push_back(face.moveRow(*game, lines.begin(i), lines.end(i)));
    return rows;
}

} // namespace support
