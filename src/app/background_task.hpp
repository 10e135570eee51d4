#pragma once

#include <QObject>

#include <cstdint>
#include <functional>
#include <stop_token>
#include <thread>

namespace app {

/// Work in a thread of its own, one job at a time, whose results are handed over in the thread of
/// this object. Starting, stopping and destroying it end the job under way first and wait for it,
/// so a job looks at its stop token every few milliseconds. Nothing that an ended job handed over
/// arrives after that.
class BackgroundTask : public QObject {
    Q_OBJECT

public:
    /// Hands something to be done to this object's thread; to be called from the job.
    using HandOver = std::function<void(std::function<void()>)>;
    using Job = std::function<void(std::stop_token, const HandOver&)>;

    explicit BackgroundTask(QObject* parent = nullptr);
    BackgroundTask(const BackgroundTask&) = delete;
    BackgroundTask& operator=(const BackgroundTask&) = delete;
    ~BackgroundTask() override;

    void start(Job job);
    void stop();
    /// From start() until finished() or stop().
    bool isRunning() const { return running_; }

Q_SIGNALS:
    /// The job came to its end and everything that it handed over has been done.
    void finished();

private:
    void hand(std::uint64_t number, const std::function<void()>& what);

    /// Counts jobs, so that what comes from an earlier one is told apart.
    std::uint64_t number_ = 0;
    bool running_ = false;
    std::jthread thread_;
};

} // namespace app
