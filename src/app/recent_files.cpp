#include "app/recent_files.hpp"

#include "app/settings.hpp"

#include <QFileInfo>

namespace app {

namespace {

constexpr auto recentKey = "files/recent";

void store(Settings& settings, const QStringList& files) {
    settings.setValue(QLatin1String(recentKey), files);
}

} // namespace

QStringList recentFiles(const Settings& settings) {
    QStringList files = settings.value(QLatin1String(recentKey)).toStringList();
    files.removeAll(QString());
    files.removeDuplicates();
    return files.mid(0, mostRecentFiles);
}

void rememberFile(Settings& settings, const QString& path) {
    const QString whole = QFileInfo(path).absoluteFilePath();
    settings.refresh();
    QStringList files = recentFiles(settings);
    files.removeAll(whole);
    files.prepend(whole);
    store(settings, files.mid(0, mostRecentFiles));
}

void forgetFile(Settings& settings, const QString& path) {
    settings.refresh();
    QStringList files = recentFiles(settings);
    files.removeAll(path);
    store(settings, files);
}

} // namespace app
