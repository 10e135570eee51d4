#include "app/session.hpp"

#include "tabletop/game.hpp"

#include <algorithm>
#include <utility>

namespace app {

using tabletop::Seat;

namespace {

/// How long a result between computers can be read.
constexpr int readingPaces = 4;

} // namespace

Session::Session(AnyGame game, KeptGames kept, std::optional<SavedFile> file,
                 std::unique_ptr<Thinker> thinker)
    : game_(std::move(game))
    , store_(game_, std::move(kept), std::move(file))
    , computers_(std::move(thinker))
    , isResultRead_(false)
    , lastPlace_(game_.place()) {
    chance_.setSingleShot(true);
    chance_.setInterval(0);
    reader_.setSingleShot(true);
    connect(&chance_, &QTimer::timeout, this, &Session::roll);
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
    connect(&computers_, &ComputerPlayers::chose, this, [this](const std::string& token) {
        if (const auto reason = game_.submit(token))
            replaceComputer(QString::fromStdString(*reason));
    });
    connect(&computers_, &ComputerPlayers::failed, this, &Session::replaceComputer);
    connect(&computers_, &ComputerPlayers::drawAnswered, this, [this](bool accepted) {
        offer_.reset();
        if (accepted)
            game_.submit(tabletop::draw_token);
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

SeatPlayer Session::computerAt(Seat seat) const { return seatPlayer(game_.game(), seat); }

Waiting Session::waiting() const {
    const auto seat = game_.situation().toAct;
    if (isResultToRead())
        return {Awaited::reading, seat};
    if (!seat)
        return {Awaited::over, seat};
    if (!game_.actsByItself())
        return {Awaited::person, seat};
    if (paused_ && computerAt(*seat))
        return {Awaited::paused, seat};
    if (game_.wentBack())
        return {Awaited::wentBack, seat};
    return {game_.situation().isChanceDue ? Awaited::rolling : Awaited::thinking, seat};
}

bool Session::isResultToRead() const {
    return !isResultRead_ && game_.game().bringsResult(game_.place());
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
        computers_.think(askedPlace(game_.game(), game_.place()), computerAt(*now.seat).value());
    else
        computers_.rest();
    if (now.what == Awaited::rolling)
        chance_.start();
    else
        chance_.stop();
    if (now.what != Awaited::reading || paused_ || hasPerson(game_.game()))
        reader_.stop();
    else if (!reader_.isActive())
        reader_.start(computers_.pace() * readingPaces);
    Q_EMIT changed();
}

void Session::offerDraw() {
    const auto offering = game_.situation().toAct;
    if (!offering)
        return;
    ComputerPlayers::Opponents opponents;
    DrawOffer offer;
    for (std::size_t i = 0; i < game_.game().seats(); ++i) {
        const Seat seat = tabletop::seat_at(i);
        const SeatPlayer computer = computerAt(seat);
        if (seat == *offering || !computer)
            continue;
        opponents.emplace_back(seat, *computer);
        offer.to.push_back(seat);
    }
    const AskedPlace place = askedPlace(game_.game(), game_.place());
    offer.at = place.question;
    offer_ = std::move(offer);
    computers_.offerDraw(place, opponents);
}

void Session::settleOffer() {
    if (!offer_)
        return;
    const bool stands = offer_->at == game_.game().question(game_.place()) &&
                        std::all_of(offer_->to.begin(), offer_->to.end(),
                                    [this](Seat seat) { return computerAt(seat).has_value(); });
    if (stands)
        return;
    computers_.dropOffer();
    offer_.reset();
}

/// The game must not wait for one who cannot act.
void Session::replaceComputer(const QString& reason) {
    const auto seat = game_.situation().toAct;
    if (!seat)
        return;
    game_.setSeatPlayer(*seat, std::nullopt);
    Q_EMIT computerFailed(*seat, reason);
}

} // namespace app
