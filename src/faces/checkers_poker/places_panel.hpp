#pragma once

#include "ui/table/table_page.hpp"

namespace ui {

class HandList;
class PlayDesk;
class TextLabel;

/// Where the chosen checker can go and the strongest hand that each place would give.
class PlacesPanel : public TablePage {
    Q_OBJECT

public:
    /// The desk outlives the panel.
    PlacesPanel(PlayDesk& desk, QWidget* parent);

    bool isWanted(const Scene& scene, const app::Preferences& preferences) const override;
    void showScene(const Scene& scene) override;
    void setCompact(bool compact) override;

private:
    TextLabel* title_;
    HandList* list_;
};

} // namespace ui
