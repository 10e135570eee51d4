#pragma once

#include "cards/card.hpp"
#include "ui/widgets/theme.hpp"

#include <QCache>
#include <QPixmap>

#include <optional>

namespace ui {

/// What a space looks like, marks aside.
struct SpaceFace {
    std::optional<cards::Card> card{};
    /// Ground::card where no checker stands.
    Ground cover = Ground::card;
    bool wild = false;
    bool dimmed = false;
};

/// Pictures of spaces, drawn once for a size and kept: a repaint of the board only copies them.
class SpaceSprites {
public:
    SpaceSprites();

    /// Forgets all pictures if either is new. `side` is in pixels of the screen.
    void prepare(int side, SuitColours colours);

    /// Opaque, with the mat around the card.
    QPixmap of(const SpaceFace& face);

    /// The index alone with a margin in the colour of its ground, on nothing: to go over lines.
    /// Precondition: there is a card.
    QPixmap indexOf(const SpaceFace& face);

private:
    QPixmap drawn(const SpaceFace& face);
    QPixmap checker(const SpaceFace& face);
    QPixmap drawnIndex(const SpaceFace& face) const;
    QRectF cardRectangle() const;

    int side_ = 0;
    SuitColours colours_ = SuitColours::four;
    QCache<int, QPixmap> spaces_;
    QCache<int, QPixmap> indices_;
    QCache<int, QPixmap> checkers_;
};

/// Whose checker that is, and whether it is still to come.
std::optional<checkers_poker::Seat> seatOf(Ground cover);
bool isGhost(Ground cover);

} // namespace ui
