#include "app/background_task.hpp"

#include <exception>
#include <new>
#include <system_error>
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
    try {
        thread_ =
            std::jthread([this, job = std::move(job), number = number_](std::stop_token stop) {
                carryOut(job, std::move(stop), number);
            });
    } catch (const std::system_error& error) {
        fail(number_, QString::fromLocal8Bit(error.what()));
    }
}

void BackgroundTask::carryOut(const Job& job, std::stop_token stop, std::uint64_t number) {
    try {
        job(std::move(stop),
            [this, number](std::function<void()> what) { hand(number, std::move(what)); });
        hand(number, [this] {
            running_ = false;
            Q_EMIT finished();
        });
    } catch (const std::bad_alloc&) {
        fail(number, tr("there is not enough memory"));
    } catch (const std::exception& error) {
        fail(number, QString::fromLocal8Bit(error.what()));
    } catch (...) {
        fail(number, tr("something unknown went wrong"));
    }
}

void BackgroundTask::fail(std::uint64_t number, const QString& reason) {
    hand(number, [this, reason] {
        running_ = false;
        Q_EMIT failed(reason);
    });
}

void BackgroundTask::stop() {
    ++number_;
    running_ = false;
    thread_ = {};
}

void BackgroundTask::finishEarly() { thread_.request_stop(); }

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
