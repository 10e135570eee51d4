#pragma once

#include "app/catalogue.hpp"
#include "app/game_lock.hpp"
#include "app/kept_note.hpp"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace app {

/// A game that waits in the folder of kept games.
struct KeptGame {
    QString name; ///< of its file in the folder
    QDateTime when;
    bool isOpenElsewhere = false; ///< it is on the table of another running copy
    std::optional<AnyGame> game;
    QString trouble; ///< why it cannot be read; then there is no game
};

/// A kept game that no other copy of the program can have as long as this stands.
struct HeldGame {
    QString name;
    std::unique_ptr<GameLock> lock;
    AnyGame game;
    KeptNote note;
};

/// The folder in which games are kept that were played and not saved, a file each: the game on the
/// table of every running copy, those on the table when a copy ended, and those that another game
/// took the place of. A lock beside its file says that a game is on the table of a running copy.
/// Nothing leaves the folder but what stands on disk elsewhere as it is, what is removed by name,
/// and the oldest of many finished games.
class KeptGames {
public:
    static constexpr std::size_t mostFinished = 20;

    /// `games` outlives everything.
    KeptGames(QString folder, const Catalogue& games);

    /// Whether so much happened in a game that it is worth a file: an act, done or undone, or a
    /// start made by hand.
    static bool isWorthKeeping(const PlayedGame& game);

    /// Whether a file lies in the folder. Such a one comes and goes with the games kept, so nothing
    /// in it is saved.
    bool isInside(const QString& path) const;

    /// Keeps the game on this copy's table. Returns why it could not be kept, or an empty text.
    QString keep(const PlayedGame& game, const std::optional<SavedFile>& file);
    /// Keeps it a last time and leaves it to the others. Returns why it could not; then it is still
    /// this copy's.
    QString setAside(const PlayedGame& game, const std::optional<SavedFile>& file);
    /// Leaves it to the others as it was kept last.
    void leave();
    /// There is nothing to come back to.
    void drop();

    /// The game that was on the table when a copy ended, the latest; it is this copy's now. One
    /// that cannot be read is moved out of the way, which is told in `troubles`.
    std::optional<HeldGame> resume(QStringList& troubles);
    /// How many games more were on a table when a copy ended, and are unsaved. They are set aside,
    /// so that each is counted once.
    int setOthersAside();

    /// The unsaved games but that of this copy, the latest first.
    std::vector<KeptGame> list() const;
    /// Takes hold of one of them. Throws FileError when it cannot be read or is open elsewhere.
    HeldGame hold(const QString& name) const;
    /// Makes it the game on this copy's table. Its own one must have been left before.
    void adopt(HeldGame& held);
    /// Removes one of them for good, unless it is open elsewhere. Returns whether it did.
    bool remove(const QString& name);

    const Catalogue& catalogue() const { return *games_; }
    /// The file of this copy's game; empty if it has none.
    QString path() const { return name_.isEmpty() ? QString() : pathOf(name_); }

private:
    QString pathOf(const QString& name) const;
    QString notePathOf(const QString& name) const;
    KeptNote noteOf(const QString& name) const;
    std::unique_ptr<GameLock> lockOf(const QString& name,
                                     std::chrono::milliseconds patience = {}) const;
    QStringList names() const;
    bool isSavedElsewhere(const QString& name) const;
    void removeFiles(const QString& name) const;
    QString moveOutOfTheWay(const QString& name) const;
    void takeFreeName();
    void write(const PlayedGame& game, const KeptNote& note);
    void dropOldFinished() const;

    QString folder_;
    const Catalogue* games_;
    QString name_;
    std::unique_ptr<GameLock> lock_;
    QByteArray written_; ///< digest of what was kept last
    KeptNote note_;      ///< as it was written last
};

} // namespace app
