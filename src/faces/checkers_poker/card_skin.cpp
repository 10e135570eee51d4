#include "faces/checkers_poker/card_skin.hpp"

#include "faces/checkers_poker/board_words.hpp"
#include "faces/checkers_poker/card_art.hpp"
#include "faces/checkers_poker/card_board.hpp"
#include "faces/checkers_poker/checker_art.hpp"
#include "ui/board/board_frame.hpp"
#include "ui/board/board_palette.hpp"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace ui {

using checkers_poker::Seat;

namespace {

constexpr QRgb targetOfFirst = 0xfff3bb4a;
constexpr QRgb targetOfSecond = 0xffb9c1ff;

/// What the board says about its cards.
struct CardWords {
    Q_DECLARE_TR_FUNCTIONS(ui::BoardView)
};

QRectF cardOn(const QRectF& space) {
    const int inset = cardInset(static_cast<int>(space.width()));
    return space.adjusted(inset, inset, -inset, -inset);
}

Ground coverOf(const SpaceLook& look) {
    if (!look.piece)
        return Ground::card;
    return look.ghost ? ghostGroundOf(look.piece->seat) : groundOf(look.piece->seat);
}

CardLook cardLook(const SpaceLook& look, SuitColours colours) {
    return {.colours = colours,
            .coveredBy = look.piece ? std::optional(look.piece->seat) : std::nullopt,
            .ghost = look.ghost,
            .wild = cardGroundOf(look.ground).wild,
            .dimmed = look.dimmed};
}

void paintHollow(QPainter& painter, const QRectF& rectangle) {
    const double side = rectangle.width();
    const double line = std::max(1.0, side * 0.012);
    painter.setPen(QPen(QColor(board_palette::hollowEdge), line));
    painter.setBrush(QColor(board_palette::hollow));
    const double half = line / 2;
    painter.drawRoundedRect(rectangle.adjusted(half, half, -half, -half), side * 0.09, side * 0.09);
}

} // namespace

BoardBands CardSkin::bands(double /*devicePixelRatio*/) const {
    return {.wide = 0.36, .narrow = 0.16};
}

/// The marks keep to the strip below the index.
MarkStyle CardSkin::marks() const {
    return {.round = false,
            .target = {0, 0.345},
            .targetRadius = 0.075,
            .grip = {0, 0.3},
            .gripRadius = 0.04,
            .removal = {-0.35, -0.35},
            .ringsJumped = false};
}

void CardSkin::paintTable(QPainter& painter, const BoardGeometry& geometry,
                          const BoardPicture& /*picture*/, double devicePixelRatio) const {
    paintFelt(painter, geometry);
    paintCoordinates(painter, geometry, devicePixelRatio);
}

void CardSkin::paintSpace(QPainter& painter, const QRectF& space, const SpaceLook& look) const {
    painter.fillRect(space, QColor(board_palette::mat));
    if (cardGroundOf(look.ground).card)
        paintFace(painter, cardOn(space), cardLook(look, colours_));
    else
        paintHollow(painter, cardOn(space));
}

double CardSkin::pieceRadius(int side) const {
    return checkerRadius(cardOn(QRectF(0, 0, side, side)));
}

void CardSkin::paintPiece(QPainter& painter, QPointF centre, double radius, BoardPiece piece,
                          const PieceLook& look) const {
    paintChecker(painter, centre, radius, piece.seat, look);
}

void CardSkin::paintPrint(QPainter& painter, const QRectF& space, const SpaceLook& look) const {
    if (const auto card = cardGroundOf(look.ground).card)
        ui::paintPrint(painter, cardOn(space), *card, cardLook(look, colours_));
}

bool CardSkin::hasIndex(const SpaceLook& look) const {
    return cardGroundOf(look.ground).card.has_value();
}

void CardSkin::paintIndex(QPainter& painter, const QRectF& space, const SpaceLook& look,
                          bool haloed) const {
    const auto card = cardGroundOf(look.ground).card;
    if (!card)
        return;
    const QPainterPath index = indexPath(*card, indexRectangle(cardOn(space)));
    const Ground cover = coverOf(look);
    if (haloed)
        painter.strokePath(index, QPen(groundColour(cover, look.dimmed), space.width() * 0.09,
                                       Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(index, suitColour(card->suit(), cover, colours_, look.dimmed));
}

void CardSkin::paintLifted(QPainter& painter, const QRectF& space, std::uint16_t ground) const {
    const QRectF rectangle = cardOn(space);
    const double side = space.width();
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 80));
    painter.drawRoundedRect(rectangle.translated(0, side * 0.08), side * 0.1, side * 0.1);
    const CardGround lies = cardGroundOf(ground);
    if (lies.card) {
        paintCard(painter, rectangle, *lies.card, {.colours = colours_, .wild = lies.wild});
        return;
    }
    painter.setPen(QPen(QColor(board_palette::hollowEdge), side * 0.02));
    painter.setBrush(QColor(board_palette::hollow));
    painter.drawRoundedRect(rectangle, side * 0.08, side * 0.08);
}

QRgb CardSkin::markColour(std::optional<Seat> seat) const {
    if (!seat)
        return board_palette::pointedAt;
    return *seat == checkers_poker::first ? targetOfFirst : targetOfSecond;
}

QRgb CardSkin::gripColour(Seat seat) const {
    return seat == checkers_poker::first ? board_palette::markBorder : targetOfSecond;
}

QString CardSkin::inWords(const BoardPicture& picture, BoardSpace space) const {
    return spaceWords(picture, space);
}

QString CardSkin::explained(std::uint16_t ground) const {
    return cardGroundOf(ground).wild
               ? CardWords::tr(
                     "The star marks a wild card: whoever shows it names the card that it "
                     "stands for.")
               : QString();
}

std::shared_ptr<const Skin> cardSkin(SuitColours colours) {
    return std::make_shared<CardSkin>(colours);
}

} // namespace ui
