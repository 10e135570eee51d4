#pragma once

#include "tabletop/per_seat.hpp"
#include "tabletop/places.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace jumping {

using tabletop::index;
using tabletop::PerSeat;
using tabletop::Seat;

/// How it stands with a seat: it plays, waits for its partner, or has a place.
class Status {
public:
    constexpr Status() = default;
    /// Precondition: place > 0.
    static constexpr Status placed(std::size_t place) {
        return Status(static_cast<std::uint8_t>(place));
    }
    /// Finished, while the partner plays on (pairs only).
    static constexpr Status waiting() { return Status(0xFF); }

    constexpr bool plays() const { return value_ == 0; }
    constexpr bool waits() const { return value_ == 0xFF; }
    constexpr bool has_place() const { return !plays() && !waits(); }
    /// 1 is the best; 0 while there is none.
    constexpr std::uint8_t place() const { return waits() ? 0 : value_; }

    friend constexpr bool operator==(Status, Status) = default;

private:
    constexpr explicit Status(std::uint8_t value)
        : value_(value) {}
    std::uint8_t value_ = 0;
};

/// Who is to act and who has which place: what every game of turns for places shares. Partners sit
/// opposite each other and are one side, with one place (rules 4.2, 4.9, 6).
struct Standing {
    std::uint8_t seats = 2;
    bool pairs = false;
    /// Whose act it is; seat 0 when the game is over.
    Seat to_act{0};
    /// The number of the own move of each seat that plays, from 1.
    std::uint32_t turn = 1;
    PerSeat<Status> status;

    friend bool operator==(const Standing&, const Standing&) = default;
};

constexpr std::size_t sides(const Standing& standing) {
    return standing.pairs ? standing.seats / 2U : standing.seats;
}
/// The partner; without partners the seat itself.
constexpr Seat partner(const Standing& standing, Seat seat) {
    return standing.pairs ? Seat((index(seat) + sides(standing)) % standing.seats) : seat;
}
/// Calls use(seat) for every seat, that one first and then in order of turn.
template <class Use>
constexpr void for_each_seat(const Standing& standing, Seat from, Use use) {
    for (std::size_t i = 0; i < standing.seats; ++i)
        use(Seat((index(from) + i) % standing.seats));
}
template <class Use>
constexpr void for_each_seat(const Standing& standing, Use use) {
    for_each_seat(standing, Seat{0}, use);
}

/// How many sides have no place yet.
std::size_t sides_playing(const Standing& standing);
/// At most one side plays (rules 4.9); whoever was left has its place then.
bool is_over(const Standing& standing);
/// The places of all, once the game is over.
std::optional<tabletop::Places> outcome(const Standing& standing);

/// Who is alone on the first place: the first seat of that side; nobody while the game goes on or
/// when the place is shared.
std::optional<Seat> winner(const Standing& standing);

/// The places that are still free, as both ends of them. Precondition: there are some.
std::size_t best_place_left(const Standing& standing);
std::size_t last_place_left(const Standing& standing);

/// Gives the seat's side a place. When only one side is left then, it takes the place left.
void take_place(Standing& standing, Seat seat, std::size_t place);

/// Gives all sides that still play places, so that the game is over: the less `rank(seat)` the
/// better, and equal ones share. Partners have the same rank.
template <class Rank>
void place_the_rest(Standing& standing, Rank rank) {
    const Standing before = standing;
    const std::size_t best = best_place_left(before);
    for_each_seat(before, [&](Seat seat) {
        if (before.status[seat].has_place())
            return;
        std::size_t better = 0;
        for_each_seat(before, [&](Seat other) {
            const bool is_counted =
                !before.status[other].has_place() && index(other) < sides(before);
            better += is_counted && rank(other) < rank(seat) ? 1 : 0;
        });
        standing.status[seat] = Status::placed(best + better);
    });
}

/// Hands the turn on to the next seat that plays; when the game is over, to seat 0, so that equal
/// ends are equal values.
void pass_turn_on(Standing& standing);

} // namespace jumping
