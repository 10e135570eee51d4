#include "carry_out.hpp"
#include "games/jumping/moves.hpp"
#include "games/jumping/state.hpp"

namespace jumping {

std::uint64_t perft(const State& state, unsigned depth) {
    if (depth == 0)
        return 1;
    if (depth == 1 || is_over(state))
        return count_legal_actions(state);
    std::uint64_t sequences = 0;
    const auto count_behind = [&](const Action& action) {
        State after = state;
        carry_out(after, action);
        sequences += perft(after, depth - 1);
    };
    MovesOfSide moves;
    find_moves(state, state.standing.to_act, moves);
    for (const MovesOfPiece& of_piece : moves) {
        for (const Space to : of_piece.to)
            count_behind(Move{of_piece.from, to});
    }
    if (moves.empty())
        count_behind(Pass{});
    return sequences;
}

} // namespace jumping
