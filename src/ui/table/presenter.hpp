#pragma once

#include "faces/checkers_poker/card_board.hpp"
#include "games/checkers_poker/action.hpp"
#include "games/checkers_poker/record.hpp"
#include "ui/table/selection.hpp"

#include <cstddef>
#include <optional>

namespace ui {

/// Where the checkers of a hand stand.
checkers_poker::SpaceSet spacesOf(const checkers_poker::Layout& layout, cards::CardSet cards);

/// The end at which a player sits, where that is known: Second chose it, or the position that the
/// match started from is read as if First sat at the south.
checkers_poker::End endOf(const checkers_poker::Match& match, checkers_poker::Seat seat);

/// The end that lies at the bottom until somebody turns the board: that of a person who plays
/// against the computer, else the south.
checkers_poker::End facingEnd(const checkers_poker::Match& match);

/// Whether persons play both seats.
bool isBetweenPersons(const checkers_poker::Match& match);

/// The end of whoever is to act where the game stands; facingEnd() while the ends are not chosen,
/// and after the game.
checkers_poker::End endToAct(const checkers_poker::Match& match);

/// The end whose half a space lies in.
checkers_poker::End halfOf(checkers_poker::Space space);

/// Whether a hand is to be shown and one can be made that is not used.
bool hasOpenHand(const checkers_poker::State& state);

/// What a click may choose or do at a state: the spaces that answer.
checkers_poker::SpaceSet activeSpaces(const checkers_poker::State& state,
                                      const Selection& selection);

/// Marks the act that was played at a state: a move's way, the cards shown, the checker taken off.
void markAct(CardBoard& picture, const checkers_poker::State& state,
             const checkers_poker::Action& action);

/// The picture of a place of the match. `atRest` says that nothing is asked on the board just now.
CardBoard pictureOf(const checkers_poker::Match& match, std::size_t place,
                    const Selection& selection, checkers_poker::End bottom, bool atRest);

} // namespace ui
