#pragma once

#include "faces/jumping/new_game.hpp"
#include "ui/new_game/players_box.hpp"

#include <QStringList>

#include <string>
#include <vector>

namespace app {
class Settings;
} // namespace app

namespace jumping_face {

/// Everything that is chosen before a race: what is played, and who plays.
struct RaceChoice {
    NewGame game;
    /// One for every seat that a game can have, so that those who sit out come back.
    std::vector<ui::SeatChoice> seats = std::vector<ui::SeatChoice>(tabletop::most_seats);
};

/// What was chosen for the last game, as it was remembered.
struct RememberedRace {
    RaceChoice choice;
    /// A sentence for each value that could not be used and was replaced by its default.
    QStringList troubles;
};

/// `word` is the game's, which has its own place in the settings. Defaults where there is nothing.
RememberedRace recallRace(const app::Settings& settings, const std::string& word,
                          const Offer& offer);
void rememberRace(app::Settings& settings, const std::string& word, const Offer& offer,
                  const RaceChoice& choice);

} // namespace jumping_face
