#pragma once

#include "faces/jumping/story.hpp"
#include "games/jumping/state.hpp"

#include <QString>

#include <cstddef>
#include <vector>

namespace jumping_face {

/// Something that a player's panel says, with a title for where there is room and a short one.
struct Fact {
    QString title;
    QString shortTitle;
    QString text;
    friend bool operator==(const Fact&, const Fact&) = default;
};

/// What is told of a seat beside its player's name.
struct SeatWords {
    bool toAct = false;
    /// Pieces in the goal, or marbles taken.
    int count = 0;
    /// Of how many.
    int all = 0;
    QString countWords;
    std::vector<Fact> facts;
    friend bool operator==(const SeatWords&, const SeatWords&) = default;
};

/// "7 of 10 in goal", the place or what became of the seat, the pieces at home still, those taken
/// off, and the least moves that it needs.
SeatWords seatWords(const Story& story, std::size_t place, const jumping::State& state, Seat seat);

/// What became of a seat that plays no more; nothing of one that plays.
std::vector<Fact> factsOfStanding(const Story& story, std::size_t place, Seat seat);

} // namespace jumping_face
