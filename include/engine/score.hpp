#pragma once

#include <string>

namespace engine {

/// How good a position is for one side, in hundredths of a checker. The search speaks of the side
/// to act, the evaluation of First. Scores beyond `surely_decided` mean a forced end of the game.
using Score = int;

/// A game won here and now; one that takes n more actions scores n less.
inline constexpr Score win_score = 3000;
/// No evaluation reaches this, so a greater score comes from a game played to its end in the
/// search.
inline constexpr Score surely_decided = 2500;

constexpr bool is_won(Score score) { return score > surely_decided; }
constexpr bool is_lost(Score score) { return score < -surely_decided; }
/// How many actions a won or lost game takes at best play. Precondition: is_won() or is_lost().
constexpr int actions_to_end(Score score) { return win_score - (score < 0 ? -score : score); }

/// The chance of winning that a score stands for, 0 to 1: what a score bar shows.
double winning_chance(Score score);

/// `+1.35` in checkers, `win in 4` or `loss in 3` actions.
std::string in_words(Score score);

} // namespace engine
