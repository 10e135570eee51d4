#include "faces/checkers_poker/card_art.hpp"

#include "faces/checkers_poker/checker_art.hpp"
#include "faces/checkers_poker/glyphs.hpp"
#include "ui/widgets/theme.hpp"

#include <QPainter>
#include <QPixmap>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace ui {

namespace {

using cards::Card;
using cards::NamedCard;
using cards::Rank;
using cards::Suit;

constexpr double suitShare = 0.86; // of a digit's height, which makes the two look equal
constexpr double gapAfterRank = 9; // between rank and suit, in the glyphs' unit
constexpr double gapAfterTen = 5;  // so that it fits a checker without being smaller
constexpr double leastHeightForLetter = 20;

QPainterPath scaled(const QPainterPath& path, double factor, QPointF to) {
    return QTransform(factor, 0, 0, factor, to.x(), to.y()).map(path);
}

QPainterPath plainIndex(Card card) {
    QPainterPath path = rankGlyph(card.rank());
    const QPainterPath& suit = suitGlyph(card.suit());
    const double left =
        path.boundingRect().right() + (card.rank() == Rank::ten ? gapAfterTen : gapAfterRank);
    path.addPath(scaled(suit, suitShare, {left, glyphHeight * (1 - suitShare) / 2}));
    return path;
}

/// The head, taller than a digit; beside it the suit, with the rank's letter above if wanted.
QPainterPath animalIndex(Card card, bool withLetter) {
    constexpr double head = 1.14;
    constexpr double columnLeft = glyphHeight * head + 5;
    constexpr double columnWidth = 66;
    const auto centred = [](const QPainterPath& glyph, double factor, double top) {
        const double width = glyph.boundingRect().width() * factor;
        return scaled(glyph, factor, {columnLeft + (columnWidth - width) / 2, top});
    };
    QPainterPath path = scaled(animalGlyph(card.rank()), head, {0, glyphHeight * (1 - head) / 2});
    if (withLetter) {
        path.addPath(centred(rankGlyph(card.rank()), 0.38, -4));
        path.addPath(centred(suitGlyph(card.suit()), 0.58, 45));
    } else {
        path.addPath(centred(suitGlyph(card.suit()), 0.66, 17));
    }
    return path;
}

/// All indices have one size, so that the widest must fit.
double widestIndex() {
    static const double width = plainIndex(Card(Rank::ten, Suit::clubs)).boundingRect().width();
    return width;
}

QRectF centredPart(const QRectF& rectangle, double widthShare, double heightShare) {
    QRectF part(0, 0, rectangle.width() * widthShare, rectangle.height() * heightShare);
    part.moveCenter(rectangle.center());
    return part;
}

double shorterSide(const QRectF& rectangle) {
    return std::min(rectangle.width(), rectangle.height());
}

void paintStar(QPainter& painter, const QRectF& rectangle) {
    const double radius = shorterSide(rectangle) * 0.125;
    const QPointF centre = rectangle.topRight() + QPointF(-1.05 * radius, 1.1 * radius);
    const QPainterPath star = starPath(centre, radius);
    painter.strokePath(star, QPen(groundColour(Ground::card), radius * 0.6, Qt::SolidLine,
                                  Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(star, starColour());
}

Ground indexGround(const CardLook& look) {
    if (!look.coveredBy)
        return Ground::card;
    return look.ghost ? ghostGroundOf(*look.coveredBy) : groundOf(*look.coveredBy);
}

void paintInk(QPainter& painter, const QRectF& into, Card card, const CardLook& look) {
    painter.fillPath(indexPath(card, into),
                     suitColour(card.suit(), indexGround(look), look.colours, look.dimmed));
}

void paintCover(QPainter& painter, const QRectF& rectangle, const CardLook& look) {
    if (look.coveredBy)
        paintChecker(painter, rectangle.center(), checkerRadius(rectangle), *look.coveredBy,
                     {.ghost = look.ghost, .dimmed = look.dimmed});
}

} // namespace

QPainterPath indexPath(Card card, const QRectF& into) {
    const double factor = std::min(into.height() / glyphHeight, into.width() / widestIndex());
    const QPainterPath index = isAnimal(card.rank())
                                   ? animalIndex(card, factor * glyphHeight >= leastHeightForLetter)
                                   : plainIndex(card);
    const double width = index.boundingRect().width();
    return scaled(index, factor,
                  {into.center().x() - width * factor / 2 - index.boundingRect().left() * factor,
                   into.center().y() - glyphHeight * factor / 2});
}

QPainterPath suitPath(Suit suit, const QRectF& into) {
    const QPainterPath& glyph = suitGlyph(suit);
    const QRectF bounds = glyph.boundingRect();
    const double factor = std::min(into.height() / bounds.height(), into.width() / bounds.width());
    return scaled(glyph, factor, into.center() - bounds.center() * factor);
}

QPainterPath starPath(QPointF centre, double radius) {
    constexpr int corners = 10;
    QPolygonF star;
    for (int corner = 0; corner < corners; ++corner) {
        const double angle = 2 * std::numbers::pi * corner / corners;
        const double distance = corner % 2 == 0 ? radius : radius * 0.45;
        star << centre + distance * QPointF(std::sin(angle), -std::cos(angle));
    }
    QPainterPath path;
    path.addPolygon(star);
    path.closeSubpath();
    return path;
}

QColor starColour() { return QColor::fromRgb(0x6a3ab0); }

void paintFace(QPainter& painter, const QRectF& rectangle, const CardLook& look) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = shorterSide(rectangle);
    const QColor face = groundColour(Ground::card, look.dimmed);
    const double line = std::max(1.0, side * (look.wild ? 0.035 : 0.012));
    painter.setPen(QPen(look.wild ? starColour() : mixed(face, QColor(0x6b5f45), 0.35), line));
    painter.setBrush(face);
    const double half = line / 2;
    painter.drawRoundedRect(rectangle.adjusted(half, half, -half, -half), side * 0.09, side * 0.09);
    painter.restore();
}

void paintPrint(QPainter& painter, const QRectF& rectangle, Card card, const CardLook& look) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (look.wild)
        paintStar(painter, rectangle);
    paintInk(painter, indexRectangle(rectangle), card, look);
    painter.restore();
}

