#include "games/jumping/moves.hpp"
#include "games/jumping/state.hpp"

#include <algorithm>

namespace jumping {

bool has_finished(const State& state, Seat seat) {
    const SpaceSet& pieces = state.pieces[seat];
    const SeatOfSetup& of = setup_of(state, seat);
    if (pieces.empty())
        return false;
    if ((pieces - of.goal).empty())
        return true;
    return !state.options.win_all && !(pieces & of.goal).empty() && (pieces & of.home).empty() &&
           (of.goal - occupied_spaces(state)).empty();
}

bool is_imprisoned(const State& state, Seat seat) {
    const SpaceSet& home = setup_of(state, seat).home;
    const SpaceSet own = state.pieces[seat] & home;
    if (own.empty() || own == home || !(home - occupied_spaces(state)).empty())
        return false;
    return std::all_of(own.begin(), own.end(),
                       [&](Space space) { return destinations(state, seat, space).empty(); });
}

bool has_overstayed(const State& state, Seat seat, std::uint32_t own_moves) {
    return state.options.leave != 0 && own_moves > state.options.leave &&
           !(state.pieces[seat] & setup_of(state, seat).home).empty();
}

} // namespace jumping
