#include "games/checkers_poker/state.hpp"

#include <cassert>

namespace checkers_poker {

State new_game(const Options& options, const Layout& layout) {
    assert(!trouble_with(options));
    State state;
    state.options = options;
    state.layout = layout;
    return state;
}

State standard_start() {
    State state = new_game(Options{}, deal(1, cards::Deck::standard));
    checkers_poker::apply(state, ChooseEnd{End::south});
    return state;
}

std::optional<Seat> to_act(const State& state) {
    struct Actor {
        std::optional<Seat> operator()(const ChoosingEnd&) const { return second; }
        std::optional<Seat> operator()(const Rolling&) const { return first; }
        std::optional<Seat> operator()(const Moving& moving) const { return moving.seat; }
        std::optional<Seat> operator()(const Showing& showing) const { return showing.seat(); }
        std::optional<Seat> operator()(const Removing& removing) const { return removing.loser; }
        std::optional<Seat> operator()(const GameOver&) const { return std::nullopt; }
    };
    return std::visit(Actor{}, state.phase);
}

bool is_over(const State& state) { return std::holds_alternative<GameOver>(state.phase); }

std::optional<Outcome> outcome(const State& state) {
    using tabletop::Result;
    const auto* over = std::get_if<GameOver>(&state.phase);
    if (over == nullptr)
        return std::nullopt;
    if (!over->winner)
        return Outcome{{Result::drawn, Result::drawn}};
    if (*over->winner == first)
        return Outcome{{Result::won, Result::lost}};
    return Outcome{{Result::lost, Result::won}};
}

std::optional<Showdown> showdown_after(const Options& options, std::uint32_t turn,
                                       std::uint8_t die) {
    if (options.die) {
        if (options.high_low && die == 1)
            return Showdown::low;
        if (die == 6 || (!options.high_low && die == 5))
            return Showdown::high;
        return std::nullopt;
    }
    if (turn % turns_between_showdowns != 0)
        return std::nullopt;
    const bool is_every_second = turn % (2 * turns_between_showdowns) == 0;
    return options.high_low && is_every_second ? Showdown::low : Showdown::high;
}

std::optional<Showdown> showdown_this_turn(const State& state) {
    return showdown_after(state.options, state.turn, state.die);
}

std::optional<std::uint32_t> next_showdown_turn(const State& state) {
    if (!state.options.die) {
        std::uint32_t turn = state.turn;
        while (turn % turns_between_showdowns != 0)
            turn = turn_after(turn);
        return turn;
    }
    if (showdown_this_turn(state))
        return state.turn;
    return std::nullopt;
}

cards::CardSet covered_cards(const State& state, Seat seat) {
    return state.layout.cards_on(state.checkers[seat]);
}

void open_hands(const State& state, Seat seat, cards::Choice choice, cards::FoundHands& found) {
    cards::find_hands(covered_cards(state, seat), state.options.hand_rules(), choice, found);
    std::size_t kept = 0;
    for (const cards::FoundHand hand : found) {
        if (!state.used[seat].contains(hand.announcement))
            found[kept++] = hand;
    }
    found.truncate(kept);
}

cards::FoundHands open_hands(const State& state, Seat seat, cards::Choice choice) {
    cards::FoundHands found;
    open_hands(state, seat, choice, found);
    return found;
}

std::optional<Seat> loser_of(const PerSeat<Show>& shown, Showdown showdown, cards::Deck deck) {
    const auto& hand_of_first = shown[first].hand;
    const auto& hand_of_second = shown[second].hand;
    if (!hand_of_first && !hand_of_second)
        return std::nullopt;
    if (!hand_of_first)
        return first;
    if (!hand_of_second)
        return second;
    const cards::HandValue value_of_first = value_of(*hand_of_first, deck);
    const cards::HandValue value_of_second = value_of(*hand_of_second, deck);
    if (value_of_first == value_of_second)
        return std::nullopt;
    const Seat higher = value_of_first > value_of_second ? first : second;
    return showdown == Showdown::low ? higher : other(higher);
}

} // namespace checkers_poker
