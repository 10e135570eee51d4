#pragma once

#include "faces/checkers_poker/new_game_page.hpp"
#include "games/checkers_poker/seats.hpp"

class QLabel;
class QLineEdit;

namespace ui {

class ChoiceBox;
class NewGameNote;
class WrapLayout;

/// Who plays: First, who assembles the board, and Second, who chooses an end; each a person with a
/// name, or the computer at a level.
class NewGamePlayers final : public NewGamePage {
    Q_OBJECT

public:
    explicit NewGamePlayers(QWidget* parent = nullptr);

    void display(const checkers_poker_face::NewGame& game) override;
    void applyTo(checkers_poker_face::NewGame& game) const override;
    std::optional<FieldTrouble> trouble() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    QLineEdit* makeName(WrapLayout& line, checkers_poker::Seat seat);
    ChoiceBox* makeKind(WrapLayout& line, checkers_poker::Seat seat);
    void alignLabels();
    void seatGiven(checkers_poker::Seat seat);
    void swap();
    void update();

    checkers_poker::PerSeat<QLabel*> labels_;
    checkers_poker::PerSeat<QLineEdit*> names_;
    checkers_poker::PerSeat<ChoiceBox*> kinds_;
    /// See checkers_poker_face::NewGame::formerNames.
    checkers_poker::PerSeat<QString> formerNames_;
    checkers_poker::PerSeat<bool> isComputer_{false, false};
    NewGameNote* note_ = nullptr;
};

} // namespace ui
