#include "app/seat_players.hpp"

#include <string>
#include <string_view>

namespace app {

namespace {

std::string_view levelTag(checkers_poker::Seat seat) {
    return seat == checkers_poker::first ? "FirstLevel" : "SecondLevel";
}

} // namespace

SeatPlayer seatPlayer(const checkers_poker::Match& match, checkers_poker::Seat seat) {
    const std::string_view text = checkers_poker::tag(match, levelTag(seat));
    if (text.size() != 1 || text.front() < '0' || text.front() > '9')
        return std::nullopt;
    return engine::Level::from_number(static_cast<unsigned>(text.front() - '0'));
}

void setSeatPlayer(checkers_poker::Match& match, checkers_poker::Seat seat, SeatPlayer player) {
    checkers_poker::set_tag(match, levelTag(seat),
                            player ? std::to_string(player->number()) : std::string());
}

} // namespace app
