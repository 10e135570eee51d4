#include "app/background_task.hpp"

#include <utility>

namespace app {

BackgroundTask::BackgroundTask(QObject* parent)
    : QObject(parent) {
    connect(this, &BackgroundTask::handedOver, this, &BackgroundTask::takeOver,
            Qt::QueuedConnection);
}

BackgroundTask::~BackgroundTask() { stop(); }

void BackgroundTask::start(Job job) {
    stop();
    running_ = true;
    thread_ = std::jthread([this, job = std::move(job), number = number_](std::stop_token stop) {
        job(std::move(stop),
            [this, number](std::function<void()> what) { hand(number, std::move(what)); });
        hand(number, [this] {
            running_ = false;
            Q_EMIT finished();
        });
    });
}

void BackgroundTask::stop() {
    ++number_;
    running_ = false;
    thread_ = {};
}

void BackgroundTask::hand(std::uint64_t number, std::function<void()> what) {
    {
        const std::lock_guard lock(mutex_);
        handed_.push_back({number, std::move(what)});
    }
    Q_EMIT handedOver(QPrivateSignal());
}

void BackgroundTask::takeOver() {
    std::vector<Handed> handed;
    {
        const std::lock_guard lock(mutex_);
        handed.swap(handed_);
    }
    for (const Handed& each : handed) {
        if (each.number == number_)
            each.what();
    }
}

} // namespace app
