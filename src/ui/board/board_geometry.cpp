#include "ui/board/board_geometry.hpp"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace ui {

namespace {

/// Takes away what sines and cosines leave behind, so that equal heights are equal.
double snapped(double value) {
    constexpr double grain = 1e6;
    return std::round(value * grain) / grain;
}

enum class NamePart { letter, number };

QString partOf(const QString& name, NamePart part) {
    return part == NamePart::letter ? name.left(1) : name.mid(1);
}

/// What all names have of a part; nothing where that is not the same.
QString sharedPart(const QStringList& names, NamePart part) {
    const bool shared = std::ranges::all_of(names, [&](const QString& name) {
        return partOf(name, part) == partOf(names.front(), part);
    });
    return shared && !names.isEmpty() ? partOf(names.front(), part) : QString();
}

/// The name of one of several lines. The longest tells which part it is: a line of a single space
/// has both.
QString lineName(const std::vector<QStringList>& lines, std::size_t line) {
    const QStringList& longest = *std::ranges::max_element(lines, {}, &QStringList::size);
    for (const NamePart part : {NamePart::letter, NamePart::number})
        if (!sharedPart(longest, part).isEmpty())
            return sharedPart(lines[line], part);
    return {};
}

QPointF turned(QPointF point, double angle) {
    const double sine = std::sin(angle);
    const double cosine = std::cos(angle);
    return {point.x() * cosine - point.y() * sine, point.x() * sine + point.y() * cosine};
}

} // namespace

int cardInset(int side) { return std::max(1, qRound(side * 0.04)); }

BoardGeometry::BoardGeometry(QSize pixels, const BoardShape& shape, int turn, BoardBands bands)
    : shape_(shape) {
    if (shape_.size() == 0)
        return;
    place(turn);
    makeLines();
    fit(pixels, bands);
}

void BoardGeometry::place(int turn) {
    const double angle = 2 * std::numbers::pi * turn / shape_.turns();
    constexpr double endless = std::numeric_limits<double>::infinity();
    QPointF least(endless, endless);
    QPointF greatest(-endless, -endless);
    for (const BoardSpace space : shape_.all()) {
        const tabletop::Point& point = shape_.at(space).point;
        const QPointF seen = turned({point.x, -point.y}, angle);
        places_.push_back(seen);
        least = {std::min(least.x(), seen.x()), std::min(least.y(), seen.y())};
        greatest = {std::max(greatest.x(), seen.x()), std::max(greatest.y(), seen.y())};
    }
    for (QPointF& seen : places_)
        seen = {snapped(seen.x() - least.x()), snapped(seen.y() - least.y())};
    extent_ = {snapped(greatest.x() - least.x()), snapped(greatest.y() - least.y())};
}

void BoardGeometry::makeLines() {
    std::vector<BoardSpace> spaces;
    for (const BoardSpace space : shape_.all())
        spaces.push_back(space);
    std::ranges::sort(spaces, [this](BoardSpace a, BoardSpace b) {
        const QPointF one = placeOf(a);
        const QPointF other = placeOf(b);
        return one.y() != other.y() ? one.y() < other.y() : one.x() < other.x();
    });
    for (const BoardSpace space : spaces) {
        if (lines_.empty() || placeOf(lines_.back().front()).y() != placeOf(space).y())
            lines_.emplace_back();
        lines_.back().push_back(space);
    }
}

void BoardGeometry::fit(QSize pixels, BoardBands bands) {
    const QSizeF spaces = extent_ + QSizeF(1, 1);
    const double around = bands.wide + bands.narrow;
    const QSize available = pixels.expandedTo({0, 0});
    side_ = static_cast<int>(std::min(available.width() / (spaces.width() + around),
                                      available.height() / (spaces.height() + around)));
    QSize whole;
    int wide = 0;
    int narrow = 0;
    for (;; --side_) {
        wide = std::max(static_cast<int>(std::ceil(side_ * bands.wide)), bands.least);
        narrow = static_cast<int>(std::floor(side_ * bands.narrow));
        gridSize_ = {static_cast<int>(std::ceil(spaces.width() * side_)),
                     static_cast<int>(std::ceil(spaces.height() * side_))};
        whole = gridSize_ + QSize(wide + narrow, wide + narrow);
        if (side_ <= 0 ||
            (whole.width() <= available.width() && whole.height() <= available.height()))
            break;
    }
    side_ = std::max(side_, 0);
    frame_ =
        QRect(QPoint((pixels.width() - whole.width()) / 2, (pixels.height() - whole.height()) / 2),
              whole);
    origin_ = frame_.topLeft() + QPoint(wide, narrow);
}

int BoardGeometry::columns() const {
    std::size_t longest = 0;
    for (const auto& line : lines_)
        longest = std::max(longest, line.size());
    return static_cast<int>(longest);
}

QString BoardGeometry::rowName(int row) const {
    std::vector<QStringList> names;
    for (const auto& line : lines_) {
        names.emplace_back();
        for (const BoardSpace space : line)
            names.back() << shape_.nameOf(space);
    }
    return lineName(names, static_cast<std::size_t>(row));
}

QString BoardGeometry::columnName(int column) const {
    std::vector<QStringList> names(static_cast<std::size_t>(columns()));
    for (const auto& line : lines_)
        for (std::size_t at = 0; at < line.size(); ++at)
            names[at] << shape_.nameOf(line[at]);
    return lineName(names, static_cast<std::size_t>(column));
}

QRect BoardGeometry::rectangleOf(BoardSpace space) const {
    return {origin_ + (placeOf(space) * side_).toPoint(), QSize(side_, side_)};
}

QRectF BoardGeometry::faceRectangle(BoardSpace space) const {
    const int inset = cardInset(side_);
    return rectangleOf(space).adjusted(inset, inset, -inset, -inset);
}

QPointF BoardGeometry::centreOf(BoardSpace space) const {
    return QRectF(rectangleOf(space)).center();
}

std::optional<BoardSpace> BoardGeometry::spaceAt(QPointF pixel) const {
    if (side_ == 0)
        return std::nullopt;
    std::optional<BoardSpace> nearest;
    double least = std::numeric_limits<double>::infinity();
    for (const BoardSpace space : shape_.all()) {
        const QPointF within = pixel - rectangleOf(space).topLeft();
        // Half open, so that touching spaces share no pixel.
        if (within.x() < 0 || within.y() < 0 || within.x() >= side_ || within.y() >= side_)
            continue;
        const QPointF away = within - QPointF(side_, side_) / 2;
        const double distance = QPointF::dotProduct(away, away);
        if (distance < least) {
            least = distance;
            nearest = space;
        }
    }
    return nearest;
}

std::optional<BoardSpace> BoardGeometry::spaceAtPlace(QPointF place) const {
    constexpr double near = 0.01;
    for (const BoardSpace space : shape_.all())
        if ((placeOf(space) - place).manhattanLength() < near)
            return space;
    return std::nullopt;
}

QPointF BoardGeometry::centreOfPlace(QPointF place) const {
    return origin_ + (place + QPointF(0.5, 0.5)) * side_;
}

} // namespace ui
