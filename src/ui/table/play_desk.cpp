#include "ui/table/play_desk.hpp"

#include "ui/telling/players.hpp"

#include <utility>

namespace ui {

PlayDesk::PlayDesk(app::Session& session, const Faces& faces, QObject* parent)
    : QObject(parent)
    , session_(session)
    , controller_(session.game())
    , faces_(faces)
    , selectedAt_(shownQuestion()) {
    connect(&session_, &app::Session::changed, this, &PlayDesk::dropSelection);
    // Another game may have another board, on which no space of this one means anything.
    connect(&controller_, &app::GameController::started, this, [this] {
        selection_ = {};
        selectedAt_ = shownQuestion();
    });
}

/// What was selected in one position means nothing in another.
void PlayDesk::dropSelection() {
    engine::Question now = shownQuestion();
    if (selectedAt_ == now)
        return;
    selectedAt_ = std::move(now);
    Selection kept;
    kept.pointed = selection_.pointed;
    selection_ = kept;
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

/// Says why, if no act of a person counts now.
bool PlayDesk::isTurnedAway() {
    if (controller_.isLookingElsewhere()) {
        Q_EMIT refused(tr("This is an earlier place; “Go on from here” plays on from it"));
        return true;
    }
    const app::Waiting waiting = session_.waiting();
    switch (waiting.what) {
    case app::Awaited::reading:
        Q_EMIT refused(tr("Read the result, then press Continue"));
        return true;
    case app::Awaited::rolling:
        Q_EMIT refused(tr("The die is rolling"));
        return true;
    case app::Awaited::thinking:
    case app::Awaited::paused:
    case app::Awaited::wentBack:
        Q_EMIT refused(tr("%1 is to act; the Play menu lets a person take that seat")
                           .arg(called(playersOf(controller_.game(), face()), *waiting.seat)));
        return true;
    case app::Awaited::person:
    case app::Awaited::over:
        break;
    }
    return false;
}

void PlayDesk::act(const std::string& token) {
    if (isTurnedAway())
        return;
    // A refusal changes nothing, and is told where the game still stands.
    if (const auto reason = controller_.submit(token))
        Q_EMIT refused(face().refusal(controller_.game(), token, QString::fromStdString(*reason)));
}

/// Chance is nobody's act: whoever is to roll, any hand may throw the die.
void PlayDesk::roll() {
    const bool isDue = controller_.situation().isChanceDue && !session_.isResultToRead();
    if ((controller_.isLookingElsewhere() || !isDue) && isTurnedAway())
        return;
    const std::string token = controller_.game().chanceToken(0);
    if (const auto reason = session_.roll())
        Q_EMIT refused(face().refusal(controller_.game(), token, QString::fromStdString(*reason)));
}

void PlayDesk::take(const Touch& touch) {
    if (touch.selection)
        choose(*touch.selection);
    else if (!touch.token.empty())
        act(touch.token);
    else
        Q_EMIT refused(touch.refusal);
}

void PlayDesk::click(BoardSpace space) {
    if (!isTurnedAway())
        take(face().click(scene(), space));
}

void PlayDesk::goTo(BoardSpace to) {
    if (const auto from = selection_.piece(); from && !isTurnedAway())
        take(face().drop(scene(), *from, to));
}

void PlayDesk::startDrag(BoardSpace from) { choose(face().dragged(scene(), from)); }

void PlayDesk::drop(BoardSpace from, BoardSpace to) {
    change(face().dragged(scene(), from));
    dropping_ = true;
    if (!isTurnedAway())
        take(face().drop(scene(), from, to));
    dropping_ = false;
}

void PlayDesk::pointAt(std::optional<BoardSpace> space) {
    Selection next = selection_;
    next.pointed = space;
    change(next);
}

void PlayDesk::pointAtChoice(const std::string& token) {
    Selection next = selection_;
    next.offered = token;
    change(next);
}

void PlayDesk::pointAtListed(std::optional<BoardSpace> space) {
    Selection next = selection_;
    next.listed = space;
    change(next);
}

void PlayDesk::light(const BoardSpaces& spaces) {
    Selection next = selection_;
    // What was picked by hand stays lit alone, or it could not be told what that is.
    next.lit = next.picked.empty() ? spaces : BoardSpaces();
    change(next);
}

void PlayDesk::showHint(const std::string& token, bool whole) {
    const HintWords hint = face().hint(controller_.game(), controller_.shownPlace(), token);
    Selection next = whole ? hint.selectionOfWhole : hint.selectionOfWhat;
    if (next == Selection()) // nothing of the board
        next.lit = selection_.lit;
    next.pointed = selection_.pointed;
    change(next);
}

void PlayDesk::dropPicks() {
    Selection next = selection_;
    next.picked = BoardSpaces();
    choose(next);
}

bool PlayDesk::letGo() {
    const bool held = selection_.piece() || !selection_.picked.empty();
    Selection next;
    next.pointed = selection_.pointed;
    if (!held)
        next.lit = selection_.lit;
    choose(next);
    return held;
}

} // namespace ui
