#pragma once

#include "app/session.hpp"
#include "faces/checkers_poker/card_board.hpp"
#include "ui/table/prompt.hpp"
#include "ui/table/selection.hpp"

namespace ui {

/// What is asked at the table now, at the game's place or where somebody looks.
Prompt promptFor(const app::Session& session);

/// What the game waits for at its place, whatever is looked at.
Prompt promptOfGame(const app::Session& session);

/// What is to be told when the place shown is another than `before` although nobody acted: the act
/// that led there, or that one was taken back.
QString placeInWords(const app::GameController& game, std::size_t before);

/// The board as it is shown now. The cards of both hands of a result to be read are pointed out; at
/// a place that is only looked at, so is the act that was played from there.
CardBoard pictureFor(const app::Session& session, const Selection& selection,
                     checkers_poker::End bottom);

} // namespace ui
