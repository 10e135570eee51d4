#pragma once

#include "app/game_controller.hpp"
#include "ui/board_picture.hpp"
#include "ui/prompt.hpp"
#include "ui/selection.hpp"

namespace ui {

/// What is asked at the table now: the prompt of the place shown, or that the result of a showdown
/// is to be read, or the way back to the game.
Prompt promptFor(const app::GameController& controller, bool isResultShown);

/// The board as it is shown now; with a result, the cards of both hands are pointed out.
BoardPicture pictureFor(const app::GameController& controller, const Selection& selection,
                        checkers_poker::End bottom, bool isResultShown);

} // namespace ui
