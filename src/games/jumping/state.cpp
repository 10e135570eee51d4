#include "games/jumping/state.hpp"

namespace jumping {

State new_game(const Options& options) {
    State state(options);
    state.standing.seats = static_cast<std::uint8_t>(options.setup->seats);
    state.standing.pairs = options.pairs;
    for_each_seat(state.standing,
                  [&](Seat seat) { state.pieces[seat] = options.setup->of[seat].home; });
    return state;
}

std::optional<Seat> to_act(const State& state) {
    return is_over(state) ? std::nullopt : std::optional(state.standing.to_act);
}

SpaceSet occupied_spaces(const State& state) {
    SpaceSet occupied;
    for_each_seat(state.standing, [&](Seat seat) { occupied = occupied | state.pieces[seat]; });
    return occupied;
}

} // namespace jumping
