#pragma once

#include "app/new_game.hpp"

#include <QStringList>

namespace app {

class Settings;

/// The settings of the last game, as they were remembered.
struct RememberedGame {
    /// With a newly drawn deal, unless the board was arranged by hand. It can be played, save for
    /// an overlong name.
    NewGame game;
    /// A sentence for each value that could not be used and was replaced by its default.
    QStringList troubles;
};

/// Reads the last settings; defaults where there are none.
RememberedGame recallGame(const Settings& settings);
void rememberGame(Settings& settings, const NewGame& game);

} // namespace app
