#pragma once

#include "faces/jumping/touch.hpp"

#include <QString>

namespace jumping_face {

/// What a seat's pieces bear besides a colour, such as "ring".
using Signs = PerSeat<QString>;

/// What is on a space and whose camp it is in: "i9, Ann, ring", "e5, free, home of Ben, goal of
/// Ann".
QString contentsInWords(const jumping::State& state, const Names& names, const Signs& signs,
                        BoardSpace space);
/// With what can be done there: "i9, Ann, ring; two steps and three jumps open".
QString nameOfSpace(const jumping::State& state, const Names& names, const Signs& signs,
                    const Selection& selection, BoardSpace space);

/// What was just chosen or put back: "i9 chosen, 5 targets". Empty where that did not change.
QString choiceInWords(const jumping::State& state, const Selection& before, const Selection& after);

/// What the target pointed at, on the board or in a list, is good for: where the chosen piece would
/// go, over what, and how that leaves its player. Empty where nothing can be done there.
QString hintInWords(const jumping::State& state, const Selection& selection);

/// "5 targets"
QString targetsInWords(std::size_t targets);

} // namespace jumping_face
