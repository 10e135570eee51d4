#pragma once

#include "faces/checkers_poker/new_game_page.hpp"

class QCheckBox;
class QRadioButton;

namespace ui {

class NewGameNote;

/// The deck, low showdowns and the die.
class NewGameRules final : public NewGamePage {
    Q_OBJECT

public:
    explicit NewGameRules(QWidget* parent = nullptr);

    void display(const checkers_poker_face::NewGame& game) override;
    void applyTo(checkers_poker_face::NewGame& game) const override;
    /// None: these choices go together however they are combined.
    std::optional<FieldTrouble> trouble() const override;

private:
    QRadioButton* standard_ = nullptr;
    QRadioButton* animals_ = nullptr;
    QCheckBox* highLow_ = nullptr;
    QCheckBox* die_ = nullptr;
    NewGameNote* deckNote_ = nullptr;
    NewGameNote* highLowNote_ = nullptr;
    NewGameNote* dieNote_ = nullptr;
};

} // namespace ui
