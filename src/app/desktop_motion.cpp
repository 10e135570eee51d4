#include "app/desktop_motion.hpp"

#include <QFile>
#include <QStandardPaths>
#include <QStringView>
#include <QTextStream>

#include <optional>

namespace app {

namespace {

bool isNo(QStringView value) {
    return value.compare(QLatin1String("false"), Qt::CaseInsensitive) == 0 ||
           value == QLatin1String("0");
}

/// What a line says, if it is about motion.
std::optional<bool> lessMotionBy(const QString& line) {
    const qsizetype sign = line.indexOf(QLatin1Char('='));
    if (sign < 0)
        return std::nullopt;
    const QStringView key = QStringView(line).left(sign).trimmed();
    const QStringView value = QStringView(line).mid(sign + 1).trimmed();
    if (key == QLatin1String("gtk-enable-animations"))
        return isNo(value);
    if (key == QLatin1String("AnimationDurationFactor")) {
        bool isNumber = false;
        const double factor = value.toDouble(&isNumber);
        return isNumber && factor <= 0;
    }
    return std::nullopt;
}

} // namespace

bool asksForLessMotion(const QString& settingsFile) {
    constexpr qint64 most = 1 << 20; // letters; no settings are longer
    QFile file(settingsFile);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return false;
    bool less = false;
    QTextStream text(&file);
    for (QString line; text.pos() < most && text.readLineInto(&line, most);)
        less = lessMotionBy(line).value_or(less);
    return less;
}

QStringList desktopSettingsFiles() {
    QStringList files;
    for (const char* name : {"gtk-4.0/settings.ini", "gtk-3.0/settings.ini", "kdeglobals"}) {
        // The user's own, where there is one, hides the system's.
        const QString file =
            QStandardPaths::locate(QStandardPaths::GenericConfigLocation, QLatin1String(name));
        if (!file.isEmpty())
            files << file;
    }
    return files;
}

} // namespace app
