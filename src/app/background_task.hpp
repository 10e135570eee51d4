#pragma once

#include <QObject>
#include <QString>

#include <cstdint>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace app {

/// Work in a thread of its own, one job at a time, whose results are handed over in the thread of
/// this object. Starting, stopping and destroying it end the job under way first and wait for it,
/// so a job looks at its stop token every few milliseconds. Nothing that an ended job handed over
/// arrives after that. What a job throws ends that job alone, and is told by failed().
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
    /// Asks the job to come to its end, and waits for what it hands over then.
    void finishEarly();
    /// From start() until finished(), failed() or stop().
    bool isRunning() const { return running_; }

Q_SIGNALS:
    /// The job came to its end and everything that it handed over has been done.
    void finished();
    /// The job could not be begun or threw something; everything that it had handed over has been
    /// done. The reason is for people, as far as the job gave one.
    void failed(const QString& reason);
    void handedOver(QPrivateSignal signal);

private:
    /// Something to be done in this object's thread, and the number of the job that it is from.
    struct Handed {
        std::uint64_t number = 0;
        std::function<void()> what;
    };

    void carryOut(const Job& job, std::stop_token stop, std::uint64_t number);
    void fail(std::uint64_t number, const QString& reason);
    void hand(std::uint64_t number, std::function<void()> what);
    void takeOver();

    /// Counts jobs, so that what comes from an earlier one is told apart.
    std::uint64_t number_ = 0;
    bool running_ = false;
    std::mutex mutex_; ///< guards handed_
    std::vector<Handed> handed_;
    std::jthread thread_;
};

} // namespace app
