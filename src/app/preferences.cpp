#include "app/preferences.hpp"

#include "app/settings.hpp"

#include <QCoreApplication>

#include <array>
#include <cstddef>

namespace app {

namespace {

struct PreferenceWords {
    Q_DECLARE_TR_FUNCTIONS(app::Preferences)
};

// The stored names are part of the file's format and never translated.
constexpr std::array appearances{"desktop", "light", "dark"};
constexpr std::array animations{"desktop", "none", "fast", "normal", "slow"};
constexpr std::array paces{"fast", "normal", "slow"};
constexpr std::array switches{"off", "on"};

class Reader {
public:
    Reader(Settings& settings, QStringList& troubles)
        : settings_(settings)
        , troubles_(troubles) {}

    template <class Value, std::size_t count>
    void read(const char* key, const std::array<const char*, count>& names, Value& value) {
        const QString name = QLatin1String(key);
        if (!settings_.contains(name))
            return;
        const QString stored = settings_.value(name).toString();
        for (std::size_t i = 0; i < count; ++i) {
            if (stored == QLatin1String(names[i])) {
                value = static_cast<Value>(i);
                return;
            }
        }
        const QString standard = QLatin1String(names[static_cast<std::size_t>(value)]);
        settings_.setValue(name, standard);
        troubles_ << PreferenceWords::tr(
                         "The setting %1 had the unknown value “%2”; it is “%3” again.")
                         .arg(name, stored.left(40), standard);
    }

private:
    Settings& settings_;
    QStringList& troubles_;
};

} // namespace

Preferences readPreferences(Settings& settings, QStringList& troubles) {
    Preferences preferences;
    Reader reader(settings, troubles);
    reader.read("view/appearance", appearances, preferences.appearance);
    reader.read("view/animation", animations, preferences.animation);
    reader.read("view/four-colours", switches, preferences.fourColours);
    reader.read("view/place-hands", switches, preferences.showPlaceHands);
    reader.read("view/board-turned", switches, preferences.boardTurned);
    reader.read("view/turns-to-actor", switches, preferences.turnsToActor);
    reader.read("play/roll-by-itself", switches, preferences.rollByItself);
    reader.read("play/pace", paces, preferences.pace);
    return preferences;
}

void storePreferences(Settings& settings, const Preferences& before,
                      const Preferences& preferences) {
    const auto store = [&](const char* key, const auto& names, auto Preferences::*member) {
        const auto value = static_cast<std::size_t>(preferences.*member);
        if (before.*member != preferences.*member)
            settings.setValue(QLatin1String(key), QString::fromLatin1(names[value]));
    };
    store("view/appearance", appearances, &Preferences::appearance);
    store("view/animation", animations, &Preferences::animation);
    store("view/four-colours", switches, &Preferences::fourColours);
    store("view/place-hands", switches, &Preferences::showPlaceHands);
    store("view/board-turned", switches, &Preferences::boardTurned);
    store("view/turns-to-actor", switches, &Preferences::turnsToActor);
    store("play/roll-by-itself", switches, &Preferences::rollByItself);
    store("play/pace", paces, &Preferences::pace);
}

} // namespace app
