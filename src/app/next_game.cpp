#include "app/next_game.hpp"

#include "app/seat_players.hpp"

#include <QString>

#include <string>

namespace app {

using tabletop::seat_at;
using tabletop::Tag;

std::vector<Tag> tagsOfNewGame(QDate today) {
    return {{"Event", "Casual game"},
            {"Date", today.toString(QStringLiteral("yyyy.MM.dd")).toStdString()}};
}

std::vector<Tag> tagsOfNextGame(const PlayedGame& last, QDate today, std::size_t seatsOn) {
    std::vector<Tag> tags = tagsOfNewGame(today);
    for (std::size_t i = 0; i < last.seats(); ++i) {
        const auto from = tagsOfPlayer(last.seatTag(seat_at(i)));
        const auto to = tagsOfPlayer(last.seatTag(seat_at((i + seatsOn) % last.seats())));
        for (std::size_t j = 0; j < from.size(); ++j)
            set_value(tags, to[j], std::string(last.tag(from[j])));
    }
    return tags;
}

} // namespace app
