#include "games/jumping/progress.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

namespace jumping {

namespace {

/// Moves of one piece from a space to another, if only jumps as long as could be wished for were
/// open.
int moves_between(const Board& board, Space from, Space to) {
    if (from == to)
        return 0;
    return from.parity_class() == to.parity_class() || board.neighbours[from.index()].contains(to)
               ? 1
               : 2;
}

/// The cheapest way to give each row a column of its own, by shortest augmenting paths (the
/// Hungarian method). Precondition: rows <= columns <= most_pieces.
template <class Cost>
int cheapest_assignment(std::size_t rows, std::size_t columns, Cost cost) {
    constexpr int most = std::numeric_limits<int>::max();
    constexpr std::size_t size = most_pieces + 1;
    // Row and column 0 stand for nothing.
    std::array<int, size> row_price{};
    std::array<int, size> column_price{};
    std::array<std::size_t, size> row_of{};
    for (std::size_t row = 1; row <= rows; ++row) {
        std::array<int, size> slack{};
        std::array<std::size_t, size> before{};
        std::array<bool, size> done{};
        slack.fill(most);
        row_of[0] = row;
        std::size_t column = 0;
        do {
            done[column] = true;
            const std::size_t at = row_of[column];
            int least = most;
            std::size_t next = 0;
            for (std::size_t j = 1; j <= columns; ++j) {
                if (done[j])
                    continue;
                const int here = cost(at - 1, j - 1) - row_price[at] - column_price[j];
                if (here < slack[j]) {
                    slack[j] = here;
                    before[j] = column;
                }
                if (slack[j] < least) {
                    least = slack[j];
                    next = j;
                }
            }
            for (std::size_t j = 0; j <= columns; ++j) {
                if (done[j]) {
                    row_price[row_of[j]] += least;
                    column_price[j] -= least;
                } else if (slack[j] != most) {
                    slack[j] -= least;
                }
            }
            column = next;
        } while (row_of[column] != 0);
        for (; column != 0; column = before[column])
            row_of[column] = row_of[before[column]];
    }
    return -column_price[0];
}

/// The pieces that nobody moves any more.
SpaceSet standing_for_good(const State& state) {
    SpaceSet still;
    for_each_seat(state.standing, [&](Seat seat) {
        if (!state.standing.status[seat].plays())
            still = still | state.pieces[seat];
    });
    return still;
}

} // namespace

std::size_t pieces_in_goal(const State& state, Seat seat) {
    return (state.pieces[seat] & setup_of(state, seat).goal).size();
}

std::size_t pieces_at_home(const State& state, Seat seat) {
    return (state.pieces[seat] & setup_of(state, seat).home).size();
}

std::optional<std::size_t> least_moves(const State& state, Seat seat) {
    if (!state.standing.status[seat].plays())
        return 0;
    const Board& board = *state.options.setup->board;
    const SeatOfSetup& of = setup_of(state, seat);
    const SpaceSet to_fill = of.goal - standing_for_good(state);
    const std::vector<Space> pieces(state.pieces[seat].begin(), state.pieces[seat].end());
    const std::vector<Space> spaces(to_fill.begin(), to_fill.end());
    const bool is_too_small = spaces.size() < pieces.size();
    if (spaces.empty() || (is_too_small && state.options.win_all))
        return std::nullopt;
    // Columns behind the spaces are for pieces that need not come in.
    const auto cost = [&](std::size_t piece, std::size_t space) {
        if (space >= spaces.size())
            return of.home.contains(pieces[piece]) ? 1 : 0;
        return moves_between(board, pieces[piece], spaces[space]);
    };
    return static_cast<std::size_t>(
        cheapest_assignment(pieces.size(), std::max(pieces.size(), spaces.size()), cost));
}

} // namespace jumping
