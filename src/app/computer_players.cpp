#include "app/computer_players.hpp"

#include <algorithm>
#include <utility>

namespace app {

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

void ComputerPlayers::think(const AskedPlace& place, engine::Level level) {
    if (thinkingAbout_ == place && thinkingAs_ == level)
        return;
    rest();
    thinkingAbout_ = place;
    thinkingAs_ = level;
    since_.start();
    task_.start([this, place, level](const std::stop_token& stop,
                                     const BackgroundTask::HandOver& handOver) {
        handOver([this, token = thinker_->choose(place, level, stop)] { take(token); });
    });
}

void ComputerPlayers::rest() {
    task_.stop();
    patience_.stop();
    chosen_.reset();
    thinkingAbout_.reset();
    isHurried_ = false;
}

void ComputerPlayers::take(const std::string& token) {
    chosen_ = token;
    const std::chrono::milliseconds passed{since_.elapsed()};
    patience_.start(isHurried_ ? std::chrono::milliseconds{0}
                               : std::max(pace_ - passed, std::chrono::milliseconds{0}));
}

void ComputerPlayers::give() {
    const std::string token = *std::exchange(chosen_, std::nullopt);
    rest();
    Q_EMIT chose(token);
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

void ComputerPlayers::offerDraw(const AskedPlace& place, const Opponents& opponents) {
    drawTask_.start([this, place, opponents](const std::stop_token& stop,
                                             const BackgroundTask::HandOver& handOver) {
        const auto accepts = [&](const auto& opponent) {
            return thinker_->acceptsDraw(place, opponent.first, opponent.second, stop);
        };
        handOver([this, accepted = std::all_of(opponents.begin(), opponents.end(), accepts)] {
            Q_EMIT drawAnswered(accepted);
        });
    });
}

} // namespace app
