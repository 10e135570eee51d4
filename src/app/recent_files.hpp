#pragma once

#include <QStringList>

namespace app {

class Settings;

inline constexpr qsizetype mostRecentFiles = 10;

/// The records opened or saved last, newest first, as absolute paths.
QStringList recentFiles(const Settings& settings);
/// Puts a file in front, once.
void rememberFile(Settings& settings, const QString& path);
/// Takes out one that is gone.
void forgetFile(Settings& settings, const QString& path);

} // namespace app
