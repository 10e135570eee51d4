#include "ui/board/board_painter.hpp"

#include "ui/board/board_marks.hpp"
#include "ui/board/board_palette.hpp"

#include <QPainter>
#include <QPainterPath>

namespace ui {

using tabletop::Seat;

namespace {

/// The piece that would be put on a target.
std::optional<BoardPiece> chosenPiece(const BoardPicture& picture) {
    return picture.chosen ? picture.at(*picture.chosen).piece : std::nullopt;
}

std::optional<Seat> chosenSeat(const BoardPicture& picture) {
    const auto piece = chosenPiece(picture);
    return piece ? std::optional(piece->seat) : std::nullopt;
}

bool carriesGround(const BoardScene& scene) {
    return scene.carried && !scene.picture.at(scene.carried->from).piece;
}

/// The piece drawn on a space, if one is, and whether it is still to come.
void putPiece(SpaceLook& look, BoardSpace space, const BoardScene& scene) {
    const BoardPicture& picture = scene.picture;
    const SpaceContents& contents = picture.at(space);
    const bool lifted = scene.carried && scene.carried->from == space;
    if (contents.piece && !lifted && !scene.underWay.contains(space)) {
        look.piece = contents.piece;
        return;
    }
    look.piece = contents.ghost;
    if (!look.piece && scene.pointedAt == space && picture.targets.contains(space))
        look.piece = chosenPiece(picture);
    look.ghost = look.piece.has_value();
}

SpaceLook lookOf(BoardSpace space, const BoardScene& scene) {
    const BoardPicture& picture = scene.picture;
    SpaceLook look;
    if (!carriesGround(scene) || scene.carried->from != space)
        look.ground = picture.at(space).ground;
    putPiece(look, space, scene);
    look.dimmed = !picture.highlighted.empty() && !picture.highlighted.contains(space);
    const tabletop::Point& point = picture.shape.at(space).point;
    look.shaded = qRound(point.x + point.y) % 2 != 0;
    for (const BoardCamp& camp : picture.camps)
        if (camp.spaces.contains(space))
            (camp.goal ? look.goal : look.home) = camp.seat;
    return look;
}

/// The spaces that a path touches: those it leads through, and those jumped over.
BoardSpaces spacesAlong(const BoardPicture& picture) {
    BoardSpaces spaces = picture.jumped;
    for (const BoardSpace space : picture.path)
        spaces.insert(space);
    return spaces;
}

void paintFrames(const BoardMarks& marks, const BoardScene& scene) {
    const BoardPicture& picture = scene.picture;
    if (!picture.lastMove.empty()) {
        marks.corners(picture.lastMove.front(), board_palette::lastMove);
        marks.corners(picture.lastMove.back(), board_palette::lastMove);
    }
    for (const BoardSpace space : picture.highlighted)
        marks.frame(space, board_palette::highlighted);
    if (picture.chosen)
        marks.frame(*picture.chosen, board_palette::chosen);
    const BoardSpaces answering = picture.active | picture.targets | picture.draggable;
    if (scene.pointedAt && answering.contains(*scene.pointedAt) &&
        scene.pointedAt != picture.chosen)
        marks.frame(*scene.pointedAt, board_palette::pointedAt);
}

void paintDots(const BoardMarks& marks, const BoardScene& scene) {
    const BoardPicture& picture = scene.picture;
    for (const BoardSpace space : picture.targets)
        if (!lookOf(space, scene).ghost)
            marks.target(space, chosenSeat(picture));
    for (const BoardSpace space : picture.removable - scene.underWay)
        marks.removal(space);
    if (picture.chosen || !picture.removable.empty())
        return;
    for (const BoardSpace space : picture.active - scene.underWay)
        if (const auto& piece = picture.at(space).piece)
            marks.grip(space, piece->seat);
}

/// A piece anywhere, with what has to stay in sight of the spaces under it on top.
void paintMoving(QPainter& painter, QPointF centre, BoardPiece piece, double lift, double opacity,
                 const BoardScene& scene) {
    const BoardGeometry& geometry = scene.geometry;
    const double radius = scene.skin->pieceRadius(geometry.side()) * (1 + 0.08 * lift);
    painter.save();
    painter.setOpacity(opacity);
    scene.skin->paintPiece(painter, centre, radius, piece, {.lift = lift});
    QPainterPath circle;
    circle.addEllipse(centre, radius, radius);
    painter.setClipPath(circle, Qt::IntersectClip);
    const QRectF bounds = circle.boundingRect();
    for (const BoardSpace space : geometry.shape().all()) {
        const QRectF rectangle(geometry.rectangleOf(space));
        if (!bounds.intersects(rectangle))
            continue;
        SpaceLook look = lookOf(space, scene);
        look.piece = piece;
        look.ghost = look.dimmed = false;
        if (scene.skin->hasIndex(look))
            scene.skin->paintIndex(painter, rectangle, look, false);
    }
    painter.restore();
}

void paintCarried(QPainter& painter, const BoardScene& scene) {
    const auto& [from, centre] = *scene.carried;
    const SpaceContents& contents = scene.picture.at(from);
    if (contents.piece) {
        paintMoving(painter, centre, *contents.piece, 1, 1, scene);
        return;
    }
    QRectF rectangle(scene.geometry.rectangleOf(from));
    rectangle.moveCenter(centre);
    scene.skin->paintLifted(painter, rectangle, contents.ground);
}

} // namespace

/// What lies beneath the spaces is kept as one picture; around them alone it is drawn sooner.
void BoardPainter::paintTable(QPainter& painter, const BoardScene& scene, const QRect& exposed) {
    const BoardGeometry& geometry = scene.geometry;
    if (scene.skin->isTiled()) {
        if (!geometry.grid().contains(exposed))
            scene.skin->paintTable(painter, geometry, scene.picture, scene.devicePixelRatio);
        return;
    }
    const QRect frame = geometry.frame();
    TableKey key{.shape = scene.picture.shape,
                 .turn = scene.picture.turn,
                 .frame = frame,
                 .devicePixelRatio = scene.devicePixelRatio,
                 .camps = scene.picture.camps,
                 .skin = scene.skin};
    if (!(key == tableKey_)) {
        table_ = QPixmap(frame.size());
        table_.fill(Qt::transparent);
        QPainter onTable(&table_);
        onTable.setFont(painter.font());
        onTable.setRenderHint(QPainter::Antialiasing);
        onTable.translate(-frame.topLeft());
        scene.skin->paintTable(onTable, geometry, scene.picture, scene.devicePixelRatio);
        tableKey_ = std::move(key);
    }
    const QRect part = exposed.intersected(frame);
    painter.drawPixmap(part.topLeft(), table_, part.translated(-frame.topLeft()));
}

void BoardPainter::paintSpaces(QPainter& painter, const BoardScene& scene, const QRect& exposed) {
    for (const BoardSpace space : scene.geometry.shape().all()) {
        const QRect rectangle = scene.geometry.rectangleOf(space);
        if (!exposed.intersects(rectangle))
            continue;
        const SpaceLook look = lookOf(space, scene);
        if (look.piece || scene.skin->isTiled())
            painter.drawPixmap(rectangle.topLeft(), sprites_.of(look));
    }
}

/// The path, and over it what it would strike out.
void BoardPainter::paintWay(QPainter& painter, const BoardScene& scene) {
    const BoardPicture& picture = scene.picture;
    if (picture.path.size() < 2)
        return;
    BoardMarks(painter, scene.geometry, *scene.skin)
        .path(picture.path, picture.jumped, chosenSeat(picture));
    for (const BoardSpace space : spacesAlong(picture)) {
        const SpaceLook look = lookOf(space, scene);
        if (scene.skin->hasIndex(look))
            painter.drawPixmap(scene.geometry.rectangleOf(space).topLeft(), sprites_.indexOf(look));
    }
}

void BoardPainter::paint(QPainter& painter, const BoardScene& scene, const QRect& exposed) {
    const BoardGeometry& geometry = scene.geometry;
    if (geometry.side() == 0)
        return;
    sprites_.prepare(geometry.side(), scene.skin);
    painter.setRenderHint(QPainter::Antialiasing);
    paintTable(painter, scene, exposed);
    paintSpaces(painter, scene, exposed);
    scene.skin->paintCamps(painter, geometry, scene.picture);
    paintWay(painter, scene);
    const BoardMarks marks(painter, geometry, *scene.skin);
    paintFrames(marks, scene);
    paintDots(marks, scene);
    for (const MovingPiece& piece : scene.moving)
        paintMoving(painter, geometry.centreOfPlace(piece.place), piece.piece, piece.lift,
                    piece.opacity, scene);
    if (scene.cursor)
        marks.cursor(*scene.cursor);
    if (scene.carried)
        paintCarried(painter, scene);
}

} // namespace ui
