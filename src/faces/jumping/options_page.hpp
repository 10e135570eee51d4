#pragma once

#include "faces/jumping/race_page.hpp"

#include <vector>

class QCheckBox;
class QSpinBox;
class QVBoxLayout;

namespace ui {
class ChoiceBox;
class NewGameNote;
} // namespace ui

namespace jumping_face {

/// Some of the options of a race, each with what it changes in play, or why it cannot be chosen.
class OptionsPage final : public RacePage {
    Q_OBJECT

public:
    /// The offer outlives the page.
    OptionsPage(const Offer& offer, const std::vector<Option>& options, QWidget* parent = nullptr);

    void display(const RaceChoice& choice) override;
    void applyTo(RaceChoice& choice) const override;

private:
    struct Row {
        Option option;
        QWidget* control = nullptr;
        ui::NewGameNote* note = nullptr;
    };

    void add(Option option);
    QWidget* makeControl(Option option);
    QWidget* makeLeave();
    void change();
    void showChoice(Option option);
    void update();

    const Offer& offer_;
    NewGame game_;
    std::vector<Row> rows_;
    QVBoxLayout* column_ = nullptr;
    QCheckBox* pairs_ = nullptr;
    QCheckBox* longJumps_ = nullptr;
    ui::ChoiceBox* camps_ = nullptr;
    QCheckBox* leave_ = nullptr;
    QSpinBox* moves_ = nullptr;
    QCheckBox* winAll_ = nullptr;
    ui::ChoiceBox* prison_ = nullptr;
    QCheckBox* endFirst_ = nullptr;
};

} // namespace jumping_face
