#include "games/jumping/moves.hpp"

#include "jumps.hpp"
#include "long_jumps.hpp"
#include "tabletop/bits.hpp"

#include <algorithm>
#include <cassert>

namespace jumping {

namespace {

/// What a seat's moves have in common: where they may touch the board and where they may end.
struct Ground {
    const Board& board;
    SpaceSet occupied;
    SpaceSet open;
    SpaceSet ends;
    const SpaceSet& goal;

    Ground(const State& state, Seat seat)
        : board(*state.options.setup->board)
        , occupied(occupied_spaces(state))
        , open(board.spaces - occupied)
        , ends(open)
        , goal(setup_of(state, seat).goal) {
        const SpaceSet& foreign = setup_of(state, seat).foreign;
        if (state.options.camps != Camps::open)
            ends = ends - foreign;
        if (state.options.camps == Camps::closed)
            open = open - foreign;
    }

    /// Rules 3.1: from the goal only into the goal.
    SpaceSet ends_from(Space from) const { return goal.contains(from) ? ends & goal : ends; }
};

/// The start counts as free, and no space between is forbidden that was not before.
SpaceSet long_destinations(const Ground& ground, Space from) {
    const SpaceSet start{from};
    const SpaceSet chains =
        long_chains_from(ground.board, ground.occupied - start, ground.open | start, from);
    return (chains | ground.board.neighbours[from.index()]) & ground.ends_from(from);
}

template <std::size_t directions>
SpaceSet short_destinations(const Ground& ground, const Jumps<directions>& jumps, Space from) {
    SpaceSet to = ground.board.neighbours[from.index()];
    to.word(from.parity_class()) |= jumps.chains_from(from.parity_class(), bit(from));
    return to & ground.ends_from(from);
}

/// Calls use(from, destinations) for every one of the seat's pieces.
template <class Use>
void for_each_piece(const State& state, Seat seat, const SpaceSet& pieces, Use use) {
    const Ground ground(state, seat);
    if (state.options.long_jumps) {
        for (const Space from : pieces)
            use(from, long_destinations(ground, from));
        return;
    }
    with_directions(ground.board, [&](auto directions) {
        const Jumps<directions> jumps(ground.board, ground.occupied, ground.open);
        for (const Space from : pieces)
            use(from, short_destinations(ground, jumps, from));
    });
}

SpaceSet jumps_from(const Ground& ground, bool are_long, Space origin, Space at) {
    const SpaceSet others = ground.occupied - SpaceSet{origin};
    const SpaceSet open = ground.open | SpaceSet{origin};
    if (are_long)
        return long_jumps_from(ground.board, others, open, at);
    SpaceSet ends;
    with_directions(ground.board, [&](auto directions) {
        const Jumps<directions> jumps(ground.board, others, open);
        ends.word(at.parity_class()) = jumps.from(at.parity_class(), bit(at));
    });
    return ends;
}

} // namespace

void find_moves(const State& state, Seat seat, MovesOfSide& moves) {
    moves.clear();
    for_each_piece(state, seat, state.pieces[seat], [&](Space from, const SpaceSet& to) {
        if (!to.empty())
            moves.push_back({from, to});
    });
}

std::size_t count_moves(const State& state, Seat seat) {
    std::size_t count = 0;
    for_each_piece(state, seat, state.pieces[seat],
                   [&](Space, const SpaceSet& to) { count += to.size(); });
    return count;
}

SpaceSet destinations(const State& state, Seat seat, Space from) {
    assert(state.pieces[seat].contains(from));
    SpaceSet found;
    for_each_piece(state, seat, SpaceSet{from}, [&](Space, const SpaceSet& to) { found = to; });
    return found;
}

SpaceSet reach(const State& state, Space from) {
    State open = state;
    open.options.camps = Camps::open;
    const Ground ground(open, Seat{0});
    SpaceSet reached = ground.board.neighbours[from.index()] & ground.open;
    SpaceSet frontier{from};
    while (!frontier.empty()) {
        SpaceSet next;
        for (const Space space : frontier)
            next = next | jumps_from(ground, state.options.long_jumps, from, space);
        frontier = next - reached;
        reached = reached | next;
    }
    return reached - SpaceSet{from};
}

std::vector<Space> shortest_path(const State& state, Seat seat, Space from, Space to) {
    assert(destinations(state, seat, from).contains(to));
    const Ground ground(state, seat);
    if (ground.board.neighbours[from.index()].contains(to))
        return {from, to};
    std::array<Space, most_spaces> came_from{};
    SpaceSet reached{from};
    std::vector<Space> queue{from};
    for (std::size_t i = 0; i < queue.size() && !reached.contains(to); ++i) {
        const SpaceSet next =
            jumps_from(ground, state.options.long_jumps, from, queue[i]) - reached;
        for (const Space space : next) {
            came_from[space.index()] = queue[i];
            queue.push_back(space);
        }
        reached = reached | next;
    }
    std::vector<Space> path{to};
    while (path.back() != from)
        path.push_back(came_from[path.back().index()]);
    std::reverse(path.begin(), path.end());
    return path;
}

bool is_path(const State& state, Seat seat, const std::vector<Space>& path) {
    const Ground ground(state, seat);
    if (path.size() < 2)
        return false;
    if (path.size() == 2 && ground.board.neighbours[path[0].index()].contains(path[1]))
        return ground.open.contains(path[1]);
    return std::adjacent_find(path.begin(), path.end(), [&](Space a, Space b) {
               return !jumps_from(ground, state.options.long_jumps, path.front(), a).contains(b);
           }) == path.end();
}

std::vector<Space> jumped_over(const Board& board, const std::vector<Space>& path) {
    std::vector<Space> over;
    for (std::size_t i = 1; i < path.size(); ++i) {
        const Board::Cell from = board.cells[path[i - 1].index()];
        const Board::Cell to = board.cells[path[i].index()];
        if (!board.neighbours[path[i - 1].index()].contains(path[i]))
            over.emplace_back((from.file + to.file) / 2U, (from.rank + to.rank) / 2U);
    }
    return over;
}

} // namespace jumping
