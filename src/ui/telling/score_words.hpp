#pragma once

#include "engine/scores.hpp"
#include "ui/table/face.hpp"

#include <QString>

#include <vector>

namespace ui {

/// Who plays and by what measure scores are told.
struct Scorers {
    Players players;
    engine::ScoreUnit unit;
    const Face& face;
};
Scorers scorersOf(const app::PlayedGame& game, const Face& face);

/// A line's score beside it: of seat 0 with a sign where there are two, "+1.35"; of `seat` where
/// there are more; "Ann wins in 4 acts" once that is sure.
QString scoreInWords(const Scorers& scorers, const engine::Scores& scores, tabletop::Seat seat);
/// Who leads by how much, as a sentence: "Ann leads by 1.35 checkers".
QString leadInWords(const Scorers& scorers, const engine::Scores& scores);

/// What each seat may hope for by its score: shares that add up to 1.
std::vector<double> sharesOf(const Scorers& scorers, const engine::Scores& scores);

} // namespace ui
