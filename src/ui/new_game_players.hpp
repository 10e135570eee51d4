#pragma once

#include "checkers_poker/seats.hpp"
#include "ui/new_game_page.hpp"

class QGridLayout;
class QLineEdit;

namespace ui {

class NewGameNote;

/// Who plays: the name of First, who assembles the board, and of Second, who chooses an end.
class NewGamePlayers : public NewGamePage {
    Q_OBJECT

public:
    explicit NewGamePlayers(QWidget* parent = nullptr);

    void display(const app::NewGame& game) override;
    void applyTo(app::NewGame& game) const override;
    std::optional<FieldTrouble> trouble() const override;

private:
    QLineEdit* makeName(QGridLayout& grid, int row, checkers_poker::Seat seat);
    void swapNames();
    void updateNote();

    checkers_poker::PerSeat<QLineEdit*> names_;
    NewGameNote* note_ = nullptr;
};

} // namespace ui