void paintCard(QPainter& painter, const QRectF& rectangle, Card card, const CardLook& look) {
    paintFace(painter, rectangle, look);
    paintCover(painter, rectangle, look);
    paintPrint(painter, rectangle, card, look);
}

void paintCard(QPainter& painter, const QRectF& rectangle, NamedCard card, const CardLook& look) {
    if (card.card == card.stands_for) {
        paintCard(painter, rectangle, card.card, look);
        return;
    }
    CardLook wild = look;
    wild.wild = true;
    paintFace(painter, rectangle, wild);
    paintCover(painter, rectangle, wild);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintStar(painter, rectangle);
    const double height = rectangle.height();
    const QRectF own(rectangle.left() + rectangle.width() * 0.08, rectangle.top() + height * 0.10,
                     rectangle.width() * 0.5, height * 0.24);
    const QRectF named(rectangle.left() + rectangle.width() * 0.06, rectangle.top() + height * 0.42,
                       rectangle.width() * 0.88, height * 0.46);
    paintInk(painter, own, card.card, wild);
    paintInk(painter, named, card.stands_for, wild);
    painter.restore();
}

QRectF indexRectangle(const QRectF& card) { return centredPart(card, 0.775, 0.56); }

double checkerRadius(const QRectF& card) { return shorterSide(card) * 0.47; }

QPixmap cardPixmap(NamedCard card, QSize size, double devicePixelRatio, const CardLook& look) {
    QPixmap pixmap(size * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintCard(painter, QRectF(QPointF(0, 0), QSizeF(size)), card, look);
    return pixmap;
}

} // namespace ui
