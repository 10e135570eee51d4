#include "app/background_task.hpp"

#include <QMetaObject>

#include <utility>

namespace app {

BackgroundTask::BackgroundTask(QObject* parent)
    : QObject(parent) {}

BackgroundTask::~BackgroundTask() { stop(); }

void BackgroundTask::start(Job job) {
    stop();
    running_ = true;
    thread_ = std::jthread([this, job = std::move(job), number = number_](std::stop_token stop) {
        job(std::move(stop),
            [this, number](const std::function<void()>& what) { hand(number, what); });
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

void BackgroundTask::hand(std::uint64_t number, const std::function<void()>& what) {
    QMetaObject::invokeMethod(
        this,
        [this, number, what] {
            if (number == number_)
                what();
        },
        Qt::QueuedConnection);
}

} // namespace app
