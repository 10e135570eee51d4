#include "checkers_poker/perft.hpp"

namespace checkers_poker {

std::uint64_t perft(const State& state, unsigned depth) {
    if (depth == 0)
        return 1;
    if (depth == 1)
        return count_legal_actions(state);
    std::uint64_t sequences = 0;
    for (const Action& action : legal_actions(state)) {
        State after = state;
        apply(after, action);
        sequences += perft(after, depth - 1);
    }
    return sequences;
}

} // namespace checkers_poker
