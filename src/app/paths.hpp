#pragma once

#include <QString>

namespace app {

/// Where the program keeps its own files, by the XDG base directories. The folders are made when
/// something is written.
QString settingsPath();
/// The game under way of the n-th running copy of the program, n from 1.
QString autosavePath(int copy);
/// The game that was on screen before the one there now.
QString previousGamePath();

} // namespace app
