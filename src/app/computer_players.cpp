#include "app/computer_players.hpp"

#include <algorithm>
#include <utility>

namespace app {

using checkers_poker::Action;
using checkers_poker::Seat;
using checkers_poker::State;

ComputerPlayers::ComputerPlayers(std::unique_ptr<Thinker> thinker, QObject* parent)
    : QObject(parent)
    , thinker_(std::move(thinker)) {
    patience_.setSingleShot(true);
    connect(&patience_, &QTimer::timeout, this, &ComputerPlayers::give);
    connect(&task_, &BackgroundTask::failed, this, [this](const QString& reason) {
        rest();
        Q_EMIT failed(reason);
    });
    connect(&drawTask_, &BackgroundTask::failed, this, [this] { Q_EMIT drawAnswered(false); });
}

void ComputerPlayers::think(const State& state, engine::Level level) {
    if (thinkingAbout_ == state && thinkingAs_ == level)
        return;
    rest();
    thinkingAbout_ = state;
    thinkingAs_ = level;
    since_.start();
    task_.start([this, state, level](const std::stop_token& stop,
                                     const BackgroundTask::HandOver& handOver) {
        handOver([this, action = thinker_->choose(state, level, stop)] { take(action); });
    });
}

void ComputerPlayers::rest() {
    task_.stop();
    patience_.stop();
    chosen_.reset();
    thinkingAbout_.reset();
    isHurried_ = false;
}

void ComputerPlayers::take(const Action& action) {
    chosen_ = action;
    const std::chrono::milliseconds passed{since_.elapsed()};
    patience_.start(isHurried_ ? std::chrono::milliseconds{0}
                               : std::max(pace_ - passed, std::chrono::milliseconds{0}));
}

void ComputerPlayers::give() {
    const Action action = *std::exchange(chosen_, std::nullopt);
    rest();
    Q_EMIT chose(action);
}

void ComputerPlayers::moveNow() {
    if (!isThinking())
        return;
    isHurried_ = true;
    if (chosen_)
        patience_.start(std::chrono::milliseconds{0});
    else
        task_.finishEarly();
}

void ComputerPlayers::startAnew() {
    rest();
    dropOffer();
    thinker_->startAnew();
}

void ComputerPlayers::offerDraw(const State& state, Seat seat, engine::Level level) {
    drawTask_.start([this, state, seat, level](const std::stop_token& stop,
                                               const BackgroundTask::HandOver& handOver) {
        handOver([this, accepted = thinker_->acceptsDraw(state, seat, level, stop)] {
            Q_EMIT drawAnswered(accepted);
        });
    });
}

} // namespace app
