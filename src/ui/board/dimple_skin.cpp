#include "ui/board/dimple_skin.hpp"

#include "ui/art/seat_signs.hpp"
#include "ui/board/board_frame.hpp"
#include "ui/board/board_palette.hpp"
#include "ui/board/camp_colours.hpp"
#include "ui/widgets/theme.hpp"

#include <QFont>
#include <QLineF>
#include <QLinearGradient>
#include <QList>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <vector>

namespace ui {

namespace {

// In sides of a space.
constexpr double fieldWidth = 1.62;
constexpr double campWidth = 0.98;
constexpr double holeRadius = 0.29;
constexpr double letterPlace = 0.63;
const QColor holeShade(0x3a2c10);

/// Between neighbours of a set, each line once.
QList<QLineF> linesAmong(const BoardSpaces& spaces, const BoardGeometry& geometry) {
    QList<QLineF> lines;
    for (const BoardSpace space : spaces)
        for (const BoardSpace next : geometry.shape().neighboursOf(space))
            if (space.index() < next.index() && spaces.contains(next))
                lines << QLineF(geometry.centreOf(space), geometry.centreOf(next));
    return lines;
}

void drawThick(QPainter& painter, const QList<QLineF>& lines, double width, const QColor& colour) {
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
    painter.drawLines(lines);
}

void paintField(QPainter& painter, const BoardGeometry& geometry, const QList<QLineF>& lines) {
    const double side = geometry.side();
    const double edge = std::max(1.0, side * 0.05);
    painter.save();
    painter.translate(0, side * 0.06);
    drawThick(painter, lines, side * fieldWidth + 2 * edge, QColor(board_palette::mat));
    painter.restore();
    drawThick(painter, lines, side * fieldWidth + 2 * edge, QColor(board_palette::fieldEdge));
    drawThick(painter, lines, side * fieldWidth, QColor(board_palette::field));
}

using SeatOfSpace = std::vector<std::optional<tabletop::Seat>>;

/// By space, whose camp it is; the last one where several are.
SeatOfSpace seatsOf(const BoardPicture& picture, bool goals) {
    SeatOfSpace seats(picture.shape.size());
    for (const BoardCamp& camp : picture.camps)
        for (const BoardSpace space : camp.spaces)
            if (camp.goal == goals)
                seats[space.index()] = camp.seat;
    return seats;
}

void paintCamp(QPainter& painter, const BoardGeometry& geometry, const BoardCamp& camp,
               const QColor& ground) {
    const double side = geometry.side();
    const SeatColours& colours = seatColours(camp.seat);
    const QList<QLineF> lines = linesAmong(camp.spaces, geometry);
    if (camp.goal) {
        drawThick(painter, lines, side * (campWidth + 0.26), colours.edge);
        drawThick(painter, lines, side * (campWidth + 0.18), colours.face);
        drawThick(painter, lines, side * (campWidth + 0.06), colours.edge);
    } else {
        drawThick(painter, lines, side * (campWidth + 0.06),
                  mixed(colours.edge, QColor(board_palette::field), 0.35));
    }
    drawThick(painter, lines, side * campWidth, ground);
}

void paintHole(QPainter& painter, QPointF centre, double radius, const QColor& ground) {
    const QRectF hole(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    QLinearGradient depth(hole.topLeft(), hole.bottomLeft());
    depth.setColorAt(0, mixed(ground, holeShade, 0.52));
    depth.setColorAt(0.55, mixed(ground, holeShade, 0.26));
    depth.setColorAt(1, mixed(ground, holeShade, 0.12));
    painter.setBrush(depth);
    painter.setPen(QPen(mixed(ground, holeShade, 0.45), std::max(1.0, radius * 0.09)));
    painter.drawEllipse(hole);
}

/// The letter or number of each line stands beyond its end: letters at the lower end, numbers at
/// the left one.
void paintNames(QPainter& painter, const BoardGeometry& geometry, double devicePixelRatio) {
    std::map<QString, QList<BoardSpace>> files;
    std::map<QString, QList<BoardSpace>> ranks;
    for (const BoardSpace space : geometry.shape().all()) {
        const QString name = geometry.shape().nameOf(space);
        files[name.left(1)] << space;
        ranks[name.mid(1)] << space;
    }
    QFont font = painter.font();
    font.setPixelSize(std::max(qRound(devicePixelRatio * 7),
                               qRound(devicePixelRatio * 3 + geometry.side() * 0.19)));
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(QColor(board_palette::fieldInk));
    const auto write = [&](const QString& text, const QList<BoardSpace>& line, QPointF towards) {
        const auto along = [&](BoardSpace space) {
            return QPointF::dotProduct(geometry.placeOf(space), towards);
        };
        const auto [last, first] = std::ranges::minmax(
            line, [&](BoardSpace a, BoardSpace b) { return along(a) < along(b); });
        const QPointF way = geometry.placeOf(first) - geometry.placeOf(last);
        const double length = std::max(0.5, std::hypot(way.x(), way.y()));
        const QPointF centre =
            geometry.centreOfPlace(geometry.placeOf(first) + way / length * letterPlace);
        const double half = geometry.side();
        painter.drawText(QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half),
                         Qt::AlignCenter, text);
    };
    for (const auto& [letter, line] : files)
        write(letter, line, {-0.01, 1});
    for (const auto& [number, line] : ranks)
        write(number, line, {-1, 0.01});
}

} // namespace

BoardBands DimpleSkin::bands(double /*devicePixelRatio*/) const {
    return {.wide = 0.5, .narrow = 0.5};
}

MarkStyle DimpleSkin::marks() const {
    MarkStyle style;
    style.round = true;
    return style;
}

void DimpleSkin::paintTable(QPainter& painter, const BoardGeometry& geometry,
                            const BoardPicture& picture, double devicePixelRatio) const {
    painter.setRenderHint(QPainter::Antialiasing);
    paintFelt(painter, geometry);
    const double side = geometry.side();
    const QList<QLineF> lines = linesAmong(geometry.shape().all(), geometry);
    paintField(painter, geometry, lines);
    const QColor field(board_palette::field);
    const SeatOfSpace homes = seatsOf(picture, false);
    const SeatOfSpace goals = seatsOf(picture, true);
    for (const BoardCamp& camp : picture.camps)
        if (!camp.spaces.empty())
            paintCamp(painter, geometry, camp,
                      campGround(field, homes[(*camp.spaces.begin()).index()]));
    drawThick(painter, lines, std::max(1.0, side * 0.04), QColor(board_palette::fieldLine));
    paintNames(painter, geometry, devicePixelRatio);
    for (const BoardSpace space : geometry.shape().all()) {
        const auto& home = homes[space.index()];
        const auto& goal = goals[space.index()];
        const QColor ground = campGround(field, home);
        paintHole(painter, geometry.centreOf(space), side * holeRadius, ground);
        if (home || goal)
            paintCampSign(painter, geometry.centreOf(space), side * 0.17, goal ? *goal : *home,
                          mixed(ground, holeShade, 0.26));
    }
}

void DimpleSkin::paintSpace(QPainter& /*painter*/, const QRectF& /*space*/,
                            const SpaceLook& /*look*/) const {}

} // namespace ui
