#include "faces/checkers_poker/presenter.hpp"

#include "games/checkers_poker/moves.hpp"

#include <variant>

namespace ui {

using checkers_poker::End;
using checkers_poker::first;
using checkers_poker::Match;
using checkers_poker::Seat;
using checkers_poker::second;
using checkers_poker::Space;
using checkers_poker::SpaceSet;
using checkers_poker::State;

namespace {

bool isChoosingEnd(const State& state) {
    return std::holds_alternative<checkers_poker::ChoosingEnd>(state.phase);
}

std::size_t rankSum(SpaceSet checkers) {
    std::size_t sum = 0;
    for (const Space space : checkers)
        sum += space.rank();
    return sum;
}

/// The checkers of the side to move that can move at all.
SpaceSet movable(const State& state, Seat seat) {
    SpaceSet result;
    for (const Space space : state.checkers[seat])
        if (!checkers_poker::destinations(occupied_spaces(state), space).empty())
            result.insert(space);
    return result;
}

std::vector<Space> lastMove(const Match& match, std::size_t place) {
    for (std::size_t i = place; i > 0; --i) {
        const auto& action = match.history.action(i - 1);
        if (const auto* move = std::get_if<checkers_poker::Move>(&action))
            return checkers_poker::shortest_path(occupied_spaces(match.history.state(i - 1)),
                                                 move->from, move->to);
        if (const auto* removal = std::get_if<checkers_poker::RemoveChecker>(&action))
            return {removal->space};
    }
    return {};
}

void showEnd(CardBoard& picture, const State& state, const CardSelection& selection) {
    std::optional<End> end = selection.end;
    if (!end && selection.pointed)
        end = halfOf(*selection.pointed);
    if (!end)
        return;
    picture.ghosts[second] = state.options.start.at(*end);
    picture.ghosts[first] = state.options.start.at(opposite(*end));
}

void showMove(CardBoard& picture, const State& state, Seat seat, const CardSelection& selection) {
    picture.draggable = movable(state, seat);
    if (!selection.chosen || !state.checkers[seat].contains(*selection.chosen))
        return;
    picture.chosen = selection.chosen;
    picture.targets = checkers_poker::destinations(occupied_spaces(state), *selection.chosen);
    const auto pointed = selection.listed ? selection.listed : selection.pointed;
    if (!pointed || !picture.targets.contains(*pointed))
        return;
    picture.path =
        checkers_poker::shortest_path(occupied_spaces(state), *selection.chosen, *pointed);
    picture.ghosts[seat] = SpaceSet{*pointed};
}

} // namespace

SpaceSet spacesOf(const checkers_poker::Layout& layout, cards::CardSet cards) {
    SpaceSet spaces;
    for (const cards::Card card : cards)
        if (const auto space = layout.space_of(card))
            spaces.insert(*space);
    return spaces;
}

End halfOf(Space space) {
    return space.rank() < checkers_poker::board_side / 2 ? End::south : End::north;
}

End endOf(const Match& match, Seat seat) {
    const checkers_poker::State& start = match.history.start();
    End ofSecond = End::north;
    // Who begins elsewhere than at the start sits where most of his checkers are.
    if (!isChoosingEnd(start) && rankSum(start.checkers[first]) * start.checkers[second].size() >
                                     rankSum(start.checkers[second]) * start.checkers[first].size())
        ofSecond = End::south;
    if (match.history.size() > 0)
        if (const auto* choice = std::get_if<checkers_poker::ChooseEnd>(&match.history.action(0)))
            ofSecond = choice->end;
    return seat == second ? ofSecond : opposite(ofSecond);
}

void pointOutHands(CardBoard& picture, const checkers_poker::happened::ShowdownDecided& decided) {
    for (const Seat seat : {first, second})
        if (const auto& hand = decided.shown[seat].hand)
            picture.highlighted =
                picture.highlighted | spacesOf(picture.layout, cards::cards_in(*hand));
}

CardSelection hinted(const State& state, const checkers_poker::Action& action, HintStep step) {
    const bool isWhole = step == HintStep::where;
    CardSelection selection;
    if (const auto* move = std::get_if<checkers_poker::Move>(&action)) {
        selection.chosen = move->from;
        if (isWhole)
            selection.listed = move->to;
    } else if (const auto* show = std::get_if<checkers_poker::Show>(&action)) {
        if (isWhole && show->hand)
            selection.lit = spacesOf(state.layout, cards::cards_in(*show->hand));
    } else if (const auto* removal = std::get_if<checkers_poker::RemoveChecker>(&action)) {
        selection.lit = SpaceSet{removal->space};
    } else if (const auto* choice = std::get_if<checkers_poker::ChooseEnd>(&action)) {
        selection.end = choice->end;
    }
    return selection;
}

bool hasOpenHand(const State& state) {
    const auto* showing = std::get_if<checkers_poker::Showing>(&state.phase);
    return showing != nullptr && !open_hands(state, showing->seat(), cards::Choice::best).empty();
}

SpaceSet activeSpaces(const State& state, const CardSelection& selection) {
    if (isChoosingEnd(state))
        return ~SpaceSet();
    if (const auto* moving = std::get_if<checkers_poker::Moving>(&state.phase)) {
        SpaceSet active = movable(state, moving->seat);
        if (selection.chosen && active.contains(*selection.chosen))
            active =
                active | checkers_poker::destinations(occupied_spaces(state), *selection.chosen);
        return active;
    }
    if (const auto* showing = std::get_if<checkers_poker::Showing>(&state.phase)) {
        SpaceSet active;
        if (!hasOpenHand(state))
            return active;
        for (const Space space : state.checkers[showing->seat()])
            if (state.layout.card_on(space))
                active.insert(space);
        return active;
    }
    if (const auto* removing = std::get_if<checkers_poker::Removing>(&state.phase))
        return state.checkers[removing->loser];
    return {};
}

void markAct(CardBoard& picture, const State& state, const checkers_poker::Action& action) {
    if (const auto* move = std::get_if<checkers_poker::Move>(&action)) {
        picture.chosen = move->from;
        picture.path = checkers_poker::shortest_path(occupied_spaces(state), move->from, move->to);
        picture.ghosts[to_act(state).value()] = SpaceSet{move->to};
    } else if (const auto* show = std::get_if<checkers_poker::Show>(&action)) {
        if (show->hand)
            picture.highlighted =
                picture.highlighted | spacesOf(state.layout, cards::cards_in(*show->hand));
    } else if (const auto* removal = std::get_if<checkers_poker::RemoveChecker>(&action)) {
        picture.removable = SpaceSet{removal->space};
    } else if (const auto* choice = std::get_if<checkers_poker::ChooseEnd>(&action)) {
        CardSelection selection;
        selection.end = choice->end;
        showEnd(picture, state, selection);
    }
}

CardBoard pictureOf(const Match& match, std::size_t place, const CardSelection& selection,
                    End bottom, bool atRest) {
    const State& state = match.history.state(place);
    CardBoard picture;
    picture.layout = state.layout;
    picture.checkers = state.checkers;
    picture.wild = state.options.wild;
    picture.bottom = bottom;
    picture.lastMove = lastMove(match, place);
    picture.highlighted = selection.lit | selection.picked;
    if (atRest)
        return picture;
    picture.active = activeSpaces(state, selection);
    if (isChoosingEnd(state))
        showEnd(picture, state, selection);
    else if (const auto* moving = std::get_if<checkers_poker::Moving>(&state.phase))
        showMove(picture, state, moving->seat, selection);
    else if (std::holds_alternative<checkers_poker::Removing>(state.phase))
        picture.removable = picture.active;
    return picture;
}

} // namespace ui
