#include "app/game_controller.hpp"

#include "app/die_rolls.hpp"

#include <algorithm>
#include <utility>

namespace app {

using checkers_poker::Action;
using checkers_poker::first;
using checkers_poker::Match;
using checkers_poker::Refusal;
using checkers_poker::Seat;
using checkers_poker::second;
using checkers_poker::State;

GameController::GameController(Match match, QObject* parent)
    : QObject(parent)
    , match_(std::move(match)) {
    ensureDieSeed(match_);
    setShownPlace(place());
    // A game that has begun counts as saved only when somebody says so: a restored one is on disk
    // in the autosave alone.
    if (match_.history.size() == 0)
        markSaved();
}

void GameController::start(Match match, bool saved) {
    match_ = std::move(match);
    setShownPlace(place());
    hasNews_ = false;
    mayDropUndone_ = false;
    ensureDieSeed(match_);
    saved_.reset();
    if (saved || match_.history.size() == 0)
        markSaved();
    Q_EMIT started();
    Q_EMIT changed();
}

std::optional<Refusal> GameController::submit(const Action& action) {
    const State before = state();
    const std::size_t actedAt = place();
    const bool watched = !isLookingElsewhere();
    if (auto refusal = play(match_, action)) {
        Q_EMIT refused(*refusal);
        return refusal;
    }
    if (saved_)
        saved_->shared = std::min(saved_->shared, actedAt);
    if (!watched)
        hasNews_ = true;
    setShownPlace(watched ? place() : shownPlace_);
    Q_EMIT acted(before, action);
    Q_EMIT changed();
    return std::nullopt;
}

std::optional<Refusal> GameController::rollDie() { return submit(dueRoll(match_, state())); }

std::optional<std::size_t> GameController::undoTarget() const {
    for (std::size_t target = place(); target-- > 0;) {
        if (!happensByItself(match_.history.state(target)))
            return target;
    }
    return std::nullopt;
}

void GameController::undo() {
    if (const auto target = undoTarget()) {
        mayDropUndone_ = false;
        goTo(*target);
    }
}

void GameController::redo() {
    mayDropUndone_ = false;
    std::size_t target = place();
    while (target < match_.history.size() &&
           (target == place() || happensByItself(match_.history.state(target))))
        ++target;
    goTo(target);
}

void GameController::look(std::size_t place) {
    setShownPlace(place);
    hasNews_ = hasNews_ && isLookingElsewhere();
    Q_EMIT changed();
}

void GameController::goOnFromShown() {
    mayDropUndone_ = true;
    goTo(shownPlace_);
}

void GameController::goOnAnyway() {
    mayDropUndone_ = true;
    Q_EMIT changed();
}

void GameController::goTo(std::size_t place) {
    match_.history.go_to(place);
    look(place);
}

void GameController::setShownPlace(std::size_t place) {
    shownPlace_ = std::min(place, match_.history.size());
    shown_ = isLookingElsewhere() ? match_.history.state(shownPlace_) : state();
}

bool GameController::isModified() const {
    const std::size_t size = match_.history.size();
    return !saved_ || saved_->size != size || saved_->shared < size || saved_->place != place() ||
           saved_->tags != match_.tags;
}

void GameController::markSaved() {
    const std::size_t size = match_.history.size();
    saved_ = Saved{size, size, place(), match_.tags};
}

void GameController::setRollsByItself(bool yes) {
    if (rollsByItself_ == yes)
        return;
    rollsByItself_ = yes;
    Q_EMIT changed();
}

void GameController::setSeatPlayer(Seat seat, SeatPlayer player) {
    giveSeat(match_, seat, player);
    mayDropUndone_ = true;
    Q_EMIT changed();
}

SeatPlayer GameController::playerToAct(const State& state) const {
    const std::optional<Seat> seat = to_act(state);
    return seat ? seatPlayer(match_, *seat) : SeatPlayer();
}

bool GameController::actsByItself() const {
    return isRollDue(state()) ? rollHappensByItself(state()) : playerToAct(state()).has_value();
}

bool GameController::rollHappensByItself(const State& state) const {
    return isRollDue(state) && (rollsByItself_ || playerToAct(state));
}

bool GameController::happensByItself(const State& state) const {
    if (isRollDue(state))
        return rollHappensByItself(state);
    // Between two computers every act is one that can be gone back to.
    const bool hasPerson = !seatPlayer(match_, first) || !seatPlayer(match_, second);
    return hasPerson && playerToAct(state);
}

} // namespace app
