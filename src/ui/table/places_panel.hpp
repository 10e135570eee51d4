#pragma once

#include "games/checkers_poker/state.hpp"
#include "ui/widgets/panel.hpp"

namespace ui {

class HandList;
class TextLabel;

/// Where the chosen checker can go and the strongest hand that each place would give.
class PlacesPanel : public Panel {
    Q_OBJECT

public:
    explicit PlacesPanel(QWidget* parent = nullptr);

    /// Precondition: see rowsOfPlaces().
    void show(const checkers_poker::State& state, checkers_poker::Space from);
    using QWidget::show;
    void setCompact(bool compact);

Q_SIGNALS:
    void placePointedAt(std::optional<checkers_poker::Space> to);
    void placeTaken(checkers_poker::Space to);

private:
    TextLabel* title_;
    HandList* list_;
};

} // namespace ui
