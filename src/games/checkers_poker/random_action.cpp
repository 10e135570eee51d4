#include "games/checkers_poker/random_action.hpp"

#include "games/checkers_poker/moves.hpp"
#include "tabletop/random.hpp"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <iterator>
#include <variant>

namespace checkers_poker {

namespace {

/// Precondition: there are more than `place` spaces.
Space space_at(std::size_t place, SpaceSet spaces) {
    return *std::next(spaces.begin(), static_cast<std::ptrdiff_t>(place));
}

/// Precondition: there are more than `place` moves.
Move move_at(std::size_t place, const MovesOfSide& moves) {
    const MovesOfChecker* moving = moves.begin();
    for (; place >= moving->to.size(); ++moving)
        place -= moving->to.size();
    return {moving->from, space_at(place, moving->to)};
}

/// Draws from what each phase asks for, in the order in which legal_actions() lists it.
struct Drawer {
    const State& state;
    std::mt19937_64& generator;

    Action operator()(const ChoosingEnd&) const {
        return ChooseEnd{draw_below(2) == 0 ? End::south : End::north};
    }
    Action operator()(const Rolling&) const {
        return RollDie{static_cast<std::uint8_t>(1 + draw_below(die_faces))};
    }
    Action operator()(const Moving& moving) const {
        MovesOfSide moves;
        find_moves(state.checkers, moving.seat, moves);
        std::size_t count = 0;
        for (const MovesOfChecker& of_checker : moves)
            count += of_checker.to.size();
        return move_at(draw_below(count), moves);
    }
    Action operator()(const Showing& showing) const {
        const Seat seat = showing.seat();
        const cards::FoundHands open =
            open_hands(state, seat, choice_at(showdown_this_turn(state).value()));
        const std::size_t place = draw_below(std::max<std::size_t>(1, open.size()));
        if (open.empty())
            return Show{};
        return Show{
            cards::cards_for(open[place], covered_cards(state, seat), state.options.hand_rules())};
    }
    Action operator()(const Removing& removing) const {
        const SpaceSet checkers = state.checkers[removing.loser];
        return RemoveChecker{space_at(draw_below(checkers.size()), checkers)};
    }
    Action operator()(const GameOver&) const {
        assert(false);
        return Resign{};
    }

private:
    std::size_t draw_below(std::size_t count) const {
        return tabletop::uniform_below(generator, count);
    }
};

} // namespace

Action random_action(const State& state, std::mt19937_64& generator) {
    assert(!is_over(state));
    return std::visit(Drawer{state, generator}, state.phase);
}

} // namespace checkers_poker
