#pragma once

#include <QStringList>

namespace app {

class Settings;

/// Which colours the window has.
enum class Appearance { desktop, light, dark };
/// How fast checkers slide; `none` shows each position at once, `desktop` does so where the desktop
/// wants less motion.
enum class Animation { desktop, none, fast, normal, slow };
/// How long each act of the computer takes at least.
enum class Pace { fast, normal, slow };

/// What a player sets in the View and Settings menus. It belongs to no game: undo never touches it.
struct Preferences {
    Appearance appearance = Appearance::desktop;
    Animation animation = Animation::desktop;
    Pace pace = Pace::normal;
    bool fourColours = true;
    bool showPlaceHands = true; ///< what each place of the chosen checker would give
    bool rollByItself = false;  ///< the die, at the start of each turn
    bool boardTurned = false;   ///< the end at the bottom is the other than usual
    bool turnsToActor = false;  ///< between persons, the end at the bottom is that of who is to act

    friend bool operator==(const Preferences&, const Preferences&) = default;
};

/// Reads what is stored. A value that is none of the possible ones is replaced by the default and
/// told in `troubles`, a sentence each, once: the default is stored in its place.
Preferences readPreferences(Settings& settings, QStringList& troubles);
/// Stores what is another than before: other copies of the program may have changed the rest.
void storePreferences(Settings& settings, const Preferences& before,
                      const Preferences& preferences);

} // namespace app
