#include "app/settings.hpp"

#include "app/whole_file.hpp"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <string_view>
#include <utility>

namespace app {

namespace {

using namespace std::chrono_literals;

struct SettingsWords {
    Q_DECLARE_TR_FUNCTIONS(app::Settings)
};

constexpr qint64 largestSettings = qint64{1} << 20;
constexpr auto retryAfter = 10s;

QString lastOnly(const QString& reason) {
    return SettingsWords::tr("Settings last only until the program ends. ") + reason;
}

/// Reads by QSettings, which knows the format; nothing for what is in no such format.
std::optional<QMap<QString, QVariant>> valuesIn(const QString& path) {
    QSettings file(path, QSettings::IniFormat);
    QMap<QString, QVariant> values;
    for (const QString& key : file.allKeys())
        values.insert(key, file.value(key));
    if (file.status() != QSettings::NoError)
        return std::nullopt;
    return values;
}

/// A list of one text is read again as that text.
bool sameStored(const QVariant& a, const QVariant& b) {
    const bool asLists = a.typeId() == QMetaType::QStringList ||
                         b.typeId() == QMetaType::QStringList || !a.isValid() || !b.isValid();
    return asLists ? a.toStringList() == b.toStringList() : a == b;
}

bool sameStored(const QMap<QString, QVariant>& a, const QMap<QString, QVariant>& b) {
    return a.keys() == b.keys() && std::equal(a.begin(), a.end(), b.begin(),
                                              [](const QVariant& one, const QVariant& other) {
                                                  return sameStored(one, other);
                                              });
}

/// The text of a settings file. QSettings makes it, in a folder for the purpose; since it does not
/// tell of every failure to write, it is read again. Throws FileError about `path`.
QByteArray textOf(const QMap<QString, QVariant>& values, const QString& path) {
    const QTemporaryDir folder;
    const QString draft = folder.filePath(QStringLiteral("settings.ini"));
    {
        QSettings file(draft, QSettings::IniFormat);
        for (auto entry = values.begin(); entry != values.end(); ++entry)
            file.setValue(entry.key(), entry.value());
    }
    if (values.isEmpty())
        return {};
    const auto written = valuesIn(draft);
    if (!written || !sameStored(*written, values))
        failFile(path, SettingsWords::tr("no draft of it can be written in %1.")
                           .arg(QDir::toNativeSeparators(QDir::tempPath())));
    return readWhole(draft, largestSettings, SettingsWords::tr("it is too large."));
}

/// A text that cannot be a settings file: QSettings would take some such for an empty one.
bool isNoSettings(const QString& path) {
    QFile file(path);
    return file.size() > largestSettings ||
           (file.open(QIODevice::ReadOnly) && file.read(largestSettings).contains('\0'));
}

void moveAside(const QString& path, QStringList& troubles) {
    const QString aside = path + QStringLiteral(".bad");
    QFile::remove(aside);
    if (!QFile::rename(path, aside))
        failFile(path, SettingsWords::tr("this is no settings file, and cannot be moved aside."));
    troubles << SettingsWords::tr("The settings file could not be read. It is kept as %1, and all "
                                  "settings are as at the first start.")
                    .arg(aside);
}

} // namespace

std::unique_ptr<Settings> openSettings(const QString& path, QStringList& troubles) {
    return std::make_unique<Settings>(path, troubles);
}

Settings::Settings(QString path, QStringList& troubles)
    : path_(std::move(path)) {
    writer_.setSingleShot(true);
    connect(&writer_, &QTimer::timeout, this, &Settings::write);
    try {
        values_ = readFile(troubles);
        refuseUnwritable(path_);
    } catch (const FileError& error) {
        lastTrouble_ = error.message();
    }
    if (!lastTrouble_.isEmpty())
        troubles << lastOnly(lastTrouble_);
}

Settings::~Settings() { write(); }

QStringList Settings::childGroups(const QString& group) const {
    const QString start = group + QLatin1Char('/');
    QStringList groups;
    for (auto entry = values_.lowerBound(start);
         entry != values_.end() && entry.key().startsWith(start); ++entry) {
        const qsizetype end = entry.key().indexOf(QLatin1Char('/'), start.size());
        if (end >= 0)
            groups << entry.key().mid(start.size(), end - start.size());
    }
    groups.removeDuplicates();
    return groups;
}

void Settings::setValue(const QString& key, const QVariant& value) {
    const bool asItIs =
        value.typeId() == QMetaType::QStringList || value.typeId() == QMetaType::QByteArray;
    const QVariant stored = asItIs ? value : QVariant(value.toString());
    if (contains(key) && sameStored(values_.value(key), stored))
        return;
    values_.insert(key, stored);
    changes_.insert(key, stored);
    writeSoon();
}

void Settings::remove(const QString& key) {
    const QString below = key + QLatin1Char('/');
    for (const QString& name : values_.keys()) {
        if (name != key && !name.startsWith(below))
            continue;
        values_.remove(name);
        changes_.insert(name, std::nullopt);
        writeSoon();
    }
}

void Settings::refresh() {
    try {
        QStringList troubles;
        values_ = changed(readFile(troubles));
    } catch (const FileError&) {
        return; // told at the start or when writing
    }
}

QString Settings::write() {
    writer_.stop();
    if (changes_.isEmpty())
        return {};
    try {
        writeChanges();
        lastTrouble_.clear();
    } catch (const FileError& error) {
        writer_.start(retryAfter);
        const bool isNew = lastTrouble_ != error.message();
        lastTrouble_ = error.message();
        if (isNew)
            Q_EMIT troubled(lastOnly(lastTrouble_));
    }
    return lastTrouble_;
}

void Settings::writeSoon() { writer_.start(0ms); }

/// Values with the changes of this copy in them.
Settings::Values Settings::changed(Values values) const {
    for (auto change = changes_.begin(); change != changes_.end(); ++change) {
        if (*change)
            values.insert(change.key(), **change);
        else
            values.remove(change.key());
    }
    return values;
}

/// What the file holds now. Throws FileError.
Settings::Values Settings::readFile(QStringList& troubles) const {
    refuseWhatIsNoFile(path_);
    if (!QFileInfo::exists(path_))
        return {};
    if (QFile file(path_); !file.open(QIODevice::ReadOnly))
        failFile(path_, SettingsWords::tr("it cannot be read (%1).").arg(file.errorString()));
    auto values = isNoSettings(path_) ? std::nullopt : valuesIn(path_);
    if (!values)
        moveAside(path_, troubles);
    return values.value_or(Values());
}

/// Throws FileError; the changes then wait for the next time.
void Settings::writeChanges() {
    QDir().mkpath(QFileInfo(path_).absolutePath());
    const QString lockPath = path_ + QStringLiteral(".lock");
    refuseWhatIsNoFile(lockPath);
    QLockFile lock(lockPath);
    constexpr int patience = 1000; // milliseconds; a copy holds it for a few
    // Where no lock can be made nothing can be written either; writing has the better reason.
    if (!lock.tryLock(patience) && lock.error() == QLockFile::LockFailedError)
        failFile(path_, SettingsWords::tr("another copy of the program is writing it."));
    QStringList troubles;
    const Values before = readFile(troubles);
    const Values after = changed(before);
    if (!sameStored(before, after)) {
        const QByteArray text = textOf(after, path_);
        writeWhole(path_, std::string_view(text.data(), static_cast<std::size_t>(text.size())));
    }
    values_ = after;
    changes_.clear();
}

} // namespace app
