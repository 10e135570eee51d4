#include "app/preferences.hpp"

#include <QCoreApplication>
#include <QFile>
#include <QSettings>

#include <array>
#include <cstddef>

namespace app {

namespace {

struct PreferenceWords {
    Q_DECLARE_TR_FUNCTIONS(app::Preferences)
};

// The stored names are part of the file's format and never translated.
constexpr std::array appearances{"desktop", "light", "dark"};
constexpr std::array animations{"none", "fast", "normal", "slow"};
constexpr std::array paces{"fast", "normal", "slow"};
constexpr std::array switches{"off", "on"};

class Reader {
public:
    Reader(QSettings& settings, QStringList& troubles)
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
    QSettings& settings_;
    QStringList& troubles_;
};

bool isSettingsFile(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return true; // none yet, or one that only QSettings can tell about
    if (file.read(4096).contains('\0'))
        return false;
    file.close();
    const QSettings probe(path, QSettings::IniFormat);
    probe.childKeys(); // reading happens here
    return probe.status() == QSettings::NoError;
}

} // namespace

std::unique_ptr<QSettings> openSettings(const QString& path, QStringList& troubles) {
    if (!isSettingsFile(path)) {
        const QString aside = path + QStringLiteral(".bad");
        QFile::remove(aside);
        QFile::rename(path, aside);
        troubles << PreferenceWords::tr(
                        "The settings file could not be read. It is kept as %1, and all "
                        "settings are as at the first start.")
                        .arg(aside);
    }
    return std::make_unique<QSettings>(path, QSettings::IniFormat);
}

Preferences readPreferences(QSettings& settings, QStringList& troubles) {
    Preferences preferences;
    Reader reader(settings, troubles);
    reader.read("view/appearance", appearances, preferences.appearance);
    reader.read("view/animation", animations, preferences.animation);
    reader.read("view/four-colours", switches, preferences.fourColours);
    reader.read("view/place-hands", switches, preferences.showPlaceHands);
    reader.read("view/board-turned", switches, preferences.boardTurned);
    reader.read("play/roll-by-itself", switches, preferences.rollByItself);
    reader.read("play/pace", paces, preferences.pace);
    return preferences;
}

void storePreferences(QSettings& settings, const Preferences& preferences) {
    const auto store = [&settings](const char* key, const auto& names, auto value) {
        settings.setValue(QLatin1String(key),
                          QString::fromLatin1(names[static_cast<std::size_t>(value)]));
    };
    store("view/appearance", appearances, preferences.appearance);
    store("view/animation", animations, preferences.animation);
    store("view/four-colours", switches, preferences.fourColours);
    store("view/place-hands", switches, preferences.showPlaceHands);
    store("view/board-turned", switches, preferences.boardTurned);
    store("play/roll-by-itself", switches, preferences.rollByItself);
    store("play/pace", paces, preferences.pace);
}

} // namespace app
