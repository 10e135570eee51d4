#include "ui/board/board_painter.hpp"

#include "ui/art/card_art.hpp"
#include "ui/art/checker_art.hpp"
#include "ui/board/board_marks.hpp"
#include "ui/board/board_palette.hpp"

#include <QFont>
#include <QPainter>
#include <QPainterPath>

namespace ui {

using checkers_poker::Seat;
using checkers_poker::Space;
using checkers_poker::SpaceSet;

namespace {

constexpr std::array<Seat, 2> seats{checkers_poker::first, checkers_poker::second};

SpaceSet everySpace() { return ~SpaceSet(); }

std::optional<Seat> ownerOf(Space space, const checkers_poker::PerSeat<SpaceSet>& checkers) {
    for (const Seat seat : seats)
        if (checkers[seat].contains(space))
            return seat;
    return std::nullopt;
}

/// Whose checker would be put on a target.
std::optional<Seat> chosenSeat(const BoardPicture& picture) {
    return picture.chosen ? ownerOf(*picture.chosen, picture.checkers) : std::nullopt;
}

Ground coverOf(Space space, const BoardScene& scene) {
    const BoardPicture& picture = scene.picture;
    const bool lifted = scene.carried && scene.carried->from == space;
    const auto owner = ownerOf(space, picture.checkers);
    if (owner && !lifted && !scene.underWay[*owner].contains(space))
        return groundOf(*owner);
    if (const auto ghost = ownerOf(space, picture.ghosts))
        return ghostGroundOf(*ghost);
    const auto chosen = chosenSeat(picture);
    if (chosen && scene.pointedAt == space && picture.targets.contains(space))
        return ghostGroundOf(*chosen);
    return Ground::card;
}

bool carriesCard(const BoardScene& scene) {
    return scene.carried && !ownerOf(scene.carried->from, scene.picture.checkers);
}

SpaceFace faceOf(Space space, const BoardScene& scene) {
    const BoardPicture& picture = scene.picture;
    SpaceFace face;
    if (!carriesCard(scene) || scene.carried->from != space)
        face.card = picture.layout.card_on(space);
    face.cover = coverOf(space, scene);
    face.wild = face.card && picture.wild.contains(*face.card);
    face.dimmed = !picture.highlighted.empty() && !picture.highlighted.contains(space);
    return face;
}

/// One coordinate in the band at the left, one in the band below.
void paintCoordinates(QPainter& painter, const BoardScene& scene) {
    const BoardGeometry& geometry = scene.geometry;
    const QRect grid = geometry.grid();
    const double ratio = scene.devicePixelRatio;
    QFont font = painter.font();
    font.setPixelSize(qRound(ratio * 6 + geometry.side() * 0.1));
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(QColor(board_palette::coordinate));
    const QRect left(geometry.frame().left(), 0, grid.left() - geometry.frame().left(), 0);
    const QRect below(0, grid.bottom() + 1, 0, geometry.frame().bottom() - grid.bottom());
    for (int at = 0; at < 8; ++at) {
        const std::string text = to_text(geometry.spaceAtPlace({at, at}));
        const QRect space = geometry.rectangleOf(geometry.spaceAtPlace({at, at}));
        painter.drawText(QRect(space.left(), below.top(), space.width(), below.height()),
                         Qt::AlignCenter, QString(QLatin1Char(text[0])));
        painter.drawText(QRect(left.left(), space.top(), left.width(), space.height()),
                         Qt::AlignCenter, QString(QLatin1Char(text[1])));
    }
}

void paintBand(QPainter& painter, const BoardScene& scene, const QRect& exposed) {
    const BoardGeometry& geometry = scene.geometry;
    if (geometry.grid().contains(exposed))
        return;
    const double side = geometry.side();
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(board_palette::felt));
    painter.drawRoundedRect(geometry.frame(), side * 0.12, side * 0.12);
    paintCoordinates(painter, scene);
}

/// The index alone, on top of whatever was drawn over its card.
void paintIndex(QPainter& painter, Space space, Ground ground, const BoardScene& scene) {
    const auto card = faceOf(space, scene).card;
    if (!card)
        return;
    const QRectF into = indexRectangle(scene.geometry.cardRectangle(space));
    painter.fillPath(indexPath(*card, into), suitColour(card->suit(), ground, scene.colours));
}

/// The spaces that a path touches: those it leads through, and those jumped over.
SpaceSet spacesAlong(const std::vector<Space>& path) {
    SpaceSet spaces;
    for (std::size_t at = 0; at < path.size(); ++at) {
        spaces.insert(path[at]);
        if (at > 0)
            spaces.insert(Space((path[at - 1].file() + path[at].file()) / 2,
                                (path[at - 1].rank() + path[at].rank()) / 2));
    }
    return spaces;
}

void paintFrames(QPainter& painter, const BoardScene& scene) {
    const BoardPicture& picture = scene.picture;
    const BoardGeometry& geometry = scene.geometry;
    if (!picture.lastMove.empty()) {
        paintCorners(painter, geometry, picture.lastMove.front(), board_palette::lastMove);
        paintCorners(painter, geometry, picture.lastMove.back(), board_palette::lastMove);
    }
    for (const Space space : picture.highlighted)
        paintFrame(painter, geometry, space, board_palette::highlighted);
    if (picture.chosen)
        paintFrame(painter, geometry, *picture.chosen, board_palette::chosen);
    const SpaceSet answering = picture.active | picture.targets | picture.draggable;
    if (scene.pointedAt && answering.contains(*scene.pointedAt) &&
        scene.pointedAt != picture.chosen)
        paintFrame(painter, geometry, *scene.pointedAt, board_palette::pointedAt);
}

void paintDots(QPainter& painter, const BoardScene& scene) {
    const BoardPicture& picture = scene.picture;
    const auto chosen = chosenSeat(picture);
    for (const Space space : picture.targets)
        if (!isGhost(coverOf(space, scene)))
            paintTarget(painter, scene.geometry, space, chosen);
    const SpaceSet moving =
        scene.underWay[checkers_poker::first] | scene.underWay[checkers_poker::second];
    for (const Space space : picture.removable - moving)
        paintRemoval(painter, scene.geometry, space);
    if (picture.chosen || !picture.removable.empty())
        return;
    for (const Seat seat : seats)
        for (const Space space : (picture.active & picture.checkers[seat]) - moving)
            paintGrip(painter, scene.geometry, space, seat);
}

/// A checker anywhere, with the indices of the cards under it on top.
void paintMoving(QPainter& painter, QPointF centre, Seat seat, double lift, double opacity,
                 const BoardScene& scene) {
    const BoardGeometry& geometry = scene.geometry;
    const double radius =
        checkerRadius(geometry.cardRectangle(geometry.spaceAtPlace({0, 0}))) * (1 + 0.08 * lift);
    painter.save();
    painter.setOpacity(opacity);
    paintChecker(painter, centre, radius, seat, {.lift = lift});
    QPainterPath circle;
    circle.addEllipse(centre, radius, radius);
    painter.setClipPath(circle, Qt::IntersectClip);
    const QRectF bounds = circle.boundingRect();
    for (const Space space : everySpace())
        if (bounds.intersects(QRectF(geometry.rectangleOf(space))))
            paintIndex(painter, space, groundOf(seat), scene);
    painter.restore();
}

void paintCarried(QPainter& painter, const BoardScene& scene) {
    const auto& [from, centre] = *scene.carried;
    if (const auto owner = ownerOf(from, scene.picture.checkers)) {
        paintMoving(painter, centre, *owner, 1, 1, scene);
        return;
    }
    QRectF rectangle = scene.geometry.cardRectangle(from);
    rectangle.moveCenter(centre);
    const auto card = scene.picture.layout.card_on(from);
    const double side = scene.geometry.side();
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 80));
    painter.drawRoundedRect(rectangle.translated(0, side * 0.08), side * 0.1, side * 0.1);
    if (card) {
        paintCard(painter, rectangle, *card,
                  {.colours = scene.colours, .wild = scene.picture.wild.contains(*card)});
        return;
    }
    painter.setPen(QPen(QColor(board_palette::hollowEdge), side * 0.02));
    painter.setBrush(QColor(board_palette::hollow));
    painter.drawRoundedRect(rectangle, side * 0.08, side * 0.08);
}

} // namespace

