#include "app/recent_files.hpp"

#include <QFileInfo>
#include <QSettings>

namespace app {

namespace {

constexpr auto key = "files/recent";

void store(QSettings& settings, const QStringList& files) {
    settings.setValue(QLatin1String(key), files);
}

} // namespace

QStringList recentFiles(const QSettings& settings) {
    QStringList files = settings.value(QLatin1String(key)).toStringList();
    files.removeAll(QString());
    files.removeDuplicates();
    return files.mid(0, mostRecentFiles);
}

void rememberFile(QSettings& settings, const QString& path) {
    const QString whole = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles(settings);
    files.removeAll(whole);
    files.prepend(whole);
    store(settings, files.mid(0, mostRecentFiles));
}

void forgetFile(QSettings& settings, const QString& path) {
    QStringList files = recentFiles(settings);
    files.removeAll(path);
    store(settings, files);
}

} // namespace app
