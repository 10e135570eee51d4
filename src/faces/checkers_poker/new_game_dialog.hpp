#pragma once

#include "faces/checkers_poker/new_game.hpp"

#include <QDialog>

#include <optional>
#include <vector>

class QBoxLayout;
class QPushButton;
class QTabWidget;

namespace app {
class Settings;
} // namespace app

namespace ui {

struct FieldTrouble;
class NewGameNote;
class NewGamePage;
class NewGamePreview;
class VariantBar;

/// Asks for players, board and variant of a new game. It opens with the settings of the last game
/// and a newly drawn deal. Where the board is to be arranged by hand, that is done before the
/// dialog is accepted. Rejecting it changes nothing but the named sets that were saved, renamed or
/// deleted meanwhile.
///
///     NewGameDialog dialog(settings, this);
///     if (dialog.exec() == QDialog::Accepted)
///         controller.start(checkers_poker_face::newMatch(dialog.newGame(), QDate::currentDate()));
class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    /// `settings` holds the last game's settings and the named sets; it outlives the dialog.
    explicit NewGameDialog(app::Settings& settings, QWidget* parent = nullptr);

    /// What was chosen. It can be played once the dialog is accepted.
    const checkers_poker_face::NewGame& newGame() const { return game_; }

    /// Starts the game if it can be played; otherwise leads to the field that says why not.
    void accept() override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void share();
    void makeTabs();
    void shareTabs();
    void addPage(NewGamePage& page);
    QWidget* makeGameTab();
    QWidget* makeBottom();
    void connectBar();
    void followLink(const QString& link);

    /// Brings every part of the dialog in line with `game_`.
    void refresh();
    void showStatus();
    bool arrange();
    std::optional<FieldTrouble> trouble() const;
    int tabOf(const QWidget* field) const;
    void leadTo(const FieldTrouble& trouble);

    app::Settings& settings_;
    checkers_poker_face::NewGame game_;
    /// What is said at the bottom while there is no trouble, and the link after it.
    QString said_;
    QString saidLink_;
    QString saidLinkWords_;

    VariantBar* bar_ = nullptr;
    QTabWidget* tabs_ = nullptr;
    std::vector<NewGamePage*> pages_;
    NewGamePreview* preview_ = nullptr;
    QBoxLayout* bottom_ = nullptr;
    NewGameNote* status_ = nullptr;
    QPushButton* start_ = nullptr;
};

} // namespace ui
