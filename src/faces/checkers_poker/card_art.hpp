#pragma once

#include "cards/card.hpp"
#include "cards/hand.hpp"
#include "faces/checkers_poker/card_colours.hpp"
#include "games/checkers_poker/seats.hpp"

#include <QColor>
#include <QPainterPath>
#include <QRectF>

#include <optional>

class QPainter;
class QPixmap;
class QSize;

namespace ui {

struct CardLook {
    SuitColours colours = SuitColours::four;
    /// Whose checker lies between the face and the index.
    std::optional<checkers_poker::Seat> coveredBy{};
    /// That checker is still to come.
    bool ghost = false;
    bool wild = false;
    bool dimmed = false;
};

/// Rank and suit beside each other, fitted into the rectangle and centred there; outlines only, so
/// no font is needed. Animals get their small letter where the rectangle is tall enough.
QPainterPath indexPath(cards::Card card, const QRectF& into);

/// Where the index lies on a card, whatever covers it.
QRectF indexRectangle(const QRectF& card);

/// How large a checker on a card is.
double checkerRadius(const QRectF& card);

/// The outline of a suit alone, fitted into the rectangle.
QPainterPath suitPath(cards::Suit suit, const QRectF& into);

/// The star that marks a wild card.
QPainterPath starPath(QPointF centre, double radius);
QColor starColour();

/// The two layers of a card between which a checker slides: the face, and what is printed on it
/// that stays in sight (the index, and a wild card's star).
void paintFace(QPainter& painter, const QRectF& rectangle, const CardLook& look = {});
void paintPrint(QPainter& painter, const QRectF& rectangle, cards::Card card,
                const CardLook& look = {});

/// A card with its face, the checker on it and its index; the rectangle may have any shape.
void paintCard(QPainter& painter, const QRectF& rectangle, cards::Card card,
               const CardLook& look = {});

/// A card as it is shown in a hand. One that stands for itself looks as paintCard() draws it; a
/// wild card that stands for another shows what it stands for large, its own index small above it,
/// and the star.
void paintCard(QPainter& painter, const QRectF& rectangle, cards::NamedCard card,
               const CardLook& look = {});

/// The same as a picture, for lists and labels: `size` in logical pixels.
QPixmap cardPixmap(cards::NamedCard card, QSize size, double devicePixelRatio,
                   const CardLook& look = {});

} // namespace ui
