#pragma once

#include "app/any_game.hpp"
#include "engine/level.hpp"
#include "tabletop/match.hpp"
#include "tabletop/record_text.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace app {

/// Who plays a seat: a person, or the computer at a level.
using SeatPlayer = std::optional<engine::Level>;

/// Who plays the seat whose name stands in a tag, such as `First` or `B`. It is kept with the
/// match, in a tag of that name with `Level` behind it, so a saved game against the computer goes
/// on as one. A tag that is not a level's number counts as a person.
SeatPlayer seatPlayer(const std::vector<tabletop::Tag>& tags, const std::string& seatTag);
SeatPlayer seatPlayer(const PlayedGame& game, tabletop::Seat seat);
template <tabletop::Game G>
SeatPlayer seatPlayer(const tabletop::Match<G>& match, tabletop::Seat seat) {
    return seatPlayer(match.tags, G::seat_tag(seat));
}

void setSeatPlayer(std::vector<tabletop::Tag>& tags, const std::string& seatTag, SeatPlayer player);
template <tabletop::Game G>
void setSeatPlayer(tabletop::Match<G>& match, tabletop::Seat seat, SeatPlayer player) {
    setSeatPlayer(match.tags, G::seat_tag(seat), player);
}

/// Another takes the seat while the match goes on. Where the computer takes it from a person or
/// gives it back, the name goes with whom it belongs to: until then it waits in a tag with
/// `Former` behind the seat's.
void giveSeat(std::vector<tabletop::Tag>& tags, const std::string& seatTag, SeatPlayer player);
void giveSeat(PlayedGame& game, tabletop::Seat seat, SeatPlayer player);
template <tabletop::Game G>
void giveSeat(tabletop::Match<G>& match, tabletop::Seat seat, SeatPlayer player) {
    giveSeat(match.tags, G::seat_tag(seat), player);
}

/// The tags that go with a player who changes seats: name, level and the name that waits.
std::vector<std::string> tagsOfPlayer(const std::string& seatTag);

/// Whether a person, or the computer, plays any seat.
bool hasPerson(const PlayedGame& game);
bool hasComputer(const PlayedGame& game);

} // namespace app
