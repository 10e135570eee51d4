#include "games/jumping/standing.hpp"

#include <algorithm>
#include <cassert>

namespace jumping {

namespace {

/// Partners share a place, so that the first seat of each side speaks for it.
bool is_taken(const Standing& standing, std::size_t place) {
    for (std::size_t i = 0; i < sides(standing); ++i) {
        if (standing.status[Seat(i)].place() == place)
            return true;
    }
    return false;
}

} // namespace

std::size_t sides_playing(const Standing& standing) {
    std::size_t playing = 0;
    for (std::size_t i = 0; i < sides(standing); ++i)
        playing += standing.status[Seat(i)].has_place() ? 0 : 1;
    return playing;
}

bool is_over(const Standing& standing) { return sides_playing(standing) == 0; }

std::optional<tabletop::Places> outcome(const Standing& standing) {
    if (!is_over(standing))
        return std::nullopt;
    tabletop::Places places;
    for_each_seat(standing, [&](Seat seat) { places[seat] = standing.status[seat].place(); });
    return places;
}

std::optional<Seat> winner(const Standing& standing) {
    std::optional<Seat> found;
    for (std::size_t i = 0; is_over(standing) && i < sides(standing); ++i) {
        const auto seat = static_cast<Seat>(i);
        if (standing.status[seat].place() != 1)
            continue;
        if (found)
            return std::nullopt;
        found = seat;
    }
    return found;
}

std::size_t best_place_left(const Standing& standing) {
    std::size_t place = 1;
    while (is_taken(standing, place))
        ++place;
    return place;
}

std::size_t last_place_left(const Standing& standing) {
    std::size_t place = sides(standing);
    while (is_taken(standing, place))
        --place;
    return place;
}

void take_place(Standing& standing, Seat seat, std::size_t place) {
    assert(!standing.status[seat].has_place() && place > 0);
    standing.status[seat] = standing.status[partner(standing, seat)] = Status::placed(place);
    if (sides_playing(standing) == 1)
        place_the_rest(standing, [](Seat) { return 0; });
}

void pass_turn_on(Standing& standing) {
    const Seat acted = standing.to_act;
    if (is_over(standing)) {
        standing.to_act = Seat{0};
        return;
    }
    do {
        standing.to_act = tabletop::next_seat(standing.to_act, standing.seats);
    } while (!standing.status[standing.to_act].plays());
    if (index(standing.to_act) <= index(acted))
        ++standing.turn;
}

} // namespace jumping
