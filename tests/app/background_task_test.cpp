#include "app/background_task.hpp"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include <new>
#include <stdexcept>

namespace {

using app::BackgroundTask;

constexpr int longEnough = 30'000; // milliseconds

/// What a job throws ends that job alone; the program and the next job go on.
void expectFailure(const BackgroundTask::Job& job, const QString& reason) {
    BackgroundTask task;
    QSignalSpy failed(&task, &BackgroundTask::failed);
    QSignalSpy finished(&task, &BackgroundTask::finished);
    task.start(job);
    ASSERT_TRUE(failed.wait(longEnough));
    EXPECT_EQ(failed.size(), 1);
    EXPECT_EQ(failed.front().front().toString(), reason);
    EXPECT_TRUE(finished.empty());
    EXPECT_FALSE(task.isRunning());
    task.start([](const auto&, const auto&) {});
    EXPECT_TRUE(finished.wait(longEnough));
}

TEST(BackgroundTask, TellsWhatAJobThrows) {
    expectFailure([](const auto&, const auto&) { throw std::runtime_error("why"); },
                  QStringLiteral("why"));
}

TEST(BackgroundTask, TellsLackOfMemoryInWords) {
    expectFailure([](const auto&, const auto&) { throw std::bad_alloc(); },
                  QStringLiteral("there is not enough memory"));
}

TEST(BackgroundTask, TellsThatSomethingElseWasThrown) {
    expectFailure([](const auto&, const auto&) { throw 7; },
                  QStringLiteral("something unknown went wrong"));
}

TEST(BackgroundTask, HandsOverWhatAJobHadBeforeItFailed) {
    BackgroundTask task;
    QSignalSpy failed(&task, &BackgroundTask::failed);
    int handed = 0;
    task.start([&](const auto&, const auto& handOver) {
        handOver([&] { ++handed; });
        throw std::runtime_error("why");
    });
    ASSERT_TRUE(failed.wait(longEnough));
    EXPECT_EQ(handed, 1);
}

TEST(BackgroundTask, SaysNothingOfAJobThatWasStopped) {
    BackgroundTask task;
    QSignalSpy failed(&task, &BackgroundTask::failed);
    QSignalSpy finished(&task, &BackgroundTask::finished);
    int handed = 0;
    task.start([&](const std::stop_token& stop, const auto& handOver) {
        while (!stop.stop_requested())
            std::this_thread::yield();
        handOver([&] { ++handed; });
        throw std::runtime_error("why");
    });
    task.stop();
    QTest::qWait(1);
    EXPECT_TRUE(failed.empty());
    EXPECT_TRUE(finished.empty());
    EXPECT_EQ(handed, 0);
}

TEST(BackgroundTask, TakesWhatAJobHasWhenItIsToFinishEarly) {
    BackgroundTask task;
    QSignalSpy finished(&task, &BackgroundTask::finished);
    int handed = 0;
    task.start([&](const std::stop_token& stop, const auto& handOver) {
        while (!stop.stop_requested())
            std::this_thread::yield();
        handOver([&] { ++handed; });
    });
    task.finishEarly();
    ASSERT_TRUE(finished.wait(longEnough));
    EXPECT_EQ(handed, 1);
}

} // namespace
