#include "tabletop/topology.hpp"

#include <array>

namespace tabletop {

namespace {

struct Way {
    int file;
    int rank;
};

/// Each beside its opposite.
constexpr std::array<Way, 8> eight_ways{
    {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {-1, -1}, {-1, 1}, {1, -1}}};

std::size_t space_at(int file, int rank, int side) {
    if (file < 0 || rank < 0 || file >= side || rank >= side)
        return no_space;
    return static_cast<std::size_t>(rank * side + file);
}

TopologySpace square(int file, int rank, int side) {
    TopologySpace space{.name = static_cast<char>('a' + file) + std::to_string(rank + 1),
                        .point = {static_cast<double>(file), static_cast<double>(rank)},
                        .neighbours = {}};
    for (const Way& way : eight_ways)
        space.neighbours.push_back(space_at(file + way.file, rank + way.rank, side));
    return space;
}

} // namespace

Topology square_topology(std::size_t side) {
    Topology board;
    board.turns = 4;
    const int length = static_cast<int>(side);
    for (int rank = 0; rank < length; ++rank)
        for (int file = 0; file < length; ++file)
            board.spaces.push_back(square(file, rank, length));
    for (std::size_t way = 0; way < eight_ways.size(); ++way)
        board.opposite.push_back(way ^ 1U);
    return board;
}

} // namespace tabletop
