#include "games/checkers_poker/moves.hpp"
#include "games/checkers_poker/state.hpp"

#include <algorithm>

namespace checkers_poker {

namespace {

using namespace refused;

/// What is said to an action of another kind than the phase asks for.
Refusal not_due(const ChoosingEnd&) { return EndNotChosen{}; }
Refusal not_due(const Rolling&) { return DieNotRolled{}; }
Refusal not_due(const Moving& moving) { return MoveIsDue{moving.seat}; }
Refusal not_due(const Showing& showing) { return ShowIsDue{showing.seat()}; }
Refusal not_due(const Removing& removing) { return RemovalIsDue{removing.loser}; }
Refusal not_due(const GameOver&) { return GameIsOver{}; }

std::optional<Refusal> check_own_checker(const State& state, Seat seat, Space space) {
    if (state.checkers[other(seat)].contains(space))
        return NotYourChecker{space};
    if (!state.checkers[seat].contains(space))
        return NoCheckerThere{space};
    return std::nullopt;
}

std::optional<Refusal> check_move(const State& state, Seat seat, const Move& move) {
    if (auto refusal = check_own_checker(state, seat, move.from))
        return refusal;
    if (move.from == move.to)
        return MoveGoesNowhere{move.from};
    const SpaceSet occupied = occupied_spaces(state);
    if (occupied.contains(move.to))
        return SpaceTaken{move.to};
    if (!destinations(occupied, move.from).contains(move.to))
        return OutOfReach{move.from, move.to};
    return std::nullopt;
}

/// The cards are known to be different and covered, so one that does not stand for itself is at
/// fault.
std::optional<Refusal> check_naming(const cards::Hand& hand, const cards::HandRules& rules) {
    if (cards::is_well_named(hand, rules))
        return std::nullopt;
    const auto is_at_fault = [&](const cards::NamedCard& named) {
        const bool is_allowed = rules.wild.contains(named.card) &&
                                cards::cards_of(rules.deck).contains(named.stands_for);
        const auto times = std::count_if(hand.begin(), hand.end(), [&](const auto& other) {
            return other.stands_for == named.stands_for;
        });
        return named.card != named.stands_for && (!is_allowed || times > 1);
    };
    const auto culprit = std::find_if(hand.begin(), hand.end(), is_at_fault);
    return BadlyNamed{culprit->card, culprit->stands_for};
}

std::optional<Refusal> check_no_hand(const State& state, Seat seat) {
    const cards::FoundHands open = open_hands(state, seat, cards::Choice::best);
    if (open.empty())
        return std::nullopt;
    return MustShow{open[0].announcement};
}

std::optional<Refusal> check_show(const State& state, Seat seat, const Show& show) {
    if (!show.hand)
        return check_no_hand(state, seat);
    const cards::CardSet covered = covered_cards(state, seat);
    cards::CardSet shown;
    for (const cards::NamedCard& card : *show.hand) {
        if (!covered.contains(card.card))
            return CardNotCovered{card.card};
        if (shown.contains(card.card))
            return CardTwice{card.card};
        shown.insert(card.card);
    }
    if (auto refusal = check_naming(*show.hand, state.options.hand_rules()))
        return refusal;
    const auto announcement = cards::announcement_of(*show.hand, state.options.deck);
    if (state.used[seat].contains(announcement))
        return HandUsed{announcement};
    return std::nullopt;
}

/// One overload for each kind of action in the phase that asks for it; any other pair is refused.
struct Checker {
    const State& state;

    std::optional<Refusal> operator()(const ChoosingEnd&, const ChooseEnd&) const { return {}; }
    std::optional<Refusal> operator()(const Rolling&, const RollDie& roll) const {
        if (roll.value < 1 || roll.value > die_faces)
            return NoSuchDieValue{};
        return std::nullopt;
    }
    std::optional<Refusal> operator()(const Moving& moving, const Move& move) const {
        return check_move(state, moving.seat, move);
    }
    std::optional<Refusal> operator()(const Showing& showing, const Show& show) const {
        return check_show(state, showing.seat(), show);
    }
    std::optional<Refusal> operator()(const Removing& removing,
                                      const RemoveChecker& removal) const {
        return check_own_checker(state, removing.loser, removal.space);
    }
    template <class AnyPhase>
    std::optional<Refusal> operator()(const AnyPhase& phase, const ChooseEnd&) const {
        if (is_over(state))
            return not_due(phase);
        return EndChosenAlready{};
    }
    template <class AnyPhase>
    std::optional<Refusal> operator()(const AnyPhase& phase, const RollDie&) const {
        if (is_over(state))
            return not_due(phase);
        if (!state.options.die)
            return NoDieInThisGame{};
        if (std::holds_alternative<ChoosingEnd>(state.phase))
            return not_due(phase);
        return DieRolledAlready{};
    }
    template <class AnyPhase>
    std::optional<Refusal> operator()(const AnyPhase& phase, const Resign&) const {
        return unless_over(phase);
    }
    template <class AnyPhase>
    std::optional<Refusal> operator()(const AnyPhase& phase, const AgreeDraw&) const {
        return unless_over(phase);
    }
    template <class AnyPhase, class AnyAction>
    std::optional<Refusal> operator()(const AnyPhase& phase, const AnyAction&) const {
        return not_due(phase);
    }

private:
    template <class AnyPhase>
    std::optional<Refusal> unless_over(const AnyPhase& phase) const {
        if (is_over(state))
            return not_due(phase);
        return std::nullopt;
    }
};

} // namespace

std::optional<Refusal> check(const State& state, const Action& action) {
    return std::visit(Checker{state}, state.phase, action);
}

} // namespace checkers_poker
