#pragma once

#include "faces/jumping/story.hpp"
#include "games/jumping/state.hpp"
#include "ui/table/prompt.hpp"

namespace jumping_face {

/// What is asked at a place of a game from camp to camp, whose state there is `state`; at the end
/// who won and why.
ui::Prompt promptOf(const Story& story, std::size_t place, const jumping::State& state);
/// The same of any game, but for what it alone knows: choices and what runs out.
ui::Prompt plainPromptOf(const Story& story, std::size_t place);

/// The limit once 20 moves a seat are left, else the moves until the seat to act has to have left
/// home; nothing where neither runs out. The beads are fifths of it.
ui::Countdown countdownOf(const Story& story, const jumping::State& state);

} // namespace jumping_face
