#include "app/computer_players.hpp"

#include "app/seat_players.hpp"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace app {

using checkers_poker::Action;
using checkers_poker::Seat;
using checkers_poker::State;

ComputerPlayers::ComputerPlayers(GameController& controller, QObject* parent)
    : QObject(parent)
    , controller_(controller) {
    patience_.setSingleShot(true);
    connect(&patience_, &QTimer::timeout, this, [this] {
        const Action action = *std::exchange(chosen_, std::nullopt);
        rest();
        controller_.submit(action);
    });
    connect(&controller_, &GameController::dueChanged, this, &ComputerPlayers::goOn);
    connect(&controller_, &GameController::started, this, [this] {
        rest();
        dropOffer();
        setPaused(false);
        players_ = {};
    });
    goOn();
}

void ComputerPlayers::setPaused(bool yes) {
    if (paused_ == yes)
        return;
    paused_ = yes;
    Q_EMIT pausedChanged(yes);
    if (yes)
        goOn();
    else
        controller_.goOnAnyway();
}

void ComputerPlayers::goOn() {
    if (offeredAt_ &&
        (*offeredAt_ != controller_.state() || !seatPlayer(controller_.match(), offeredTo_)))
        dropOffer();
    const SeatPlayer player = paused_ ? SeatPlayer() : controller_.computerToAct();
    if (!player) {
        rest();
    } else if (thinkingAbout_ != controller_.state() || thinkingAs_ != *player) {
        think(*player);
    }
}

void ComputerPlayers::rest() {
    task_.stop();
    patience_.stop();
    chosen_.reset();
    thinkingAbout_.reset();
}

void ComputerPlayers::dropOffer() {
    drawTask_.stop();
    offeredAt_.reset();
}

std::shared_ptr<engine::ComputerPlayer> ComputerPlayers::playerOf(Seat seat, engine::Level level) {
    auto& player = players_[seat];
    if (!player || player->level() != level)
        player = std::make_shared<engine::ComputerPlayer>(level,
                                                          QRandomGenerator::global()->generate64());
    return player;
}

void ComputerPlayers::think(engine::Level level) {
    rest();
    const State state = controller_.state();
    thinkingAbout_ = state;
    thinkingAs_ = level;
    since_.start();
    engine::Limits limits;
    limits.movetime = thinkingTime;
    const Seat seat = to_act(state).value();
    task_.start([this, state, limits, player = playerOf(seat, level)](
                    const std::stop_token& stop, const BackgroundTask::HandOver& handOver) {
        const engine::SearchResult result = player->choose(state, limits, stop);
        handOver([this, action = result.best.value()] { give(action); });
    });
}

void ComputerPlayers::give(const Action& action) {
    chosen_ = action;
    const std::chrono::milliseconds passed{since_.elapsed()};
    patience_.start(std::max(pace_ - passed, std::chrono::milliseconds{0}));
}

void ComputerPlayers::offerDraw(Seat seat) {
    const State state = controller_.state();
    offeredAt_ = state;
    offeredTo_ = seat;
    // A player of its own, since the seat's may be thinking at the moment.
    const engine::Level level = seatPlayer(controller_.match(), seat).value();
    drawTask_.start([this, state, seat, level](const std::stop_token& stop,
                                               const BackgroundTask::HandOver& handOver) {
        const bool accepted = engine::ComputerPlayer(level).accepts_draw(state, seat, stop);
        handOver([this, accepted] {
            offeredAt_.reset();
            Q_EMIT drawAnswered(accepted);
        });
    });
}

} // namespace app
