#include "faces/checkers_poker/poker_touch.hpp"

#include "faces/checkers_poker/game_words.hpp"
#include "faces/checkers_poker/presenter.hpp"
#include "games/checkers_poker/action_text.hpp"

#include <QCoreApplication>

#include <variant>

namespace ui {

using checkers_poker::Action;
using checkers_poker::Move;
using checkers_poker::Space;
using checkers_poker::SpaceSet;
using checkers_poker::State;

namespace {

struct TouchWords {
    Q_DECLARE_TR_FUNCTIONS(ui::PokerTouch)
};

Touch acting(const Action& action) { return {{}, to_text(action), {}}; }
Touch refusing(const QString& reason) { return {{}, {}, reason}; }
Touch choosing(const CardSelection& selection) { return {onBoard(selection), {}, {}}; }

Touch clickToMove(const State& state, const CardSelection& selection, Space space) {
    CardSelection next = selection;
    next.listed.reset();
    if (selection.chosen == space) {
        next.chosen.reset();
        return choosing(next);
    }
    const auto seat = std::get<checkers_poker::Moving>(state.phase).seat;
    if (state.checkers[seat].contains(space)) {
        next.chosen = space;
        return choosing(next);
    }
    // A move to the same space asks the rules what is wrong with starting there.
    return acting(Move{selection.chosen.value_or(space), space});
}

Touch clickToPick(const State& state, const CardSelection& selection, Space space) {
    if (!hasOpenHand(state))
        return refusing(
            TouchWords::tr("No unused hand can be made, so there are no cards to pick"));
    if (!activeSpaces(state, selection).contains(space)) {
        const auto seat = std::get<checkers_poker::Showing>(state.phase).seat();
        return refusing(
            (state.checkers[seat].contains(space)
                 ? TouchWords::tr("Your checker on %1 stands on a blank space: it has no card")
                 : TouchWords::tr(
                       "Pick among the cards under your own checkers; %1 is none of them"))
                .arg(spaceText(space)));
    }
    CardSelection next = selection;
    // Of the hand that is lit, a card is put back, and the others are picked.
    if (next.picked.empty() && next.lit.contains(space))
        next.picked = next.lit;
    if (next.picked.contains(space))
        next.picked.erase(space);
    else if (next.picked.size() < cards::hand_size)
        next.picked.insert(space);
    else
        return refusing(
            TouchWords::tr("Five cards are picked already; click one of them to put it back"));
    next.lit = SpaceSet();
    return choosing(next);
}

} // namespace

Touch clickOn(const State& state, const CardSelection& selection, Space space) {
    if (std::holds_alternative<checkers_poker::ChoosingEnd>(state.phase))
        return acting(checkers_poker::ChooseEnd{halfOf(space)});
    if (std::holds_alternative<checkers_poker::Moving>(state.phase))
        return clickToMove(state, selection, space);
    if (std::holds_alternative<checkers_poker::Showing>(state.phase))
        return clickToPick(state, selection, space);
    return acting(checkers_poker::RemoveChecker{space});
}

} // namespace ui
