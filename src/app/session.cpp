#include "app/session.hpp"

#include "app/decided_showdown.hpp"
#include "app/die_rolls.hpp"

#include <utility>

namespace app {

using checkers_poker::Action;
using checkers_poker::first;
using checkers_poker::Match;
using checkers_poker::Seat;
using checkers_poker::second;

namespace {

/// How long the result of a showdown between two computers can be read.
constexpr int readingPaces = 4;

} // namespace

Session::Session(Match match, KeptGames kept, std::optional<SavedFile> file,
                 std::unique_ptr<Thinker> thinker)
    : game_(std::move(match))
    , store_(game_, std::move(kept), std::move(file))
    , computers_(std::move(thinker))
    , isResultRead_(false)
    , lastPlace_(game_.place()) {
    die_.setSingleShot(true);
    die_.setInterval(0);
    reader_.setSingleShot(true);
    connect(&die_, &QTimer::timeout, this, &Session::roll);
    connect(&reader_, &QTimer::timeout, this, &Session::dismissResult);
    connectGame();
    connectComputers();
    settle();
}

void Session::connectGame() {
    connect(&game_, &GameController::started, this, [this] {
        computers_.startAnew();
        offer_.reset();
        paused_ = false;
        isResultRead_ = false;
        lastPlace_ = game_.place();
    });
    connect(&game_, &GameController::acted, this, [this] {
        isResultRead_ = false;
        lastPlace_ = game_.place();
    });
    connect(&game_, &GameController::changed, this, [this] {
        followPlace();
        settle();
    });
}

void Session::connectComputers() {
    connect(&computers_, &ComputerPlayers::chose, this, [this](const Action& action) {
        if (const auto refusal = game_.submit(action))
            replaceComputer(QString::fromStdString(checkers_poker::in_words(*refusal)));
    });
    connect(&computers_, &ComputerPlayers::failed, this, &Session::replaceComputer);
    connect(&computers_, &ComputerPlayers::drawAnswered, this, [this](bool accepted) {
        offer_.reset();
        if (accepted)
            game_.submit(checkers_poker::AgreeDraw{});
        else
            Q_EMIT drawDeclined();
    });
}

/// Who goes back to a result has read it.
void Session::followPlace() {
    const std::size_t before = std::exchange(lastPlace_, game_.place());
    if (lastPlace_ != before)
        isResultRead_ = lastPlace_ < before;
}

SeatPlayer Session::computerAt(Seat seat) const { return seatPlayer(game_.match(), seat); }

bool Session::isBetweenComputers() const { return computerAt(first) && computerAt(second); }

Waiting Session::waiting() const {
    const auto seat = to_act(game_.state());
    if (resultToRead())
        return {Awaited::reading, seat};
    if (!seat)
        return {Awaited::over, seat};
    if (!game_.actsByItself())
        return {Awaited::person, seat};
    if (paused_ && computerAt(*seat))
        return {Awaited::paused, seat};
    if (game_.wentBack())
        return {Awaited::wentBack, seat};
    return {isRollDue(game_.state()) ? Awaited::rolling : Awaited::thinking, seat};
}

std::optional<checkers_poker::happened::ShowdownDecided> Session::resultToRead() const {
    if (isResultRead_)
        return std::nullopt;
    return decidedAt(game_.match(), game_.place());
}

void Session::dismissResult() {
    isResultRead_ = true;
    settle();
}

void Session::setPaused(bool yes) {
    paused_ = yes;
    settle();
}

void Session::goOn() {
    paused_ = false;
    game_.goOnAnyway();
}

void Session::settle() {
    settleOffer();
    const Waiting now = waiting();
    if (now.what == Awaited::thinking)
        computers_.think(game_.state(), computerAt(*now.seat).value());
    else
        computers_.rest();
    if (now.what == Awaited::rolling)
        die_.start();
    else
        die_.stop();
    if (now.what != Awaited::reading || paused_ || !isBetweenComputers())
        reader_.stop();
    else if (!reader_.isActive())
        reader_.start(computers_.pace() * readingPaces);
    Q_EMIT changed();
}

void Session::offerDraw() {
    const auto seat = to_act(game_.state());
    if (!seat)
        return;
    const Seat to = checkers_poker::other(*seat);
    offer_ = DrawOffer{game_.state(), to};
    computers_.offerDraw(offer_->at, to, computerAt(to).value());
}

void Session::settleOffer() {
    if (!offer_ || (offer_->at == game_.state() && computerAt(offer_->to)))
        return;
    computers_.dropOffer();
    offer_.reset();
}

/// The game must not wait for one who cannot act.
void Session::replaceComputer(const QString& reason) {
    const auto seat = to_act(game_.state());
    if (!seat)
        return;
    game_.setSeatPlayer(*seat, std::nullopt);
    Q_EMIT computerFailed(*seat, reason);
}

} // namespace app
