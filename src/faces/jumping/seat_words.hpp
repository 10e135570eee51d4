#pragma once

#include "faces/jumping/story.hpp"
#include "games/jumping/state.hpp"
#include "ui/table/seat_words.hpp"

#include <cstddef>

namespace jumping_face {

/// What is told of a seat besides its player's name: "7 of 10 in goal"; the place or what became of
/// the seat, else the least moves that it needs; its partner, the pieces at home still, those taken
/// off.
ui::SeatWords seatWords(const Story& story, std::size_t place, const jumping::State& state,
                        Seat seat);

/// What became of a seat that plays no more; without text of one that plays.
ui::Fact factOfStanding(const Story& story, std::size_t place, Seat seat);

} // namespace jumping_face
