#pragma once

#include <QStringList>

class QSettings;

namespace app {

inline constexpr qsizetype mostRecentFiles = 10;

/// The records opened or saved last, newest first, as absolute paths.
QStringList recentFiles(const QSettings& settings);
/// Puts a file in front, once.
void rememberFile(QSettings& settings, const QString& path);
/// Takes out one that is gone.
void forgetFile(QSettings& settings, const QString& path);

} // namespace app
