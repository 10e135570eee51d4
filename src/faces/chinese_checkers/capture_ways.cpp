#include "faces/chinese_checkers/capture_ways.hpp"

#include <algorithm>

namespace chinese_checkers_face {

using chinese_checkers::capture::Capture;

Capture captureOf(const std::vector<jumping::Space>& path) {
    Capture capture;
    for (const jumping::Space hole : path)
        capture.path.push_back(hole);
    return capture;
}

std::vector<Way> waysTo(const chinese_checkers::capture::State& state,
                        const std::vector<jumping::Space>& begun, jumping::Space end) {
    std::vector<Way> ways;
    for (const Capture& capture : chains_from(state, captureOf(begun))) {
        if (capture.path.back() != end || capture.path.size() <= begun.size())
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
