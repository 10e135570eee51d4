#pragma once

#include "faces/jumping/event_words.hpp"
#include "faces/jumping/prompt_words.hpp"
#include "faces/jumping/seat_words.hpp"
#include "faces/jumping/space_words.hpp"
#include "faces/jumping/touch.hpp"
#include "games/chinese_checkers/capture.hpp"

#include <QString>

#include <vector>

/// How the capture game is touched and told. A marble is chosen by a click and goes to the end of
/// its chain by the next. Where ways to that end take different marbles, one of them is asked for:
/// by a button, or jump by jump.
namespace chinese_checkers_face {

using chinese_checkers::capture::State;
using jumping_face::Story;
using ui::BoardSpace;
using ui::BoardSpaces;
using ui::Selection;

ui::Touch click(const State& state, const Selection& selection, BoardSpace at);
/// Precondition: the holes differ.
ui::Touch drop(const State& state, BoardSpace from, BoardSpace to);

/// The marbles that can jump.
BoardSpaces movable(const State& state);
/// Where the chain that was begun can end.
BoardSpaces targets(const State& state, const Selection& selection);
/// The chain as begun and on to an end, by the first of the ways that take most; empty if there is
/// none.
std::vector<BoardSpace> pathTo(const State& state, const Selection& selection, BoardSpace to);

/// Why an act was refused, as a sentence.
QString inWords(const chinese_checkers::capture::Refusal& refusal);

ui::Prompt promptOf(const Story& story, std::size_t place, const State& state,
                    const Selection& selection);
/// Why the game ended and what everybody has: "No jump is left. Ann 27, Ben 33".
/// Precondition: the game is over at the place.
jumping_face::EndWords endWords(const Story& story, std::size_t place, const State& state);
/// "27 marbles" and what became of the seat.
ui::SeatWords seatWords(const Story& story, std::size_t place, const State& state,
                        jumping::Seat seat);
/// "i7, marble"
QString contentsInWords(const State& state, BoardSpace space);
/// "i7, marble; three jumps open", "i9, free; target, takes one marble".
QString nameOfSpace(const State& state, const Selection& selection, BoardSpace space);
/// "g9 chosen, 2 targets", "i9, one marble so far, 1 target", "g9 put back".
QString choiceInWords(const State& state, const Selection& before, const Selection& after);
/// "g9 to k9, takes two marbles"
QString hintInWords(const State& state, const Selection& selection);

} // namespace chinese_checkers_face
