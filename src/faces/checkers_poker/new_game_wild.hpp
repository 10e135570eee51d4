#pragma once

#include "faces/checkers_poker/new_game_page.hpp"
#include "faces/checkers_poker/variant_presets.hpp"

namespace ui {

class CardTable;
class ChoiceBox;
class NewGameNote;

/// The wild cards: none, those that go by a name, or any picked from a table of the deck.
class NewGameWild final : public NewGamePage {
    Q_OBJECT

public:
    explicit NewGameWild(QWidget* parent = nullptr);

    void display(const checkers_poker_face::NewGame& game) override;
    /// Besides the wild cards this sets the deck, where the player asked here for the other.
    void applyTo(checkers_poker_face::NewGame& game) const override;
    std::optional<FieldTrouble> trouble() const override;

private:
    void fillChoices();
    void choosePreset(int index);
    void mend(const QString& remedy);
    void update();

    ChoiceBox* choice_ = nullptr;
    CardTable* table_ = nullptr;
    NewGameNote* note_ = nullptr;
    std::vector<checkers_poker_face::WildPreset> presets_;
    checkers_poker::Options options_;
};

} // namespace ui
