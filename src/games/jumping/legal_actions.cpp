#include "games/jumping/moves.hpp"
#include "games/jumping/state.hpp"

#include <algorithm>

namespace jumping {

std::vector<Action> legal_actions(const State& state) {
    std::vector<Action> actions;
    if (is_over(state))
        return actions;
    MovesOfSide moves;
    find_moves(state, state.standing.to_act, moves);
    std::size_t count = 1;
    for (const MovesOfPiece& of_piece : moves)
        count += of_piece.to.size();
    actions.reserve(count);
    for (const MovesOfPiece& of_piece : moves) {
        for (const Space to : of_piece.to)
            actions.emplace_back(Move{of_piece.from, to});
    }
    if (actions.empty())
        actions.emplace_back(Pass{});
    return actions;
}

std::size_t count_legal_actions(const State& state) {
    if (is_over(state))
        return 0;
    return std::max<std::size_t>(1, count_moves(state, state.standing.to_act));
}

} // namespace jumping
