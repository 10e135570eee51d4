#pragma once

#include "app/autosave.hpp"
#include "app/game_controller.hpp"

#include <QObject>
#include <QString>
#include <QTimer>

class QWidget;

namespace app {
class Settings;
} // namespace app

namespace ui {

/// Brings games in and out: files, the clipboard, what is kept between two runs. A game that is
/// replaced is never lost: it is asked about, or kept as the previous game. What cannot be read is
/// told, and the game on screen stays as it was.
class RecordDesk : public QObject {
    Q_OBJECT

public:
    /// `previousPath` is where the game before is kept.
    RecordDesk(app::GameController& controller, app::Settings& settings, app::Autosave& autosave,
               QString previousPath, QWidget& window);

    /// The file of the game on screen; empty if it has none.
    const QString& path() const { return path_; }
    /// Says that the game on screen came from a file, or with an empty path that it did not.
    void setPath(const QString& path);
    bool hasPrevious() const;

    /// Puts a new game on screen, unless the player would rather keep the one there. Returns
    /// whether it did.
    bool replace(checkers_poker::Match match);

    void open();
    bool openFile(const QString& path);
    /// Says in a window of its own why a record was not opened.
    void tellUnreadable(const QString& reason);
    void openPrevious();
    bool save();
    bool saveAs();
    bool saveTo(const QString& path);

    void copyPosition();
    void copyRecord();
    void paste();

    /// Keeps what has to be kept when the program ends. A game that cannot be kept may be saved
    /// first. Returns whether the program may end.
    bool close();

Q_SIGNALS:
    void told(const QString& message);
    /// The path, the recent files or the previous game is another now.
    void filesChanged();

private:
    bool isAtStake() const;
    bool mayReplace();
    bool maySave(const QString& ifNot);
    void keepPrevious();
    void startWith(checkers_poker::Match match, const QString& path);
    void keepNow();
    void warn(const QString& title, const QString& message);
    QString suggestedName() const;

    app::GameController& controller_;
    app::Settings& settings_;
    app::Autosave& autosave_;
    QString previousPath_;
    QWidget& window_;
    QString path_;
    QString lastTrouble_;
    QTimer keeper_;
};

} // namespace ui
