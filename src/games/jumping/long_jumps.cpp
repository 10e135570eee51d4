#include "long_jumps.hpp"

#include <array>

namespace jumping {

namespace {

/// Where the jump in one direction lands; the start itself where there is none.
Space long_landing(const std::array<Space, most_spaces>& next, const SpaceSet& others, Space from) {
    std::size_t distance = 0;
    Space at = from;
    do {
        const Space behind = next[at.index()];
        if (behind == at)
            return from;
        at = behind;
        ++distance;
    } while (!others.contains(at));
    for (; distance > 0; --distance) {
        const Space behind = next[at.index()];
        if (behind == at || others.contains(behind))
            return from;
        at = behind;
    }
    return at;
}

} // namespace

SpaceSet long_jumps_from(const Board& board, const SpaceSet& others, const SpaceSet& open,
                         Space from) {
    SpaceSet ends;
    for (std::size_t d = 0; d < board.directions; ++d) {
        const Space end = long_landing(board.next[d], others, from);
        if (end != from && open.contains(end))
            ends.insert(end);
    }
    return ends;
}

SpaceSet long_chains_from(const Board& board, const SpaceSet& others, const SpaceSet& open,
                          Space from) {
    SpaceSet reached{from};
    SpaceSet frontier{from};
    while (!frontier.empty()) {
        SpaceSet next;
        for (const Space space : frontier)
            next = next | long_jumps_from(board, others, open, space);
        frontier = next - reached;
        reached = reached | next;
    }
    return reached - SpaceSet{from};
}

} // namespace jumping
