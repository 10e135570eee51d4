#include "ui/board/space_sprites.hpp"

#include "ui/art/card_art.hpp"
#include "ui/art/checker_art.hpp"
#include "ui/board/board_geometry.hpp"
#include "ui/board/board_palette.hpp"

#include <QPainter>

#include <algorithm>
#include <memory>

namespace ui {

namespace {

/// Enough for every space lit and dimmed, and for the checkers that come and go meanwhile.
constexpr int mostKept = 200;
constexpr int mostIndicesKept = 40;

/// What the cache holds under the key, drawn now if it holds nothing.
template <class Draw>
QPixmap kept(QCache<int, QPixmap>& cache, int key, Draw draw) {
    if (const QPixmap* found = cache.object(key))
        return *found;
    QPixmap drawn = draw();
    cache.insert(key, std::make_unique<QPixmap>(drawn).release());
    return drawn;
}

int keyOf(const SpaceFace& face) {
    const int card = face.card ? static_cast<int>(face.card->index()) : 64;
    return card | static_cast<int>(face.cover) << 7 | (face.wild ? 1 << 10 : 0) |
           (face.dimmed ? 1 << 11 : 0);
}

void paintHollow(QPainter& painter, const QRectF& rectangle) {
    const double side = rectangle.width();
    const double line = std::max(1.0, side * 0.012);
    painter.setPen(QPen(QColor(board_palette::hollowEdge), line));
    painter.setBrush(QColor(board_palette::hollow));
    const double half = line / 2;
    painter.drawRoundedRect(rectangle.adjusted(half, half, -half, -half), side * 0.09, side * 0.09);
}

QPixmap transparent(int side) {
    QPixmap pixmap(side, side);
    pixmap.fill(Qt::transparent);
    return pixmap;
}

} // namespace

std::optional<checkers_poker::Seat> seatOf(Ground cover) {
    switch (cover) {
    case Ground::firstChecker:
    case Ground::firstGhost:
        return checkers_poker::first;
    case Ground::secondChecker:
    case Ground::secondGhost:
        return checkers_poker::second;
    case Ground::card:
        break;
    }
    return std::nullopt;
}

bool isGhost(Ground cover) { return cover == Ground::firstGhost || cover == Ground::secondGhost; }

SpaceSprites::SpaceSprites()
    : spaces_(mostKept)
    , indices_(mostIndicesKept) {}

void SpaceSprites::prepare(int side, SuitColours colours) {
    if (side == side_ && colours == colours_)
        return;
    spaces_.clear();
    indices_.clear();
    checkers_.clear();
    side_ = side;
    colours_ = colours;
}

QPixmap SpaceSprites::of(const SpaceFace& face) {
    return kept(spaces_, keyOf(face), [&] { return drawn(face); });
}

QPixmap SpaceSprites::indexOf(const SpaceFace& face) {
    return kept(indices_, keyOf(face), [&] { return drawnIndex(face); });
}

QRectF SpaceSprites::cardRectangle() const {
    const int inset = cardInset(side_);
    return QRectF(0, 0, side_, side_).adjusted(inset, inset, -inset, -inset);
}

QPixmap SpaceSprites::drawn(const SpaceFace& face) {
    const CardLook look{.colours = colours_,
                        .coveredBy = seatOf(face.cover),
                        .ghost = isGhost(face.cover),
                        .wild = face.wild,
                        .dimmed = face.dimmed};
    QPixmap pixmap(side_, side_);
    pixmap.fill(QColor(board_palette::mat));
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    if (face.card)
        paintFace(painter, cardRectangle(), look);
    else
        paintHollow(painter, cardRectangle());
    if (look.coveredBy)
        painter.drawPixmap(0, 0, checker(face));
    if (face.card)
        paintPrint(painter, cardRectangle(), *face.card, look);
    return pixmap;
}

/// The same on every card, so that it is drawn once.
QPixmap SpaceSprites::checker(const SpaceFace& face) {
    const SpaceFace alone{.cover = face.cover, .dimmed = face.dimmed};
    return kept(checkers_, keyOf(alone), [&] {
        QPixmap pixmap = transparent(side_);
        QPainter painter(&pixmap);
        paintChecker(painter, cardRectangle().center(), checkerRadius(cardRectangle()),
                     *seatOf(face.cover), {.ghost = isGhost(face.cover), .dimmed = face.dimmed});
        return pixmap;
    });
}

QPixmap SpaceSprites::drawnIndex(const SpaceFace& face) const {
    QPixmap pixmap = transparent(side_);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPainterPath index = indexPath(*face.card, indexRectangle(cardRectangle()));
    painter.strokePath(index, QPen(groundColour(face.cover, face.dimmed), side_ * 0.09,
                                   Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(index, suitColour(face.card->suit(), face.cover, colours_, face.dimmed));
    return pixmap;
}

} // namespace ui
