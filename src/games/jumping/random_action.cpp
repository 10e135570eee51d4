#include "games/jumping/random_action.hpp"

#include "games/jumping/moves.hpp"
#include "tabletop/random.hpp"

#include <cassert>
#include <cstddef>
#include <iterator>

namespace jumping {

Action random_action(const State& state, std::mt19937_64& generator) {
    assert(!is_over(state));
    MovesOfSide moves;
    find_moves(state, state.standing.to_act, moves);
    std::size_t count = 0;
    for (const MovesOfPiece& of_piece : moves)
        count += of_piece.to.size();
    std::size_t place = tabletop::uniform_below(generator, count == 0 ? 1 : count);
    for (const MovesOfPiece& of_piece : moves) {
        const std::size_t size = of_piece.to.size();
        if (place < size)
            return Move{of_piece.from,
                        *std::next(of_piece.to.begin(), static_cast<std::ptrdiff_t>(place))};
        place -= size;
    }
    return Pass{};
}

} // namespace jumping
