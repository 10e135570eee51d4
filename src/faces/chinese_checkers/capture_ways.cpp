#include "faces/chinese_checkers/capture_ways.hpp"

#include <algorithm>

namespace chinese_checkers_face {

using chinese_checkers::capture::Capture;

const jumping_face::DrawnBoard& star() { return jumping_face::drawnBoard(jumping::star_board()); }

Capture captureOf(const std::vector<ui::BoardSpace>& path) {
    Capture capture;
    for (const ui::BoardSpace hole : path)
        capture.path.push_back(star().space(hole));
    return capture;
}

std::vector<ui::BoardSpace> drawnPath(const Capture& capture) {
    std::vector<ui::BoardSpace> path;
    for (const jumping::Space hole : capture.path)
        path.push_back(star().drawn(hole));
    return path;
}

std::vector<Way> waysTo(const chinese_checkers::capture::State& state,
                        const std::vector<ui::BoardSpace>& begun, ui::BoardSpace end) {
    std::vector<Way> ways;
    for (const Capture& capture : chains_from(state, captureOf(begun))) {
        if (capture.path.back() != star().space(end) || capture.path.size() <= begun.size())
            continue;
        jumping::SpaceSet taken;
        for (const jumping::Space marble : taken_by(capture))
            taken.insert(marble);
        const bool isKnown = std::any_of(ways.begin(), ways.end(),
                                         [&](const Way& way) { return way.taken == taken; });
        if (!isKnown)
            ways.push_back({capture, taken});
    }
    std::stable_sort(ways.begin(), ways.end(),
                     [](const Way& a, const Way& b) { return a.taken.size() > b.taken.size(); });
    return ways;
}

} // namespace chinese_checkers_face
