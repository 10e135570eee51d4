#include "carry_out.hpp"
#include "games/jumping/event.hpp"
#include "games/jumping/moves.hpp"
#include "games/jumping/state.hpp"

#include <cassert>
#include <utility>

namespace jumping {

namespace {

bool stands_at_home(const State& state, Seat seat) {
    return !(state.pieces[seat] & setup_of(state, seat).home).empty();
}

/// Carries out an action and what follows from it. `Tell` is called with each happened:: struct;
/// one that does nothing costs nothing.
template <class Tell>
class Effect {
public:
    Effect(State& state, Tell tell)
        : state_(state)
        , tell_(std::move(tell)) {}

    void operator()(const Move& move) const {
        const Seat seat = state_.standing.to_act;
        const SpaceSet& goal = setup_of(state_, seat).goal;
        const bool enters = goal.contains(move.to) && !goal.contains(move.from);
        state_.pieces[seat].erase(move.from);
        state_.pieces[seat].insert(move.to);
        state_.quiet = enters ? 0 : static_cast<std::uint16_t>(state_.quiet + 1);
        settle(seat);
    }
    void operator()(const Pass&) const {
        ++state_.quiet;
        settle(state_.standing.to_act);
    }
    void operator()(const Resign&) const {
        put_out(state_.standing.to_act, happened::PutOut::Cause::resigned);
    }
    void operator()(const AgreeDraw&) const {
        place_the_rest(state_.standing, [](Seat) { return 0; });
        tell_(happened::GameEnded{happened::GameEnded::Cause::draw_agreed});
    }

private:
    /// Rules 4.2; with pairs a side has finished when both have. The whole game is over with the
    /// first place where the options say so.
    void finish(Seat seat) const {
        const Seat mate = partner(state_.standing, seat);
        const bool has_strangers = !(state_.pieces[seat] - setup_of(state_, seat).goal).empty();
        if (mate != seat && !state_.standing.status[mate].waits()) {
            state_.standing.status[seat] = Status::waiting();
            tell_(happened::Finished{seat, 0, has_strangers});
            return;
        }
        const std::size_t place = best_place_left(state_.standing);
        take_place(state_.standing, seat, place);
        tell_(happened::Finished{seat, static_cast<std::uint8_t>(place), has_strangers});
        if (state_.options.end_first && !is_over(state_)) {
            place_the_rest(state_.standing, [](Seat) { return 0; });
            tell_(happened::GameEnded{happened::GameEnded::Cause::first_place_taken});
        }
    }

    void take_off_at_home(Seat seat) const {
        const SpaceSet off = state_.pieces[seat] & setup_of(state_, seat).home;
        state_.pieces[seat] = state_.pieces[seat] - off;
        if (!off.empty())
            tell_(happened::PiecesTakenOff{seat, off});
    }

    /// Rules 4.5; with pairs both partners are out.
    void put_out(Seat seat, happened::PutOut::Cause cause) const {
        const Seat mate = partner(state_.standing, seat);
        const std::size_t last = last_place_left(state_.standing);
        const auto place = static_cast<std::uint8_t>(last);
        const bool is_late = cause == happened::PutOut::Cause::late;
        tell_(happened::PutOut{seat, cause, place,
                               is_late ? state_.options.leave : std::uint16_t{0}});
        if (mate != seat)
            tell_(happened::PutOut{mate, happened::PutOut::Cause::partner_out, place});
        take_off_at_home(seat);
        take_off_at_home(mate);
        take_place(state_.standing, seat, last);
    }

    /// Rules 4.4 and 6, `prison=play`.
    void imprison(Seat seat) const {
        const SpaceSet rest = state_.pieces[seat] - setup_of(state_, seat).home;
        if (state_.options.prison == Prison::on || rest.empty()) {
            put_out(seat, happened::PutOut::Cause::imprisoned);
            return;
        }
        tell_(happened::Imprisoned{seat});
        take_off_at_home(seat);
        if (has_finished(state_, seat))
            finish(seat);
    }

    /// Rules 4.7: who stands at home comes behind those who have left; with pairs, whose side does.
    void end_by_limit() const {
        place_the_rest(state_.standing, [&](Seat seat) {
            return stands_at_home(state_, seat) ||
                           stands_at_home(state_, partner(state_.standing, seat))
                       ? 1
                       : 0;
        });
        tell_(happened::GameEnded{happened::GameEnded::Cause::no_progress});
    }

    /// Everything that rules 4 look at after a move or pass, in their order.
    void settle(Seat mover) const {
        const auto for_each_playing = [&](auto use) {
            for_each_seat(state_.standing, mover, [&](Seat seat) {
                if (state_.standing.status[seat].plays())
                    use(seat);
            });
        };
        for_each_playing([&](Seat seat) {
            if (has_finished(state_, seat))
                finish(seat);
        });
        if (state_.options.prison != Prison::off) {
            for_each_playing([&](Seat seat) {
                if (is_imprisoned(state_, seat))
                    imprison(seat);
            });
        }
        if (state_.standing.status[mover].plays() &&
            has_overstayed(state_, mover, state_.standing.turn))
            put_out(mover, happened::PutOut::Cause::late);
        if (!is_over(state_) && state_.quiet >= quiet_limit(*state_.options.setup))
            end_by_limit();
    }

    State& state_;
    Tell tell_;
};

struct Silence {
    template <class Happened>
    void operator()(const Happened&) const {}
};

} // namespace

void carry_out(State& state, const Action& action) {
    std::visit(Effect(state, Silence()), action);
    pass_turn_on(state.standing);
}

void apply(State& state, const Action& action) {
    assert(!check(state, action));
    carry_out(state, action);
}

std::vector<Event> events_of(const State& before, const Action& action) {
    assert(!check(before, action));
    const Seat seat = before.standing.to_act;
    std::vector<Event> events;
    if (const auto* move = std::get_if<Move>(&action))
        events.emplace_back(
            happened::PieceMoved{seat, shortest_path(before, seat, move->from, move->to)});
    else if (std::holds_alternative<Pass>(action))
        events.emplace_back(happened::Passed{seat});
    State after = before;
    std::visit(Effect(after, [&](const auto& event) { events.emplace_back(event); }), action);
    const bool is_told =
        !events.empty() && std::holds_alternative<happened::GameEnded>(events.back());
    if (is_over(after) && !is_told)
        events.emplace_back(happened::GameEnded{happened::GameEnded::Cause::one_side_left});
    return events;
}

} // namespace jumping
