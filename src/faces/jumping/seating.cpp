#include "faces/jumping/seating.hpp"

#include <cmath>
#include <numbers>

namespace jumping_face {

namespace {

struct Centre {
    double x = 0;
    double y = 0;
};

Centre centreOf(const ui::BoardShape& shape, const ui::BoardSpaces& spaces) {
    Centre sum;
    for (const ui::BoardSpace space : spaces) {
        sum.x += shape.at(space).point.x;
        sum.y += shape.at(space).point.y;
    }
    const auto count = static_cast<double>(spaces.size());
    return {sum.x / count, sum.y / count};
}

/// Without what sines and cosines leave behind.
double snapped(double value) {
    constexpr double grain = 1e6;
    return std::round(value * grain) / grain;
}

} // namespace

std::pair<double, double> depthOf(const ui::BoardShape& shape, const ui::BoardSpaces& spaces,
                                  int turn) {
    const Centre middle = centreOf(shape, shape.all());
    const Centre centre = centreOf(shape, spaces);
    const double angle = 2 * std::numbers::pi * turn / shape.turns();
    const double x = centre.x - middle.x;
    const double y = centre.y - middle.y;
    return {snapped(y * std::cos(angle) - x * std::sin(angle)),
            snapped(x * std::cos(angle) + y * std::sin(angle))};
}

int turnToBottom(const ui::BoardShape& shape, const ui::BoardSpaces& spaces) {
    int best = 0;
    for (int turn = 1; turn < shape.turns(); ++turn)
        if (depthOf(shape, spaces, turn) < depthOf(shape, spaces, best))
            best = turn;
    return best;
}

} // namespace jumping_face
