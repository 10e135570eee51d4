#pragma once

#include "app/game_controller.hpp"
#include "app/kept_games.hpp"

#include <QObject>
#include <QString>
#include <QTimer>

#include <optional>
#include <vector>

namespace app {

/// Sees to it that no game gets lost: keeps the one on the table while it is played, knows the file
/// that it belongs to and whether it is saved there, and puts it aside when another takes its
/// place. Works without a window.
class GameStore : public QObject {
    Q_OBJECT

public:
    /// What became of the game's file since it was read or written.
    enum class FileState { asItWas, changed, gone };

    /// `controller` outlives the store. `file` is where its game came from; without a record in it
    /// the game stands there as it is.
    GameStore(GameController& controller, KeptGames kept, std::optional<SavedFile> file = {});

    /// The file of the game; empty if it has none.
    QString path() const { return file_ ? file_->path : QString(); }
    FileState fileState() const;
    /// Whether acts were played, done or undone, that are in no file of the player's.
    bool isUnsaved() const;

    /// Puts the game on the table among the kept ones if it is unsaved; start() or take() is to
    /// follow. Returns why it could not, and then has done nothing.
    QString putAside();
    /// Puts another game on the table. `file` is where it was read from. What was there and has not
    /// been put aside stays as it was kept last.
    void start(AnyGame game, std::optional<SavedFile> file = {});
    /// Puts a kept game on the table in the same way.
    void take(HeldGame held);
    /// Writes the game to a file, which it belongs to from now on. Throws FileError.
    void save(const QString& path);

    /// The unsaved games but that on the table.
    KeptGames& kept() { return kept_; }
    const KeptGames& kept() const { return kept_; }

    /// Keeps the game at once. Returns why it could not, or an empty text. Otherwise this happens
    /// by itself, at most half a second after an act, and again and again after a failure.
    QString keepNow();
    /// Keeps what has to be kept when the program ends. Returns why it could not, or an empty text.
    QString end();

Q_SIGNALS:
    /// The game cannot be kept, once for each reason; or it can again.
    void told(const QString& sentence);

private:
    struct KeptPlace {
        std::size_t place = 0;
        std::vector<tabletop::Tag> tags;
        friend bool operator==(const KeptPlace&, const KeptPlace&) = default;
    };

    KeptPlace placeNow() const { return {controller_.place(), controller_.game().tags()}; }
    void noteChange();
    void noteStart();
    void leaveTable();
    void begin(AnyGame game, std::optional<SavedFile> file);
    void settleFile();

    GameController& controller_;
    KeptGames kept_;
    std::optional<SavedFile> file_;
    KeptPlace keptPlace_;
    bool hasNewActs_ = true;
    bool isReplacing_ = false;
    bool hasEnded_ = false;
    QString lastTrouble_;
    QTimer keeper_;
};

} // namespace app
