#include "app/game_controller.hpp"

#include "app/chance.hpp"

#include <algorithm>
#include <utility>

namespace app {

using tabletop::Seat;

GameController::GameController(AnyGame game, QObject* parent)
    : QObject(parent)
    , game_(std::move(game)) {
    ensureSeed(*game_);
    situation_ = game_->situation();
    setShownPlace(place());
    // A game that has begun counts as saved only when somebody says so: a restored one is on disk
    // in the autosave alone.
    if (game_->size() == 0)
        markSaved();
}

void GameController::start(AnyGame game, bool saved) {
    game_ = std::move(game);
    ensureSeed(*game_);
    situation_ = game_->situation();
    noteChangeFrom(0);
    setShownPlace(place());
    hasNews_ = false;
    mayDropUndone_ = false;
    saved_.reset();
    if (saved || game_->size() == 0)
        markSaved();
    Q_EMIT started();
    Q_EMIT changed();
}

std::optional<std::string> GameController::submit(std::string_view token) {
    const std::size_t actedAt = place();
    const bool watched = !isLookingElsewhere();
    if (auto reason = game_->play(token)) {
        Q_EMIT refused(QString::fromUtf8(token.data(), static_cast<qsizetype>(token.size())));
        return reason;
    }
    situation_ = game_->situation();
    noteChangeFrom(actedAt);
    if (!watched)
        hasNews_ = true;
    setShownPlace(watched ? place() : shownPlace_);
    Q_EMIT acted(actedAt);
    Q_EMIT changed();
    return std::nullopt;
}

std::optional<std::string> GameController::submitChance() { return submit(dueChance(*game_)); }

std::optional<std::size_t> GameController::undoTarget() const {
    for (std::size_t target = place(); target-- > 0;) {
        if (!happensByItself(game_->situation(target)))
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
    while (target < game_->size() &&
           (target == place() || happensByItself(game_->situation(target))))
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
    game_->goTo(place);
    situation_ = game_->situation();
    look(place);
}

void GameController::setShownPlace(std::size_t place) {
    shownPlace_ = std::min(place, game_->size());
}

void GameController::noteChangeFrom(std::size_t act) {
    while (!changes_.empty() && changes_.back().from >= act)
        changes_.pop_back();
    changes_.push_back({++edition_, act});
}

std::size_t GameController::sharedWith(std::uint64_t edition) const {
    const auto later = std::upper_bound(
        changes_.begin(), changes_.end(), edition,
        [](std::uint64_t known, const Change& change) { return known < change.edition; });
    return later == changes_.end() ? game_->size() : later->from;
}

bool GameController::isModified() const {
    const std::size_t size = game_->size();
    return !saved_ || saved_->size != size || sharedWith(saved_->edition) < size ||
           saved_->place != place() || saved_->tags != game_->tags();
}

void GameController::markSaved() {
    saved_ = Saved{game_->size(), edition_, place(), game_->tags()};
}

void GameController::setChanceActsByItself(bool yes) {
    if (chanceActsByItself_ == yes)
        return;
    chanceActsByItself_ = yes;
    Q_EMIT changed();
}

void GameController::setSeatPlayer(Seat seat, SeatPlayer player) {
    giveSeat(*game_, seat, player);
    mayDropUndone_ = true;
    Q_EMIT changed();
}

SeatPlayer GameController::playerToAct(const Situation& situation) const {
    return situation.toAct ? seatPlayer(*game_, *situation.toAct) : SeatPlayer();
}

bool GameController::actsByItself() const {
    return situation_.isChanceDue ? chanceHappensByItself(situation_)
                                  : playerToAct(situation_).has_value();
}

bool GameController::chanceHappensByItself(const Situation& situation) const {
    return situation.isChanceDue && (chanceActsByItself_ || playerToAct(situation));
}

bool GameController::happensByItself(const Situation& situation) const {
    if (situation.isChanceDue)
        return chanceHappensByItself(situation);
    // Between computers every act is one that can be gone back to.
    return hasPerson(*game_) && playerToAct(situation);
}

} // namespace app
