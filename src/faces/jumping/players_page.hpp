#pragma once

#include "faces/jumping/race_page.hpp"

#include <memory>

namespace ui {
class ChoiceBox;
class NewGameNote;
class Skin;
} // namespace ui

namespace jumping_face {

/// How many play, on which ground, and who.
class PlayersPage final : public RacePage {
    Q_OBJECT

public:
    /// The offer outlives the page.
    PlayersPage(const Offer& offer, std::shared_ptr<const ui::Skin> skin,
                QWidget* parent = nullptr);

    void display(const RaceChoice& choice) override;
    void applyTo(RaceChoice& choice) const override;
    std::optional<ui::FieldTrouble> trouble() const override;

private:
    void fillChoices();
    void choosePlayers(int index);
    void chooseGround(int index);
    void takeSeats();
    NewGame possible() const;
    void change();
    void update();

    const Offer& offer_;
    std::vector<std::size_t> numbers_;
    RaceChoice choice_;
    /// What was asked for last, and with it what does not go with the ground or the number that was
    /// chosen since: whoever passes that on the way to another gets it back.
    NewGame wanted_;
    /// Whether the number of players follows the ground, rather than the other way round.
    bool groundLeads_ = false;
    ui::ChoiceBox* players_ = nullptr;
    ui::ChoiceBox* ground_ = nullptr;
    ui::NewGameNote* note_ = nullptr;
    ui::PlayersBox* seats_ = nullptr;
};

} // namespace jumping_face
