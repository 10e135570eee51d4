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
#include <utility>
#include <vector>

namespace ui {

namespace {

// In sides of a space.
constexpr double fieldWidth = 1.68;
constexpr double campWidth = 0.88;
constexpr double holeRadius = 0.29;
constexpr double letterPlace = 0.69;
const QColor holeShade(0x3a2c10);
constexpr double holeDepth = 0.22;

/// The straight lines within a set, each as long as it goes on.
QList<QLineF> linesAmong(const BoardSpaces& spaces, const BoardGeometry& geometry) {
    const BoardShape& shape = geometry.shape();
    const auto next = [&](BoardSpace space, std::size_t direction) {
        const auto neighbour = shape.neighbour(space, direction);
        return neighbour && spaces.contains(*neighbour) ? neighbour : std::nullopt;
    };
    QList<QLineF> lines;
    for (const BoardSpace begin : spaces)
        for (std::size_t way = 0; way < shape.at(begin).neighbours.size(); ++way) {
            const std::size_t back = shape.opposite(way);
            if (way > back || next(begin, back) || !next(begin, way))
                continue;
            BoardSpace end = begin;
            while (const auto further = next(end, way))
                end = *further;
            lines << QLineF(geometry.centreOf(begin), geometry.centreOf(end));
        }
    return lines;
}

void drawThick(QPainter& painter, const QList<QLineF>& lines, double width, const QColor& colour) {
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
    // One by one: all at once they would be taken for one area, which takes many times longer.
    for (const QLineF& line : lines)
        painter.drawLine(line);
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
        drawThick(painter, lines, side * (campWidth + 0.22), colours.edge);
        drawThick(painter, lines, side * (campWidth + 0.16), colours.face);
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
    depth.setColorAt(0, mixed(ground, holeShade, 0.46));
    depth.setColorAt(0.55, mixed(ground, holeShade, holeDepth));
    depth.setColorAt(1, mixed(ground, holeShade, 0.08));
    painter.setBrush(depth);
    painter.setPen(QPen(mixed(ground, holeShade, 0.45), std::max(1.0, radius * 0.09)));
    painter.drawEllipse(hole);
}

using Line = QList<BoardSpace>;
using Lines = std::map<QString, Line>;

/// From the end of a line to its other one, which lies more in a direction.
std::pair<BoardSpace, BoardSpace> endsOf(const Line& line, QPointF towards,
                                         const BoardGeometry& geometry) {
    const auto [first, last] = std::ranges::minmax(line, {}, [&](BoardSpace space) {
        return QPointF::dotProduct(geometry.placeOf(space), towards);
    });
    return {first, last};
}

/// The step that all these lines go by.
QPointF stepOf(const Lines& lines, QPointF towards, const BoardGeometry& geometry) {
    QPointF longest;
    for (const auto& [name, line] : lines) {
        const auto [first, last] = endsOf(line, towards, geometry);
        const QPointF way = geometry.placeOf(last) - geometry.placeOf(first);
        if (way.manhattanLength() > longest.manhattanLength())
            longest = way;
    }
    return longest / std::max(1.0, std::hypot(longest.x(), longest.y()));
}

/// The name of each line, beyond the end of it that lies more in a direction.
void paintNames(QPainter& painter, const Lines& lines, QPointF towards,
                const BoardGeometry& geometry) {
    const QPointF beyond = stepOf(lines, towards, geometry) * letterPlace;
    const double side = geometry.side();
    for (const auto& [name, line] : lines) {
        const BoardSpace last = endsOf(line, towards, geometry).second;
        const QPointF centre = geometry.centreOfPlace(geometry.placeOf(last) + beyond);
        painter.drawText(QRectF(centre - QPointF(side, side) / 2, QSizeF(side, side)),
                         Qt::AlignCenter, name);
    }
}

/// Letters stand at the lower ends of their lines, numbers at the left ones.
void paintCoordinatesOnField(QPainter& painter, const BoardGeometry& geometry,
                             double devicePixelRatio) {
    Lines files;
    Lines ranks;
    for (const BoardSpace space : geometry.shape().all()) {
        const QString name = geometry.shape().nameOf(space);
        files[name.left(1)] << space;
        ranks[name.mid(1)] << space;
    }
    QFont font = painter.font();
    font.setPixelSize(std::max(qRound(devicePixelRatio * 8),
                               qRound(devicePixelRatio * 3 + geometry.side() * 0.19)));
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(QColor(board_palette::fieldInk));
    paintNames(painter, files, {-0.01, 1}, geometry);
    paintNames(painter, ranks, {-1, 0.01}, geometry);
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
    paintCoordinatesOnField(painter, geometry, devicePixelRatio);
    for (const BoardSpace space : geometry.shape().all()) {
        const auto& home = homes[space.index()];
        const auto& goal = goals[space.index()];
        const QColor ground = campGround(field, home);
        paintHole(painter, geometry.centreOf(space), side * holeRadius, ground);
        if (home || goal)
            paintCampSign(painter, geometry.centreOf(space), side * 0.17, goal ? *goal : *home,
                          mixed(ground, holeShade, holeDepth));
    }
}

void DimpleSkin::paintSpace(QPainter& /*painter*/, const QRectF& /*space*/,
                            const SpaceLook& /*look*/) const {}

} // namespace ui
