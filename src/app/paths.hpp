#pragma once

#include <QString>

namespace app {

/// Where the program keeps its own files, by the XDG base directories. The folders are made when
/// something is written.
QString settingsPath();
/// Games that were played and not saved.
QString keptGamesFolder();

} // namespace app
