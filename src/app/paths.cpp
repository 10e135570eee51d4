#include "app/paths.hpp"

#include <QStandardPaths>

namespace app {

QString settingsPath() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           QStringLiteral("/checkers-poker/settings.ini");
}

QString keptGamesFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/checkers-poker");
}

} // namespace app
