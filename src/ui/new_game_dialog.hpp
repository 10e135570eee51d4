#pragma once

#include "app/new_game.hpp"

#include <QDialog>

#include <memory>

class QSettings;

namespace ui {

/// Asks for players, board and variant of a new game. It opens with the settings of the last game
/// and a newly drawn deal. Where the board is to be arranged by hand, that is done before the
/// dialog is accepted. Rejecting it changes nothing but the named sets that were saved, renamed or
/// deleted meanwhile.
///
///     NewGameDialog dialog(settings, this);
///     if (dialog.exec() == QDialog::Accepted)
///         controller.start(app::newMatch(dialog.newGame(), QDate::currentDate()));
class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    /// `settings` holds the last game's settings and the named sets; it outlives the dialog.
    explicit NewGameDialog(QSettings& settings, QWidget* parent = nullptr);
    ~NewGameDialog() override;

    /// What was chosen. It can be played once the dialog is accepted.
    const app::NewGame& newGame() const;

public Q_SLOTS:
    /// Starts the game if it can be played; otherwise leads to the field that says why not.
    void accept() override;

private:
    class Pages;
    std::unique_ptr<Pages> pages_;
};

} // namespace ui
