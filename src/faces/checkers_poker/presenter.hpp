#pragma once

#include "faces/checkers_poker/card_board.hpp"
#include "faces/checkers_poker/card_selection.hpp"
#include "faces/checkers_poker/engine_words.hpp"
#include "games/checkers_poker/action.hpp"
#include "games/checkers_poker/event.hpp"
#include "games/checkers_poker/record.hpp"

#include <cstddef>
#include <optional>

namespace ui {

/// Where the checkers of a hand stand.
checkers_poker::SpaceSet spacesOf(const checkers_poker::Layout& layout, cards::CardSet cards);

/// Points out the cards of both hands of a showdown.
void pointOutHands(CardBoard& picture, const checkers_poker::happened::ShowdownDecided& decided);

/// What a step of a hint points out: the checker or nothing yet, then the whole act.
CardSelection hinted(const checkers_poker::State& state, const checkers_poker::Action& action,
                     HintStep step);

/// The end at which a player sits, where that is known: Second chose it, or the position that the
/// match started from is read as if First sat at the south.
checkers_poker::End endOf(const checkers_poker::Match& match, checkers_poker::Seat seat);

/// The end whose half a space lies in.
checkers_poker::End halfOf(checkers_poker::Space space);

/// Whether a hand is to be shown and one can be made that is not used.
bool hasOpenHand(const checkers_poker::State& state);

/// What a click may choose or do at a state: the spaces that answer.
checkers_poker::SpaceSet activeSpaces(const checkers_poker::State& state,
                                      const CardSelection& selection);

/// Marks the act that was played at a state: a move's way, the cards shown, the checker taken off.
void markAct(CardBoard& picture, const checkers_poker::State& state,
             const checkers_poker::Action& action);

/// The picture of a place of the match. `atRest` says that nothing is asked on the board just now.
CardBoard pictureOf(const checkers_poker::Match& match, std::size_t place,
                    const CardSelection& selection, checkers_poker::End bottom, bool atRest);

} // namespace ui
