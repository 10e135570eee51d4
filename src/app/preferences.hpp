#pragma once

#include <QString>
#include <QStringList>

#include <memory>

class QSettings;

namespace app {

/// Which colours the window has.
enum class Appearance { desktop, light, dark };
/// How fast checkers slide; `none` shows each position at once.
enum class Animation { none, fast, normal, slow };
/// How long each act of the computer takes at least.
enum class Pace { fast, normal, slow };

/// What a player sets in the View and Settings menus. It belongs to no game: undo never touches it.
struct Preferences {
    Appearance appearance = Appearance::desktop;
    Animation animation = Animation::normal;
    Pace pace = Pace::normal;
    bool fourColours = true;
    bool showPlaceHands = true; ///< what each place of the chosen checker would give
    bool rollByItself = false;  ///< the die, at the start of each turn
    bool boardTurned = false;   ///< the end at the bottom is the other than usual

    friend bool operator==(const Preferences&, const Preferences&) = default;
};

/// Opens the settings file. One that is no settings file at all is moved aside, which is told in
/// `troubles`, and a new one begun.
std::unique_ptr<QSettings> openSettings(const QString& path, QStringList& troubles);

/// Reads what is stored. A value that is none of the possible ones is replaced by the default and
/// told in `troubles`, a sentence each, once: the default is stored in its place.
Preferences readPreferences(QSettings& settings, QStringList& troubles);
void storePreferences(QSettings& settings, const Preferences& preferences);

} // namespace app
