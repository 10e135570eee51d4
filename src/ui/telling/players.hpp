#pragma once

#include "app/played_game.hpp"
#include "app/seat_players.hpp"
#include "tabletop/per_seat.hpp"

#include <QString>

#include <cstddef>
#include <functional>

namespace ui {

/// Who sits at a table, as far as it matters for what they are called.
struct Players {
    struct Player {
        /// The name that was given; empty when none was.
        QString given;
        app::SeatPlayer player;
        /// What the seat is called: "First", "Amber".
        QString role;
        friend bool operator==(const Player&, const Player&) = default;
    };
    tabletop::PerSeat<Player> of;
    std::size_t count = 0;

    friend bool operator==(const Players&, const Players&) = default;
};

/// By the tags of a game and by what its seats are called.
Players playersOf(const app::PlayedGame& game,
                  const std::function<QString(tabletop::Seat)>& seatName);

/// What a player is called inside a sentence: his name, shortened if it is long; for a computer
/// the name of its level, "Champion", which stands behind a name that was given to it, "Ben
/// (Champion)". Those who would be called alike are told apart by their roles, "Champion (First)".
/// Where it matters the name is kept apart from the direction of the text around it.
/// Precondition, here and below: the seat is one of the players'.
QString called(const Players& players, tabletop::Seat seat);

/// A player's name in full, for where it stands alone; a computer without one goes by its level.
QString nameInFull(const Players& players, tabletop::Seat seat);

/// What is to be said beside nameInFull(): "First", "Second, computer", "First, computer,
/// Champion". Empty where the name says all of it.
QString roleInWords(const Players& players, tabletop::Seat seat);

} // namespace ui
