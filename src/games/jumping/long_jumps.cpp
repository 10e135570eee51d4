#include "long_jumps.hpp"

#include <optional>

namespace jumping {

namespace {

/// Where the jump in one direction lands.
std::optional<Space> long_landing(const Board& board, const SpaceSet& others, Space from,
                                  Offset offset) {
    const Board::Cell start = board.cells[from.index()];
    bool is_over = false;
    for (int distance = 1, over = 0;; ++distance) {
        const auto space =
            board.at(start.file + distance * offset.file, start.rank + distance * offset.rank);
        if (!space || (is_over && others.contains(*space)))
            return std::nullopt;
        if (is_over && distance == 2 * over)
            return space;
        if (!is_over && others.contains(*space)) {
            is_over = true;
            over = distance;
        }
    }
}

} // namespace

SpaceSet long_jumps_from(const Board& board, const SpaceSet& others, const SpaceSet& open,
                         Space from) {
    SpaceSet ends;
    for (std::size_t d = 0; d < board.directions; ++d) {
        const auto end = long_landing(board, others, from, offsets[d]);
        if (end && open.contains(*end))
            ends.insert(*end);
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
