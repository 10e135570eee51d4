#include "faces/checkers_poker/player_words.hpp"

#include "app/player_names.hpp"
#include "app/seat_players.hpp"
#include "faces/checkers_poker/new_game.hpp"
#include "ui/telling/players.hpp"

#include <string_view>

namespace ui {

using checkers_poker::first;
using checkers_poker::Match;
using checkers_poker::Seat;
using checkers_poker::second;

namespace {

Players playersOf(const Match& match) {
    Players players;
    players.count = checkers_poker::seat_count;
    for (const Seat seat : {first, second}) {
        const std::string_view name = tag(match, checkers_poker::Game::seat_tag(seat));
        players.of[seat] = {
            app::cleanedName(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))),
            app::seatPlayer(match, seat), checkers_poker_face::displayName({}, seat)};
    }
    return players;
}

} // namespace

QString called(const Match& match, Seat seat) { return called(playersOf(match), seat); }

QString nameInFull(const Match& match, Seat seat) { return nameInFull(playersOf(match), seat); }

QString roleInWords(const Match& match, Seat seat) { return roleInWords(playersOf(match), seat); }

} // namespace ui
