#pragma once

#include "faces/checkers_poker/new_game_page.hpp"
#include "games/checkers_poker/layout.hpp"

class QLineEdit;
class QPushButton;
class QRadioButton;

namespace ui {

class NewGameNote;

/// Which board: a shuffled deal by its number, or one arranged by hand.
class NewGameBoard final : public NewGamePage {
    Q_OBJECT

public:
    explicit NewGameBoard(QWidget* parent = nullptr);

    void display(const checkers_poker_face::NewGame& game) override;
    /// A deal number that cannot be read leaves the board as it is.
    void applyTo(checkers_poker_face::NewGame& game) const override;
    std::optional<FieldTrouble> trouble() const override;

private:
    void makeControls();
    void connectControls();
    void drawAnother();
    void copyNumber() const;
    void updateNote();
    void setDeal(std::uint32_t number);

    QRadioButton* shuffled_ = nullptr;
    QRadioButton* arranged_ = nullptr;
    QLineEdit* number_ = nullptr;
    QPushButton* copy_ = nullptr;
    QPushButton* draw_ = nullptr;
    NewGameNote* note_ = nullptr;
    /// The number read last; the field may hold what is no number.
    std::optional<std::uint32_t> deal_;
    /// What arranging starts from: the board arranged last, else that of the deal.
    checkers_poker::Layout handLayout_;
    bool has_hand_layout_ = false;
};

} // namespace ui
