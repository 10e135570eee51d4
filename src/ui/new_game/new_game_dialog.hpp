#pragma once

#include "app/any_game.hpp"
#include "ui/new_game/new_game_offer.hpp"

#include <QDate>
#include <QDialog>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

class QBoxLayout;
class QPushButton;
class QVBoxLayout;

namespace ui {

class GameChoice;
class NewGameNote;

/// Asks which game is to be played, and for its players, board and variant. It opens with the game
/// and the settings of the last time. What a game has to have done before it starts, such as a
/// board to be arranged by hand, is done before the dialog is accepted. Rejecting it changes
/// nothing but the named sets that were saved, renamed or deleted meanwhile.
///
///     NewGameDialog dialog(offers, settings, {}, this);
///     if (dialog.exec() == QDialog::Accepted)
///         controller.start(dialog.game(QDate::currentDate()));
class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    /// `word` is the game to open with; without one it is that of the last time. `settings`
    /// outlives the dialog. Precondition: there is an offer.
    NewGameDialog(std::vector<NewGameOffer> offers, app::Settings& settings,
                  std::string_view word = {}, QWidget* parent = nullptr);

    /// The form of the game that is chosen, and that game's word.
    NewGameForm& form() const;
    const std::string& word() const;
    /// What was chosen, as a game. Precondition: the dialog was accepted.
    app::AnyGame game(QDate today) const;

    /// Starts the game if it can be played; otherwise leads to the field that says why not.
    void accept() override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeBottom();
    void share();
    void openForm();
    void makeForm();
    void putButtonsLast();
    void followLink(const QString& link);
    void showStatus();
    std::size_t placeOf(std::string_view word) const;

    std::vector<NewGameOffer> offers_;
    app::Settings& settings_;
    GameChoice* games_ = nullptr;
    QVBoxLayout* contents_ = nullptr;
    /// By offer; made when the game is chosen.
    std::vector<NewGameForm*> made_;
    QBoxLayout* bottom_ = nullptr;
    NewGameNote* status_ = nullptr;
    QPushButton* start_ = nullptr;
    QPushButton* cancel_ = nullptr;
};

} // namespace ui
