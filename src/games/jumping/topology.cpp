#include "games/jumping/board.hpp"

#include <cmath>

namespace jumping {

namespace {

/// The ranks of a star are rows, and the files lean to the left by half a hole a rank.
tabletop::Point point_of(const Board& star, Space space) {
    const auto [file, rank] = star.cells[space.index()];
    return {file - rank / 2.0, rank * std::sqrt(3.0) / 2};
}

} // namespace

tabletop::Topology topology(const Board& board) {
    if (board.directions == most_directions)
        return tabletop::square_topology(board.files);
    std::array<std::size_t, most_spaces> places{};
    tabletop::Topology made;
    made.turns = 6;
    std::vector<Space> in_order;
    for (std::size_t rank = 0; rank < board.ranks; ++rank) {
        for (std::size_t file = 0; file < board.files; ++file) {
            const auto space = board.at(static_cast<int>(file), static_cast<int>(rank));
            if (!space)
                continue;
            places[space->index()] = in_order.size();
            in_order.push_back(*space);
        }
    }
    for (const Space space : in_order) {
        tabletop::TopologySpace one{name(board, space), point_of(board, space), {}};
        for (std::size_t d = 0; d < board.directions; ++d) {
            const auto next = board.neighbour(space, static_cast<Direction>(d));
            one.neighbours.push_back(next ? places[next->index()] : tabletop::no_space);
        }
        made.spaces.push_back(std::move(one));
    }
    for (std::size_t d = 0; d < board.directions; ++d)
        made.opposite.push_back(d ^ 1U);
    return made;
}

} // namespace jumping
