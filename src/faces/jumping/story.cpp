#include "faces/jumping/story.hpp"

namespace jumping_face {

/// Who has stopped playing never plays again, so that the act is found by halving.
std::optional<std::size_t> endOfPlay(const Story& story, std::size_t place, Seat seat) {
    const auto plays = [&](std::size_t at) { return story.standing(at).status[seat].plays(); };
    if (plays(place) || !plays(0))
        return std::nullopt;
    std::size_t playing = 0;
    std::size_t stopped = place;
    while (stopped - playing > 1) {
        const std::size_t middle = playing + (stopped - playing) / 2;
        (plays(middle) ? playing : stopped) = middle;
    }
    return playing;
}

} // namespace jumping_face
