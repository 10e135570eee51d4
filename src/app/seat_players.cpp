#include "app/seat_players.hpp"

#include <string>
#include <string_view>
#include <utility>

namespace app {

namespace {

std::string_view levelTag(checkers_poker::Seat seat) {
    return seat == checkers_poker::first ? "FirstLevel" : "SecondLevel";
}

std::string_view nameTag(checkers_poker::Seat seat) {
    return seat == checkers_poker::first ? "First" : "Second";
}

std::string_view formerTag(checkers_poker::Seat seat) {
    return seat == checkers_poker::first ? "FirstFormer" : "SecondFormer";
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

void giveSeat(checkers_poker::Match& match, checkers_poker::Seat seat, SeatPlayer player) {
    if (seatPlayer(match, seat).has_value() != player.has_value()) {
        std::string name(checkers_poker::tag(match, nameTag(seat)));
        checkers_poker::set_tag(match, nameTag(seat),
                                std::string(checkers_poker::tag(match, formerTag(seat))));
        checkers_poker::set_tag(match, formerTag(seat), std::move(name));
    }
    setSeatPlayer(match, seat, player);
}

} // namespace app
