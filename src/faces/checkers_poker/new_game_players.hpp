#pragma once

#include "faces/checkers_poker/new_game_page.hpp"

namespace ui {

class PlayersBox;

/// Who plays: First, who assembles the board, and Second, who chooses an end; each a person with a
/// name, or the computer at a level.
class NewGamePlayers final : public NewGamePage {
    Q_OBJECT

public:
    explicit NewGamePlayers(QWidget* parent = nullptr);

    void display(const checkers_poker_face::NewGame& game) override;
    void applyTo(checkers_poker_face::NewGame& game) const override;
    std::optional<FieldTrouble> trouble() const override;

private:
    PlayersBox* box_;
};

} // namespace ui
