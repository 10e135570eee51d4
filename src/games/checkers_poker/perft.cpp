#include "games/checkers_poker/perft.hpp"

#include "games/checkers_poker/moves.hpp"

#include <variant>

namespace checkers_poker {

namespace {

std::uint64_t perft_one_by_one(const State& state, unsigned depth) {
    std::uint64_t sequences = 0;
    for (const Action& action : legal_actions(state)) {
        State after = state;
        checkers_poker::apply(after, action);
        sequences += perft(after, depth - 1);
    }
    return sequences;
}

/// What comes next is the same after every move, so that it is worked out once; then only the
/// checkers are changed; with one more move to come, not even those. Precondition: depth > 1.
std::uint64_t perft_of_moves(const State& state, Seat seat, unsigned depth) {
    MovesOfSide moves;
    find_moves(state.checkers, seat, moves);
    std::optional<State> after;
    std::uint64_t sequences = 0;
    for (const auto& [from, destinations] : moves) {
        for (const Space to : destinations) {
            if (!after) {
                after = state;
                checkers_poker::apply(*after, Move{from, to});
                if (depth == 2 && std::holds_alternative<Moving>(after->phase))
                    return count_replies(state.checkers, seat, moves);
            }
            after->checkers[seat] = state.checkers[seat];
            after->checkers[seat].erase(from);
            after->checkers[seat].insert(to);
            sequences += perft(*after, depth - 1);
        }
    }
    return sequences;
}

} // namespace

std::uint64_t perft(const State& state, unsigned depth) {
    if (depth == 0)
        return 1;
    if (depth == 1)
        return count_legal_actions(state);
    if (const auto* moving = std::get_if<Moving>(&state.phase))
        return perft_of_moves(state, moving->seat, depth);
    return perft_one_by_one(state, depth);
}

} // namespace checkers_poker
