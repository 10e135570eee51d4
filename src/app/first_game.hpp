#pragma once

#include "app/kept_games.hpp"

#include <QStringList>

#include <optional>

namespace app {

class Settings;
struct StartArguments;

/// The game that is on the table at the start, and the file that it belongs to.
struct FirstGame {
    AnyGame game;
    std::optional<SavedFile> file;
};

/// The record asked for, else the game that was on the table last, else a new one with the settings
/// of the last one. What was on a table and is unsaved waits among the kept games; that, and what
/// could not be read, is told in `messages`, a sentence each.
FirstGame firstGame(StartArguments arguments, KeptGames& kept, const Settings& settings,
                    QStringList& messages);

} // namespace app
