#pragma once

#include "cards/card.hpp"

#include <QAbstractButton>

namespace ui {

/// A card that can be picked: a checkable button with a card's face.
class CardToggle : public QAbstractButton {
    Q_OBJECT

public:
    explicit CardToggle(cards::Card card, QWidget* parent = nullptr);

    cards::Card card() const { return card_; }
    /// Whether the deck in use has the card; one that it lacks is drawn faintly.
    void setInDeck(bool inDeck);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    cards::Card card_;
    bool inDeck_ = true;
};

} // namespace ui
