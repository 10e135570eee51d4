#pragma once

#include "faces/checkers_poker/card_colours.hpp"
#include "games/checkers_poker/record.hpp"
#include "ui/table/table_page.hpp"

#include <cstddef>

class QPushButton;

namespace ui {

class HandList;
class PickedHand;
class PlayDesk;
class TextLabel;
struct HandRow;

/// Where the hand to be shown is chosen: from the list of all that the covered cards make, or by
/// picking five of them on the board.
class ShowdownPanel : public TablePage {
    Q_OBJECT

public:
    /// The desk outlives the panel.
    ShowdownPanel(PlayDesk& desk, QWidget* parent);

    bool isWanted(const Scene& scene, const app::Preferences& preferences) const override;
    /// What was chosen last is what the button shows: a row of the list, or the cards picked.
    void showScene(const Scene& scene) override;
    void startAnew() override;
    /// Marks the hand that is announced as that of the act, so that the button shows it.
    void mark(const Scene& scene, const std::string& token) override;
    void setPreferences(const app::Preferences& preferences) override;
    void setCompact(bool compact) override;
    QWidget* focusPlace() const override;
    QString opener() const override { return tr("&Look at the hands"); }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void preferList();
    int firstOpenRow() const;
    bool hasOpenRow() const { return firstOpenRow() >= 0; }
    void markStrongest();
    void markRow(int number);
    void offer();
    void choose();
    void take(const checkers_poker::Show& show);

    PlayDesk& desk_;
    bool compact_ = false;
    TextLabel* title_;
    HandList* list_;
    PickedHand* picked_;
    QPushButton* show_;
};

} // namespace ui
