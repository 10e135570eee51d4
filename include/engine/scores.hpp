#pragma once

#include "tabletop/per_seat.hpp"
#include "tabletop/places.hpp"

#include <cstddef>
#include <cstdint>

namespace engine {

/// How good a place is for each seat, in the unit of the game: the higher the better.
using Scores = tabletop::PerSeat<int>;

/// The unit of a game's scores.
struct ScoreUnit {
    int win = 0;     ///< of a game that is won here and now; its negative of one that is lost
    int decided = 0; ///< beyond this a game is decided, and it doesn't matter by how much
    int mistake = 0; ///< who stands worse by this much after his action has made a mistake
};

/// What one score means with two seats: as much for one as against the other.
constexpr Scores opposite_scores(tabletop::Seat seat, int score) {
    Scores scores;
    scores[tabletop::Seat{0}] = tabletop::index(seat) == 0 ? score : -score;
    scores[tabletop::Seat{1}] = -scores[tabletop::Seat{0}];
    return scores;
}

/// The scores of a finished game, from `win` for the first place to its negative for the last;
/// seats that share places share what they are worth.
constexpr Scores result_scores(const tabletop::Places& places, std::size_t seats, int win) {
    Scores scores;
    for (std::size_t i = 0; i < seats; ++i) {
        const tabletop::Seat seat = tabletop::seat_at(i);
        int better = 0;
        int worse = 0;
        for (std::size_t j = 0; j < seats; ++j) {
            const auto other = places[tabletop::seat_at(j)];
            better += other < places[seat] ? 1 : 0;
            worse += other > places[seat] ? 1 : 0;
        }
        scores[seat] = win * (worse - better) / static_cast<int>(seats - 1);
    }
    return scores;
}

} // namespace engine
