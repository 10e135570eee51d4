#include "app/paths.hpp"

#include <QStandardPaths>

namespace app {

namespace {

QString under(QStandardPaths::StandardLocation location, const QString& name) {
    return QStandardPaths::writableLocation(location) + QStringLiteral("/checkers-poker/") + name;
}

} // namespace

QString settingsPath() {
    return under(QStandardPaths::GenericConfigLocation, QStringLiteral("settings.ini"));
}

QString autosavePath(int copy) {
    return under(QStandardPaths::GenericDataLocation, QStringLiteral("autosave-%1.cpk").arg(copy));
}

QString previousGamePath() {
    return under(QStandardPaths::GenericDataLocation, QStringLiteral("previous.cpk"));
}

} // namespace app
