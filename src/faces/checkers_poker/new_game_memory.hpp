#pragma once

#include "faces/checkers_poker/new_game.hpp"

#include <QStringList>

namespace app {
class Settings;
} // namespace app

namespace checkers_poker_face {

/// The settings of the last game, as they were remembered.
struct RememberedGame {
    /// With a newly drawn deal, unless the board was arranged by hand. It can be played, save for
    /// an overlong name.
    NewGame game;
    /// A sentence for each value that could not be used and was replaced by its default.
    QStringList troubles;
};

/// Reads the last settings; defaults where there are none.
RememberedGame recallGame(const app::Settings& settings);
void rememberGame(app::Settings& settings, const NewGame& game);

} // namespace checkers_poker_face
