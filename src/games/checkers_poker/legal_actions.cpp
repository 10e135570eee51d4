#include "games/checkers_poker/moves.hpp"
#include "games/checkers_poker/state.hpp"

#include <algorithm>

namespace checkers_poker {

namespace {

cards::FoundHands hands_to_show(const State& state, Seat seat) {
    return open_hands(state, seat, choice_at(showdown_this_turn(state).value()));
}

/// Lists what each phase asks for.
struct Lister {
    const State& state;
    std::vector<Action>& actions;

    void operator()(const ChoosingEnd&) const {
        actions.emplace_back(ChooseEnd{End::south});
        actions.emplace_back(ChooseEnd{End::north});
    }
    void operator()(const Rolling&) const {
        for (std::uint8_t value = 1; value <= die_faces; ++value) {
            actions.emplace_back(RollDie{value});
        }
    }
    void operator()(const Moving& moving) const {
        MovesOfSide moves;
        find_moves(state.checkers, moving.seat, moves);
        actions.reserve(count_moves(state.checkers, moving.seat));
        for (const auto& [from, destinations] : moves) {
            for (const Space to : destinations)
                actions.emplace_back(Move{from, to});
        }
    }
    void operator()(const Showing& showing) const {
        const cards::FoundHands open = hands_to_show(state, showing.seat());
        const cards::CardSet covered = covered_cards(state, showing.seat());
        for (const cards::FoundHand hand : open) {
            actions.emplace_back(Show{cards::cards_for(hand, covered, state.options.hand_rules())});
        }
        if (open.empty())
            actions.emplace_back(Show{});
    }
    void operator()(const Removing& removing) const {
        for (const Space space : state.checkers[removing.loser]) {
            actions.emplace_back(RemoveChecker{space});
        }
    }
    void operator()(const GameOver&) const {}
};

struct Counter {
    const State& state;

    std::size_t operator()(const ChoosingEnd&) const { return 2; }
    std::size_t operator()(const Rolling&) const { return die_faces; }
    std::size_t operator()(const Moving& moving) const {
        return count_moves(state.checkers, moving.seat);
    }
    std::size_t operator()(const Showing& showing) const {
        return std::max<std::size_t>(1, hands_to_show(state, showing.seat()).size());
    }
    std::size_t operator()(const Removing& removing) const {
        return state.checkers[removing.loser].size();
    }
    std::size_t operator()(const GameOver&) const { return 0; }
};

} // namespace

std::vector<Action> legal_actions(const State& state) {
    std::vector<Action> actions;
    std::visit(Lister{state, actions}, state.phase);
    return actions;
}

std::size_t count_legal_actions(const State& state) {
    return std::visit(Counter{state}, state.phase);
}

} // namespace checkers_poker
