#pragma once

#include "app/game_controller.hpp"
#include "app/game_store.hpp"

#include <QObject>
#include <QString>

#include <optional>

class QWidget;

namespace app {
class Settings;
} // namespace app

namespace ui {

class Faces;

/// Brings games in and out: files, the clipboard, the unsaved games. A game that is replaced is
/// never lost: it is asked about and put aside. What cannot be read is told, and the game on screen
/// stays as it was.
class RecordDesk : public QObject {
    Q_OBJECT

public:
    /// What is referred to outlives it.
    RecordDesk(app::GameController& controller, const Faces& faces, app::Settings& settings,
               app::GameStore& store, QWidget& window);

    /// The file of the game on screen; empty if it has none.
    QString path() const { return store_.path(); }

    /// Puts a new game on screen, unless the player would rather keep the one there. Returns
    /// whether it did.
    bool replace(app::AnyGame game);

    void open();
    bool openFile(const QString& path);
    /// Says in a window of its own why a record was not opened.
    void tellUnreadable(const QString& reason);
    /// Shows the unsaved games, from which one can be taken.
    void openUnsaved();
    /// Saves to the game's file. One that is no longer as it was is asked about first.
    bool save();
    bool saveAs();
    bool saveTo(const QString& path);

    void copyPosition();
    void copyRecord();
    void paste();
    /// Reads a text that was dropped on the window, a position or a record.
    void openDropped(const QString& text);

    /// Keeps what has to be kept when the program ends. A game that cannot be kept may be saved
    /// first. Returns whether the program may end.
    bool close();
    /// Whether the program may end although the game could not be kept for that reason. Asks, if
    /// the game would be lost. True without a reason.
    bool mayEnd(const QString& trouble);

Q_SIGNALS:
    void told(const QString& message);
    /// The path or the recent files are others now.
    void filesChanged();

private:
    bool maySave(const QString& ifNot, const QString& goOn);
    bool clearTable();
    bool startWith(app::AnyGame game, std::optional<app::SavedFile> file);
    /// The words say where the text was, as the beginning of a sentence. Returns whether its game
    /// is on the table.
    bool openText(const QString& text, const QString& title, const QString& words);
    void warn(const QString& title, const QString& message);
    QString suggestedName() const;

    app::GameController& controller_;
    const Faces& faces_;
    app::Settings& settings_;
    app::GameStore& store_;
    QWidget& window_;
};

} // namespace ui
