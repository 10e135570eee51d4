#pragma once

#include <QString>
#include <QStringList>

namespace app {

/// Whether a desktop's settings file asks for less motion: GTK's `settings.ini`
/// (`gtk-enable-animations`) or KDE's `kdeglobals` (`AnimationDurationFactor`). False for a file
/// that is not there or says nothing of it.
bool asksForLessMotion(const QString& settingsFile);

/// The files of this user and of the system that may say so.
QStringList desktopSettingsFiles();

} // namespace app