/// The path, and over it the indices that it would strike out.
void BoardPainter::paintWay(QPainter& painter, const BoardScene& scene) {
    if (scene.picture.path.size() < 2)
        return;
    paintPath(painter, scene.geometry, scene.picture.path, chosenSeat(scene.picture));
    for (const Space space : spacesAlong(scene.picture.path)) {
        const SpaceFace face = faceOf(space, scene);
        if (face.card)
            painter.drawPixmap(scene.geometry.rectangleOf(space).topLeft(), sprites_.indexOf(face));
    }
}

void BoardPainter::paint(QPainter& painter, const BoardScene& scene, const QRect& exposed) {
    const BoardGeometry& geometry = scene.geometry;
    if (geometry.side() == 0)
        return;
    sprites_.prepare(geometry.side(), scene.colours);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBand(painter, scene, exposed);
    for (const Space space : everySpace()) {
        const QRect rectangle = geometry.rectangleOf(space);
        if (exposed.intersects(rectangle))
            painter.drawPixmap(rectangle.topLeft(), sprites_.of(faceOf(space, scene)));
    }
    paintWay(painter, scene);
    paintFrames(painter, scene);
    paintDots(painter, scene);
    for (const MovingChecker& checker : scene.moving)
        paintMoving(painter, geometry.centreOfPlace(checker.place), checker.seat, checker.lift,
                    checker.opacity, scene);
    if (scene.cursor)
        paintCursor(painter, geometry, *scene.cursor);
    if (scene.carried)
        paintCarried(painter, scene);
}

} // namespace ui
