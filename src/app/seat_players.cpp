#include "app/seat_players.hpp"

#include <utility>

namespace app {

using tabletop::Seat;
using tabletop::Tag;

namespace {

std::string levelTag(const std::string& seatTag) { return seatTag + "Level"; }
std::string formerTag(const std::string& seatTag) { return seatTag + "Former"; }

template <class Condition>
bool anySeat(const PlayedGame& game, Condition condition) {
    for (std::size_t i = 0; i < game.seats(); ++i) {
        if (condition(seatPlayer(game, tabletop::seat_at(i))))
            return true;
    }
    return false;
}

} // namespace

SeatPlayer seatPlayer(const std::vector<Tag>& tags, const std::string& seatTag) {
    const std::string_view text = value_of(tags, levelTag(seatTag));
    if (text.size() != 1 || text.front() < '0' || text.front() > '9')
        return std::nullopt;
    return engine::Level::from_number(static_cast<unsigned>(text.front() - '0'));
}

SeatPlayer seatPlayer(const PlayedGame& game, Seat seat) {
    return seatPlayer(game.tags(), game.seatTag(seat));
}

void setSeatPlayer(std::vector<Tag>& tags, const std::string& seatTag, SeatPlayer player) {
    set_value(tags, levelTag(seatTag), player ? std::to_string(player->number()) : std::string());
}

void giveSeat(std::vector<Tag>& tags, const std::string& seatTag, SeatPlayer player) {
    if (seatPlayer(tags, seatTag).has_value() != player.has_value()) {
        std::string name(value_of(tags, seatTag));
        set_value(tags, seatTag, std::string(value_of(tags, formerTag(seatTag))));
        set_value(tags, formerTag(seatTag), std::move(name));
    }
    setSeatPlayer(tags, seatTag, player);
}

void giveSeat(PlayedGame& game, Seat seat, SeatPlayer player) {
    std::vector<Tag> tags = game.tags();
    giveSeat(tags, game.seatTag(seat), player);
    game.setTags(std::move(tags));
}

std::vector<std::string> tagsOfPlayer(const std::string& seatTag) {
    return {seatTag, levelTag(seatTag), formerTag(seatTag)};
}

bool hasPerson(const PlayedGame& game) {
    return anySeat(game, [](const SeatPlayer& player) { return !player; });
}

bool hasComputer(const PlayedGame& game) {
    return anySeat(game, [](const SeatPlayer& player) { return player.has_value(); });
}

} // namespace app
