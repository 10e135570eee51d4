#include "ui/table/play_desk.hpp"

#include "faces/checkers_poker/table_match.hpp"
#include "games/checkers_poker/moves.hpp"
#include "ui/table/presenter.hpp"
#include "ui/telling/engine_words.hpp"
#include "ui/telling/game_words.hpp"

#include <utility>
#include <variant>

namespace ui {

using checkers_poker_face::matchOf;
using checkers_poker_face::resultToRead;
using checkers_poker_face::shownState;
using checkers_poker_face::stateOf;
using checkers_poker_face::submit;

using app::GameController;
using checkers_poker::Action;
using checkers_poker::Move;
using checkers_poker::Space;
using checkers_poker::SpaceSet;
using checkers_poker::State;

namespace {

const checkers_poker::Moving* moving(const State& state) {
    return std::get_if<checkers_poker::Moving>(&state.phase);
}

} // namespace

PlayDesk::PlayDesk(app::Session& session, QObject* parent)
    : QObject(parent)
    , session_(session)
    , controller_(session.game())
    , selectedAt_(shownState(controller_)) {
    connect(&session_, &app::Session::changed, this, &PlayDesk::dropSelection);
}

/// What was selected in one position means nothing in another.
void PlayDesk::dropSelection() {
    if (selectedAt_ == shownState(controller_))
        return;
    selectedAt_ = shownState(controller_);
    Selection kept;
    kept.pointed = selection_.pointed;
    selection_ = kept;
    hintedMove_.reset();
}

void PlayDesk::change(const Selection& selection) {
    if (selection == selection_)
        return;
    selection_ = selection;
    Q_EMIT selectionChanged();
}

void PlayDesk::choose(const Selection& selection) {
    Q_EMIT settled();
    change(selection);
}

void PlayDesk::refuse(const checkers_poker::Refusal& refusal) {
    Q_EMIT refused(inWords(matchOf(controller_), refusal));
}

bool PlayDesk::isPersonAsked() const {
    return !controller_.isLookingElsewhere() && session_.waiting().what == app::Awaited::person;
}

/// Says why, if no act of a person counts now.
bool PlayDesk::isTurnedAway() {
    if (controller_.isLookingElsewhere()) {
        Q_EMIT refused(tr("This is an earlier place; “Go on from here” plays on from it"));
        return true;
    }
    const app::Waiting waiting = session_.waiting();
    const auto name = [&] { return called(matchOf(controller_), waiting.seat.value()); };
    switch (waiting.what) {
    case app::Awaited::reading:
        Q_EMIT refused(tr("Read the result of the showdown, then press Continue"));
        return true;
    case app::Awaited::rolling:
        Q_EMIT refused(tr("The die is rolling"));
        return true;
    case app::Awaited::thinking:
    case app::Awaited::paused:
    case app::Awaited::wentBack:
        Q_EMIT refused(tr("%1 is to act; the Play menu lets a person take that seat").arg(name()));
        return true;
    case app::Awaited::person:
    case app::Awaited::over:
        break;
    }
    return false;
}

void PlayDesk::act(const Action& action) {
    if (isTurnedAway())
        return;
    if (const auto refusal = submit(controller_, action))
        refuse(*refusal);
}

/// Chance is nobody's act: whoever is to roll, any hand may throw the die.
void PlayDesk::roll() {
    const bool isDue =
        checkers_poker_face::isRollDue(stateOf(controller_)) && !resultToRead(session_);
    if ((controller_.isLookingElsewhere() || !isDue) && isTurnedAway())
        return;
    if (session_.roll())
        refuse(check(stateOf(controller_), checkers_poker::RollDie{}).value());
}

void PlayDesk::click(Space space) {
    const State state = shownState(controller_);
    if (isTurnedAway())
        return;
    if (std::holds_alternative<checkers_poker::ChoosingEnd>(state.phase))
        act(checkers_poker::ChooseEnd{halfOf(space)});
    else if (checkers_poker_face::isRollDue(state))
        refuse(checkers_poker::refused::DieNotRolled{});
    else if (moving(state) != nullptr)
        clickToMove(space);
    else if (std::holds_alternative<checkers_poker::Showing>(state.phase))
        clickToPick(space);
    else
        act(checkers_poker::RemoveChecker{space});
}

void PlayDesk::clickToMove(Space space) {
    const State state = shownState(controller_);
    Selection next = selection_;
    next.listed.reset();
    if (selection_.chosen == space) {
        next.chosen.reset();
        choose(next);
    } else if (state.checkers[moving(state)->seat].contains(space)) {
        next.chosen = space;
        choose(next);
    } else if (selection_.chosen) {
        moveTo(space);
    } else {
        // A move to the same space asks the rules what is wrong with starting there.
        if (const auto refusal = check(state, Move{space, space}))
            refuse(*refusal);
    }
}

void PlayDesk::moveTo(Space to) {
    if (selection_.chosen)
        act(Move{*selection_.chosen, to});
}

void PlayDesk::clickToPick(Space space) {
    const State state = shownState(controller_);
    if (!hasOpenHand(state)) {
        Q_EMIT refused(tr("No unused hand can be made, so there are no cards to pick"));
        return;
    }
    if (!activeSpaces(state, selection_).contains(space)) {
        const auto seat = std::get<checkers_poker::Showing>(state.phase).seat();
        Q_EMIT refused(
            (state.checkers[seat].contains(space)
                 ? tr("Your checker on %1 stands on a blank space: it has no card")
                 : tr("Pick among the cards under your own checkers; %1 is none of them"))
                .arg(spaceText(space)));
        return;
    }
    Selection next = selection_;
    // Of the hand that is lit, a card is put back, and the others are picked.
    if (next.picked.empty() && next.lit.contains(space))
        next.picked = next.lit;
    if (next.picked.contains(space))
        next.picked.erase(space);
    else if (next.picked.size() < cards::hand_size)
        next.picked.insert(space);
    else {
        Q_EMIT refused(tr("Five cards are picked already; click one of them to put it back"));
        return;
    }
    next.lit = SpaceSet();
    choose(next);
}

void PlayDesk::startDrag(Space from) {
    Selection next = selection_;
    next.chosen = from;
    next.listed.reset();
    choose(next);
}

void PlayDesk::drop(Space from, Space to) {
    Selection next = selection_;
    next.chosen = from;
    change(next);
    dropping_ = true;
    act(Move{from, to});
    dropping_ = false;
}

void PlayDesk::pointAt(std::optional<Space> space) {
    Selection next = selection_;
    next.pointed = space;
    change(next);
}

void PlayDesk::pointAtEnd(std::optional<checkers_poker::End> end) {
    Selection next = selection_;
    next.end = end;
    change(next);
}

void PlayDesk::pointAtListed(std::optional<Space> space) {
    Selection next = selection_;
    next.listed = space;
    change(next);
}

void PlayDesk::light(SpaceSet spaces) {
    Selection next = selection_;
    // Cards picked by hand stay lit alone, or it could not be told which they are.
    next.lit = next.picked.empty() ? spaces : SpaceSet();
    change(next);
}

void PlayDesk::showHint(const Action& action, bool whole) {
    const State state = shownState(controller_);
    Selection next = selection_;
    if (const auto* move = std::get_if<Move>(&action)) {
        next.chosen = move->from;
        if (whole) {
            next.listed = move->to;
            hintedMove_ = *move;
        }
    } else if (const auto* show = std::get_if<checkers_poker::Show>(&action)) {
        next.picked = SpaceSet();
        if (whole && show->hand)
            next.lit = spacesOf(state.layout, cards::cards_in(*show->hand));
    } else if (const auto* removal = std::get_if<checkers_poker::RemoveChecker>(&action)) {
        next.lit = SpaceSet{removal->space};
    } else if (const auto* choice = std::get_if<checkers_poker::ChooseEnd>(&action)) {
        next.end = choice->end;
    }
    change(next);
}

void PlayDesk::dropPicks() {
    Selection next = selection_;
    next.picked = SpaceSet();
    choose(next);
}

bool PlayDesk::letGo() {
    const bool held = selection_.chosen || !selection_.picked.empty();
    Selection next;
    next.pointed = selection_.pointed;
    if (!held)
        next.lit = selection_.lit;
    choose(next);
    return held;
}

QString PlayDesk::hint() const {
    const State state = shownState(controller_);
    const bool removing = std::holds_alternative<checkers_poker::Removing>(state.phase);
    if (removing && selection_.pointed && isPersonAsked())
        return lossInWords(state, *selection_.pointed);
    const auto to = selection_.listed ? selection_.listed : selection_.pointed;
    if (moving(state) == nullptr || !selection_.chosen || !to)
        return {};
    const Move move{*selection_.chosen, *to};
    if (check(state, move))
        return {};
    const QString changes = changesInWords(state, move);
    if (move == hintedMove_)
        return hintInWords(state, move, HintStep::where) + QStringLiteral(" · ") + changes;
    return QStringLiteral("%1 → %2 %3").arg(spaceText(move.from), spaceText(move.to), changes);
}

} // namespace ui
