#pragma once

#include "app/game_review.hpp"
#include "games/checkers_poker/action.hpp"
#include "games/checkers_poker/record.hpp"
#include "games/checkers_poker/state.hpp"

#include <QString>

#include <string>
#include <vector>

namespace ui {

/// An act in few words, for the lines of an analysis: "g2–e8", "fives full of twos", "off h4".
/// `state` is the one in which it is legal.
QString briefly(const checkers_poker::State& state, const checkers_poker::Action& action);

/// The acts of a line from a position on, as far as they are known: "g2–e8, d5–f3, pair of tens".
QString lineInWords(const checkers_poker::State& state, const std::vector<std::string>& tokens);

/// A hint comes in two steps: what to look at, then what to do with it.
enum class HintStep { what, where };
/// "Look at the checker on g2"; then "Move it to e8".
QString hintInWords(const checkers_poker::State& state, const checkers_poker::Action& action,
                    HintStep step);
/// Whether there is anything left for the second step to say.
bool hasTwoSteps(const checkers_poker::Action& action);

/// "Showdown 4: fives full of twos would have won", "Turn 7: g2–e8 was better".
QString inWords(const checkers_poker::Match& match, const app::TurningPoint& point);

} // namespace ui
