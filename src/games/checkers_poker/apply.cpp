#include "games/checkers_poker/state.hpp"

#include <cassert>

namespace checkers_poker {

namespace {

void begin_turn(State& state) {
    state.die = 0;
    if (state.options.die) {
        state.phase = Rolling{};
    } else {
        state.phase = Moving{first};
    }
}

void begin_next_turn(State& state) {
    state.turn = turn_after(state.turn);
    begin_turn(state);
}

void end_moves(State& state) {
    if (showdown_this_turn(state)) {
        state.phase = Showing{};
    } else {
        begin_next_turn(state);
    }
}

void end_showdown_without_removal(State& state) {
    ++state.showdowns_without_removal;
    if (state.showdowns_without_removal == showdowns_for_draw) {
        state.phase = GameOver{};
    } else {
        begin_next_turn(state);
    }
}

void decide_showdown(State& state, const PerSeat<Show>& shown) {
    const auto loser = loser_of(shown, showdown_this_turn(state).value(), state.options.deck);
    if (loser) {
        state.phase = Removing{*loser, shown};
    } else {
        end_showdown_without_removal(state);
    }
}

/// What each action does. The phase is known to be the one that asks for it.
struct Applier {
    State& state;

    void operator()(const ChooseEnd& choice) const {
        state.checkers[second] = state.options.start.at(choice.end);
        state.checkers[first] = state.options.start.at(opposite(choice.end));
        begin_turn(state);
    }
    void operator()(const RollDie& roll) const {
        state.die = roll.value;
        state.phase = Moving{first};
    }
    void operator()(const Move& move) const {
        const Seat seat = std::get<Moving>(state.phase).seat;
        state.checkers[seat].erase(move.from);
        state.checkers[seat].insert(move.to);
        if (seat == first) {
            state.phase = Moving{second};
        } else {
            end_moves(state);
        }
    }
    void operator()(const Show& show) const {
        const Showing showing = std::get<Showing>(state.phase);
        const cards::Deck deck = state.options.deck;
        if (show.hand)
            state.used[showing.seat()].add(cards::announcement_of(*show.hand, deck));
        if (showing.shown_by_second) {
            decide_showdown(state, {arranged(show, deck), *showing.shown_by_second});
        } else {
            state.phase = Showing{arranged(show, deck)};
        }
    }
    void operator()(const RemoveChecker& removal) const {
        const Seat loser = std::get<Removing>(state.phase).loser;
        state.checkers[loser].erase(removal.space);
        state.showdowns_without_removal = 0;
        if (state.checkers[loser].size() == checkers_of_loser) {
            state.phase = GameOver{other(loser)};
        } else {
            begin_next_turn(state);
        }
    }
    void operator()(const Resign&) const { state.phase = GameOver{other(to_act(state).value())}; }
    void operator()(const AgreeDraw&) const { state.phase = GameOver{}; }
};

} // namespace

void apply(State& state, const Action& action) {
    assert(!check(state, action));
    std::visit(Applier{state}, action);
}

} // namespace checkers_poker
