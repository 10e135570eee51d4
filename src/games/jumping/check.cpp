#include "games/jumping/moves.hpp"
#include "games/jumping/state.hpp"

namespace jumping {

namespace {

using Verdict = std::optional<Refusal>;

struct Check {
    const State& state;
    Seat seat;

    Verdict operator()(const Move& move) const {
        if (!state.pieces[seat].contains(move.from)) {
            if (occupied_spaces(state).contains(move.from))
                return refused::NotYourPiece{move.from};
            return refused::NoPieceThere{move.from};
        }
        if (move.from == move.to)
            return refused::MoveGoesNowhere{move.from};
        if (occupied_spaces(state).contains(move.to))
            return refused::SpaceTaken{move.to};
        if (destinations(state, seat, move.from).contains(move.to))
            return std::nullopt;
        return reason_against(move);
    }
    Verdict operator()(const Pass&) const {
        MovesOfSide moves;
        find_moves(state, seat, moves);
        if (moves.empty())
            return std::nullopt;
        return refused::MoveIsOpen{moves[0].from, *moves[0].to.begin()};
    }
    Verdict operator()(const Resign&) const { return std::nullopt; }
    Verdict operator()(const AgreeDraw&) const { return std::nullopt; }

private:
    /// A camp forbids the end, or the way there does not exist.
    Refusal reason_against(const Move& move) const {
        const SeatOfSetup& of = setup_of(state, seat);
        if (reach(state, move.from).contains(move.to)) {
            if (of.goal.contains(move.from) && !of.goal.contains(move.to))
                return refused::LeavesGoal{move.from, move.to};
            if (state.options.camps != Camps::open && of.foreign.contains(move.to))
                return refused::ForeignCamp{move.to};
        }
        return refused::OutOfReach{move.from, move.to};
    }
};

} // namespace

std::optional<Refusal> check(const State& state, const Action& action) {
    if (is_over(state))
        return refused::GameIsOver{};
    return std::visit(Check{state, state.standing.to_act}, action);
}

} // namespace jumping
