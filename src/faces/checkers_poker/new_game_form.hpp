#pragma once

#include "faces/checkers_poker/new_game.hpp"
#include "ui/new_game/new_game_form.hpp"
#include "ui/new_game/new_game_offer.hpp"

namespace ui {
class NewGamePage;
} // namespace ui

namespace checkers_poker_face {

/// What is asked about a new game of Checkers Poker: players and board, rules, wild cards, where
/// the checkers stand.
class NewGameForm final : public ui::NewGameForm {
    Q_OBJECT

public:
    explicit NewGameForm(app::Settings& settings, QWidget* parent = nullptr);

    /// What was chosen. It can be played once there is no trouble and it was made ready.
    const NewGame& newGame() const { return game_; }

    QString startWords() const override;
    bool makeReady() override;
    void remember() override;
    app::AnyGame game(QDate today) const override;

protected:
    void useRules(const QString& rules) override;
    void displayPages() override;
    QString rules() const override;
    bool isPlayable() const override;
    ui::Beginning beginning() const override;

private:
    QWidget* makeGameTab();
    void add(ui::NewGamePage& page);

    NewGame game_;
    std::vector<ui::NewGamePage*> pages_;
};

ui::NewGameOffer newGameOffer();

} // namespace checkers_poker_face
