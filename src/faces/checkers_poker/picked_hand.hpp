#pragma once

#include "cards/hand.hpp"
#include "faces/checkers_poker/card_colours.hpp"
#include "games/checkers_poker/space.hpp"
#include "games/checkers_poker/state.hpp"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QMenu;
class QToolButton;

namespace ui {

class TextLabel;

/// The hand that is being picked on the board, card by card, and what it makes. Its owner names the
/// wild cards in it by their buttons; until he does, they are named for the strongest unused hand.
class PickedHand : public QWidget {
    Q_OBJECT

public:
    explicit PickedHand(QWidget* parent = nullptr);

    /// Precondition: the state's phase is Showing, the spaces bear cards of the one to show.
    void setPick(const checkers_poker::State& state, checkers_poker::SpaceSet picked);
    /// Whether any card is picked.
    bool isBegun() const { return !picked_.empty(); }
    /// The five cards as they are named, arranged for comparison; nothing while there are fewer.
    std::optional<cards::Hand> hand() const;
    void setSuitColours(SuitColours colours);
    void setCompact(bool compact);

Q_SIGNALS:
    void handChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    /// A card that a wild card can stand for, and the hand that results.
    struct Naming {
        cards::Card card;
        cards::Announcement announcement;
        cards::HandValue value;
    };

    std::vector<Naming> namings(std::size_t i) const;
    void addNaming(QMenu& menu, std::size_t i, const Naming& naming, const QString& words);
    QPixmap suitPixmap(cards::Suit suit) const;
    QString namingWords() const;
    void refresh();
    void refreshButton(std::size_t i);
    void fillMenu(std::size_t i);
    void name(std::size_t i, cards::Card as);
    QString judgement() const;

    std::optional<checkers_poker::State> state_;
    checkers_poker::SpaceSet picked_;
    std::optional<cards::Hand> hand_;
    SuitColours colours_ = SuitColours::four;
    bool compact_ = false;
    TextLabel* words_;
    QWidget* row_;
    TextLabel* naming_;
    std::array<QToolButton*, cards::hand_size> buttons_{};
};

} // namespace ui
