#include "carry_out.hpp"
#include "games/jumping/state.hpp"

#include <cassert>

namespace jumping {

namespace {

bool stands_at_home(const State& state, Seat seat) {
    return !(state.pieces[seat] & setup_of(state, seat).home).empty();
}

/// Rules 4.2; with pairs a side has finished when both have. The whole game is over with the first
/// place where the options say so.
void finish(State& state, Seat seat) {
    const Seat mate = partner(state.standing, seat);
    if (mate != seat && !state.standing.status[mate].waits()) {
        state.standing.status[seat] = Status::waiting();
        return;
    }
    take_place(state.standing, seat, best_place_left(state.standing));
    if (state.options.end_first && !is_over(state))
        place_the_rest(state.standing, [](Seat) { return 0; });
}

void take_off_at_home(State& state, Seat seat) {
    state.pieces[seat] = state.pieces[seat] - setup_of(state, seat).home;
}

/// Rules 4.5; with pairs both partners are out.
void put_out(State& state, Seat seat) {
    const Seat mate = partner(state.standing, seat);
    take_off_at_home(state, seat);
    take_off_at_home(state, mate);
    take_place(state.standing, seat, last_place_left(state.standing));
}

/// Rules 4.4 and 6, `prison=play`.
void imprison(State& state, Seat seat) {
    if (state.options.prison == Prison::on) {
        put_out(state, seat);
        return;
    }
    take_off_at_home(state, seat);
    if (state.pieces[seat].empty())
        put_out(state, seat);
    else if (has_finished(state, seat))
        finish(state, seat);
}

/// Rules 4.7: who stands at home comes behind those who have left; with pairs, whose side does.
void end_by_limit(State& state) {
    place_the_rest(state.standing, [&](Seat seat) {
        return stands_at_home(state, seat) || stands_at_home(state, partner(state.standing, seat))
                   ? 1
                   : 0;
    });
}

/// Everything that rules 4 look at after a move or pass, in their order.
void settle(State& state, Seat mover) {
    const auto for_each_playing = [&](auto use) {
        for_each_seat(state.standing, mover, [&](Seat seat) {
            if (state.standing.status[seat].plays())
                use(seat);
        });
    };
    for_each_playing([&](Seat seat) {
        if (has_finished(state, seat))
            finish(state, seat);
    });
    if (state.options.prison != Prison::off) {
        for_each_playing([&](Seat seat) {
            if (is_imprisoned(state, seat))
                imprison(state, seat);
        });
    }
    if (state.standing.status[mover].plays() && has_overstayed(state, mover, state.standing.turn))
        put_out(state, mover);
    if (!is_over(state) && state.quiet >= quiet_limit(*state.options.setup))
        end_by_limit(state);
}

struct Effect {
    State& state;

    void operator()(const Move& move) const {
        const Seat seat = state.standing.to_act;
        const SpaceSet& goal = setup_of(state, seat).goal;
        const bool enters = goal.contains(move.to) && !goal.contains(move.from);
        state.pieces[seat].erase(move.from);
        state.pieces[seat].insert(move.to);
        state.quiet = enters ? 0 : static_cast<std::uint16_t>(state.quiet + 1);
        settle(state, seat);
    }
    void operator()(const Pass&) const {
        ++state.quiet;
        settle(state, state.standing.to_act);
    }
    void operator()(const Resign&) const { put_out(state, state.standing.to_act); }
    void operator()(const AgreeDraw&) const {
        place_the_rest(state.standing, [](Seat) { return 0; });
    }
};

} // namespace

void carry_out(State& state, const Action& action) {
    std::visit(Effect{state}, action);
    pass_turn_on(state.standing);
}

void apply(State& state, const Action& action) {
    assert(!check(state, action));
    carry_out(state, action);
}

} // namespace jumping
