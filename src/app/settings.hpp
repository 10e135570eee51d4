#pragma once

#include <QMap>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QVariant>

#include <memory>
#include <optional>

namespace app {

/// The settings file (INI, as QSettings reads and writes it), shared by all running copies of the
/// program. A copy writes what it changed itself and nothing else: on the way it reads the file
/// anew under a lock. A file that cannot be read or written stops nobody: the settings then last
/// until the program ends, which is told once.
///
/// Keys have the form `group/name`. Texts, lists of texts and bytes are kept as they are, anything
/// else as its text.
class Settings : public QObject {
    Q_OBJECT

public:
    /// Reads the file, if there is one. What is no settings file at all is moved aside. Troubles
    /// are told in `troubles`, a sentence each.
    Settings(QString path, QStringList& troubles);
    Settings(const Settings&) = delete;
    Settings& operator=(const Settings&) = delete;
    /// Writes what was not written yet.
    ~Settings() override;

    bool contains(const QString& key) const { return values_.contains(key); }
    /// Invalid where nothing is stored.
    QVariant value(const QString& key) const { return values_.value(key); }
    /// The groups that stand right below a group.
    QStringList childGroups(const QString& group) const;

    /// Changes a value, now for this copy and soon in the file.
    void setValue(const QString& key, const QVariant& value);
    /// Removes a key, and what stands below it as a group.
    void remove(const QString& key);

    /// Takes over what other copies have written meanwhile.
    void refresh();
    /// Writes the changes at once. Returns why it could not, or an empty text; they are then tried
    /// again with the next ones, and now and then.
    QString write();

Q_SIGNALS:
    /// The settings cannot be written; once for each reason.
    void troubled(const QString& sentence);

private:
    using Values = QMap<QString, QVariant>;

    Values changed(Values values) const;
    Values readFile(QStringList& troubles) const;
    void writeChanges();
    void writeSoon();

    QString path_;
    Values values_;
    /// What this copy changed and has not written: new values, or nothing for what was removed.
    QMap<QString, std::optional<QVariant>> changes_;
    QString lastTrouble_;
    QTimer writer_;
};

/// The settings of the program; see Settings.
std::unique_ptr<Settings> openSettings(const QString& path, QStringList& troubles);

} // namespace app
