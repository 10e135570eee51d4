#include "ui/art/seat_signs.hpp"

#include <QCoreApplication>
#include <QPolygonF>
#include <QTransform>

#include <algorithm>
#include <array>

namespace ui {

using tabletop::Seat;

namespace {

struct SeatSignWords {
    Q_DECLARE_TR_FUNCTIONS(ui::SeatSigns)
};

/// The signs are made in a square from -100 to 100. Their weights are alike, their outlines not.
constexpr double signSize = 100;

QPainterPath disc(QPointF centre, double radius) {
    QPainterPath path;
    path.addEllipse(centre, radius, radius);
    return path;
}

QPainterPath bar(const QRectF& rectangle, double degrees = 0) {
    QPainterPath path;
    path.addRect(rectangle);
    return QTransform().rotate(degrees).map(path);
}

QPainterPath ringSign() { return disc({}, 95).subtracted(disc({}, 50)); }

QPainterPath triangleSign() {
    QPainterPath path;
    path.addPolygon(QPolygonF{{0, -100}, {100, 80}, {-100, 80}});
    path.closeSubpath();
    return path;
}

QPainterPath barsSign() { return bar({-90, -75, 180, 52}).united(bar({-90, 23, 180, 52})); }

QPainterPath crossSign() {
    const QRectF arm(-112, -26, 224, 52);
    return bar(arm, 45).united(bar(arm, -45));
}

QPainterPath squareSign() { return bar({-78, -78, 156, 156}); }

QPainterPath crescentSign() { return disc({}, 100).subtracted(disc({52, -20}, 78)); }

const std::array<QPainterPath, tabletop::most_seats>& signs() {
    static const std::array<QPainterPath, tabletop::most_seats> made{
        ringSign(), triangleSign(), barsSign(), crossSign(), squareSign(), crescentSign()};
    return made;
}

} // namespace

const SeatColours& seatColours(Seat seat) {
    // Pale, amber, sky, brick, green, navy: chosen by their distances in three colour deficiencies.
    static const std::array<SeatColours, tabletop::most_seats> colours{{
        {QColor(0xf7f3e8), QColor(0x5a523f), QColor(0xd9d0b8), QColor(0x3a352a), QColor(0xf9f6ec),
         QColor(0xffffff)},
        {QColor(0xf0b52e), QColor(0x6b4706), QColor(0xd08f12), QColor(0x3b2703), QColor(0xe6c57c),
         QColor(0xf3bb4a)},
        {QColor(0x5db3ea), QColor(0x174f78), QColor(0x338ac6), QColor(0x06263f), QColor(0xb3cfd9),
         QColor(0x8fcdf6)},
        {QColor(0xc2482c), QColor(0x561509), QColor(0xe27d62), QColor(0xffffff), QColor(0xe5b09c),
         QColor(0xf59a82)},
        {QColor(0x2f6f5a), QColor(0x0d3226), QColor(0x63a78f), QColor(0xeafff6), QColor(0xabc4aa),
         QColor(0x86d1b5)},
        {QColor(0x1b1d4d), QColor(0x07081f), QColor(0x7d86e0), QColor(0xeef0ff), QColor(0xb8b5cf),
         QColor(0xb9c1ff)},
    }};
    return colours[index(seat)];
}

QPainterPath seatSignPath(Seat seat, const QRectF& into) {
    const double scale = std::min(into.width(), into.height()) / 2 / signSize;
    return QTransform(scale, 0, 0, scale, into.center().x(), into.center().y())
        .map(signs()[index(seat)]);
}

QString seatSignWord(Seat seat) {
    constexpr std::array<const char*, tabletop::most_seats> words{
        QT_TRANSLATE_NOOP("ui::SeatSigns", "ring"),
        QT_TRANSLATE_NOOP("ui::SeatSigns", "triangle"),
        QT_TRANSLATE_NOOP("ui::SeatSigns", "bars"),
        QT_TRANSLATE_NOOP("ui::SeatSigns", "cross"),
        QT_TRANSLATE_NOOP("ui::SeatSigns", "square"),
        QT_TRANSLATE_NOOP("ui::SeatSigns", "crescent")};
    return SeatSignWords::tr(words[index(seat)]);
}

} // namespace ui
