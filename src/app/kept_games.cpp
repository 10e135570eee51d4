#include "app/kept_games.hpp"

#include "app/record_file.hpp"
#include "app/whole_file.hpp"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <string>
#include <utility>

namespace app {

namespace {

struct KeptGamesWords {
    Q_DECLARE_TR_FUNCTIONS(app::KeptGames)
};

/// A copy that lists the games holds each of them for a moment.
constexpr std::chrono::milliseconds patient(200);

/// Earlier versions kept one game here that another had taken the place of.
const auto previousName = QStringLiteral("previous.cpk");

} // namespace

KeptGames::KeptGames(QString folder, const Catalogue& games)
    : folder_(std::move(folder))
    , games_(&games) {}

bool KeptGames::isWorthKeeping(const PlayedGame& game) {
    return game.size() > 0 || game.hasOwnStart();
}

QString KeptGames::pathOf(const QString& name) const { return folder_ + QLatin1Char('/') + name; }

QString KeptGames::notePathOf(const QString& name) const {
    return pathOf(QFileInfo(name).completeBaseName() + QStringLiteral(".json"));
}

KeptNote KeptGames::noteOf(const QString& name) const {
    KeptNote usual;
    usual.isAside = name == previousName;
    return readNote(notePathOf(name), usual);
}

/// A lock that is held, or nothing when another copy has the game.
std::unique_ptr<GameLock> KeptGames::lockOf(const QString& name,
                                            std::chrono::milliseconds patience) const {
    return GameLock::take(pathOf(name) + QStringLiteral(".lock"), patience);
}

/// All but that of this copy, the latest first.
QStringList KeptGames::names() const {
    QStringList found = QDir(folder_).entryList({QStringLiteral("autosave-*.cpk"), previousName},
                                                QDir::Files, QDir::Time);
    found.removeAll(name_);
    return found;
}

bool KeptGames::isSavedElsewhere(const QString& name) const {
    const auto file = noteOf(name).file;
    return file && digestOfFile(pathOf(name)) == file->record &&
           digestOfFile(file->path) == file->digest;
}

void KeptGames::removeFiles(const QString& name) const {
    QFile::remove(notePathOf(name));
    QFile::remove(pathOf(name));
}

bool KeptGames::isInside(const QString& path) const {
    const QFileInfo file(path);
    const QString folder = file.exists() ? QFileInfo(file.canonicalFilePath()).absolutePath()
                                         : QFileInfo(file.absolutePath()).canonicalFilePath();
    return !folder.isEmpty() && folder == QFileInfo(folder_).canonicalFilePath();
}

QString KeptGames::keep(const PlayedGame& game, const std::optional<SavedFile>& file) {
    if (!isWorthKeeping(game))
        return {};
    try {
        write(game, {false, false, file});
        return {};
    } catch (const FileError& error) {
        return error.message();
    }
}

/// Throws FileError.
void KeptGames::write(const PlayedGame& game, const KeptNote& note) {
    if (lock_ && !lock_->stands())
        leave();
    if (name_.isEmpty())
        takeFreeName();
    const std::string text = textForFile(path(), game);
    const QByteArray digest =
        digestOf(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
    if (written_ != digest || !QFileInfo::exists(path()))
        writeWhole(path(), text);
    written_ = digest;
    if (note_ != note)
        writeNote(notePathOf(name_), note);
    note_ = note;
}

/// Throws FileError.
void KeptGames::takeFreeName() {
    if (!QDir().mkpath(folder_))
        failFile(folder_, KeptGamesWords::tr("this folder cannot be made."));
    for (int number = 1;; ++number) {
        const QString name = QStringLiteral("autosave-%1.cpk").arg(number);
        if (QFileInfo::exists(pathOf(name)))
            continue;
        auto lock = lockOf(name);
        if (!lock || QFileInfo::exists(pathOf(name)))
            continue;
        QFile::remove(notePathOf(name)); // of a game that is gone
        name_ = name;
        lock_ = std::move(lock);
        written_.clear();
        note_ = {};
        return;
    }
}

QString KeptGames::setAside(const PlayedGame& game, const std::optional<SavedFile>& file) {
    if (!isWorthKeeping(game)) {
        drop();
        return {};
    }
    try {
        write(game, {true, game.situation().isOver(), file});
    } catch (const FileError& error) {
        return error.message();
    }
    leave();
    dropOldFinished();
    return {};
}

void KeptGames::leave() {
    lock_.reset();
    name_.clear();
    written_.clear();
    note_ = {};
}

void KeptGames::drop() {
    if (!name_.isEmpty())
        removeFiles(name_);
    leave();
}

void KeptGames::dropOldFinished() const {
    std::size_t finished = 0;
    for (const QString& name : names()) {
        const KeptNote note = noteOf(name);
        if (!note.isAside || !note.isFinished || ++finished <= mostFinished)
            continue;
        try {
            if (const auto lock = lockOf(name))
                removeFiles(name);
        } catch (const FileError&) {
            continue; // it stays until it can be locked
        }
    }
}

QString KeptGames::moveOutOfTheWay(const QString& name) const {
    QString aside = pathOf(name) + QStringLiteral(".bad");
    for (int number = 2; QFileInfo::exists(aside); ++number)
        aside = pathOf(name) + QStringLiteral(".bad%1").arg(number);
    QFile::rename(pathOf(name), aside);
    QFile::remove(notePathOf(name));
    return aside;
}

std::optional<HeldGame> KeptGames::resume(QStringList& troubles) {
    for (const QString& name : names()) {
        std::unique_ptr<GameLock> lock;
        try {
            lock = noteOf(name).isAside ? nullptr : lockOf(name, patient);
            if (!lock)
                continue;
            HeldGame held{name, nullptr, readRecordFile(pathOf(name), *games_), noteOf(name)};
            held.lock = std::move(lock);
            adopt(held);
            return held;
        } catch (const TooLittleMemory& error) {
            troubles << error.message(); // and it stays where it is
        } catch (const FileError& error) {
            troubles << error.message();
            if (lock)
                troubles << KeptGamesWords::tr("That game, kept from last time, was moved to %1.")
                                .arg(QDir::toNativeSeparators(moveOutOfTheWay(name)));
        }
    }
    return std::nullopt;
}

int KeptGames::setOthersAside() {
    int count = 0;
    for (const QString& name : names()) {
        try {
            KeptNote note = noteOf(name);
            const auto lock = note.isAside ? nullptr : lockOf(name);
            if (!lock)
                continue;
            if (isSavedElsewhere(name)) {
                removeFiles(name);
                continue;
            }
            ++count;
            note.isAside = true;
            writeNote(notePathOf(name), note);
        } catch (const FileError&) {
            continue; // then it is told of again the next time
        }
    }
    return count;
}

std::vector<KeptGame> KeptGames::list() const {
    std::vector<KeptGame> games;
    for (const QString& name : names()) {
        if (isSavedElsewhere(name))
            continue;
        KeptGame game;
        game.name = name;
        game.when = QFileInfo(pathOf(name)).lastModified();
        try {
            game.isOpenElsewhere = !lockOf(name);
            game.game = readRecordFile(pathOf(name), *games_);
        } catch (const FileError& error) {
            game.trouble = error.message();
        }
        games.push_back(std::move(game));
    }
    return games;
}

HeldGame KeptGames::hold(const QString& name) const {
    auto lock = lockOf(name, patient);
    if (!lock)
        failFile(pathOf(name), KeptGamesWords::tr("this game is open in another window."));
    return {name, std::move(lock), readRecordFile(pathOf(name), *games_), noteOf(name)};
}

void KeptGames::adopt(HeldGame& held) {
    name_ = held.name;
    lock_ = std::move(held.lock);
    written_ = digestOfFile(path());
    note_ = noteOf(name_);
}

bool KeptGames::remove(const QString& name) {
    const auto lock = lockOf(name);
    if (!lock)
        return false;
    removeFiles(name);
    return true;
}

} // namespace app
