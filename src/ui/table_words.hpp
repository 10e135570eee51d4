#pragma once

#include "app/game_controller.hpp"
#include "ui/board_picture.hpp"
#include "ui/prompt.hpp"
#include "ui/selection.hpp"

namespace ui {

/// What is asked at the table now: the prompt of the place shown, or that the result of a showdown
/// is to be read, or the way back to the game.
Prompt promptFor(const app::GameController& controller, bool isResultShown);

/// What is to be told when the place shown is another than `before` although nobody acted: the act
/// that led there, or that one was taken back, and what is asked now.
QString placeInWords(const app::GameController& controller, std::size_t before);

/// The board as it is shown now; with a result, the cards of both hands are pointed out.
BoardPicture pictureFor(const app::GameController& controller, const Selection& selection,
                        checkers_poker::End bottom, bool isResultShown);

} // namespace ui
