#include "app/end_signals.hpp"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>

namespace {

using app::EndSignals;

TEST(EndSignals, EachWayToEndAProgramBecomesAnEvent) {
    for (const int signal : {SIGTERM, SIGHUP, SIGINT}) {
        const EndSignals signals;
        QSignalSpy asked(&signals, &EndSignals::endAsked);
        std::raise(signal);
        std::raise(signal); // impatience ends nothing in the middle
        EXPECT_TRUE(asked.size() > 0 || asked.wait()) << signal;
    }
}

TEST(EndSignals, AnIgnoredSignalStaysIgnored) {
    const auto before = std::signal(SIGHUP, SIG_IGN);
    {
        const EndSignals signals;
        const QSignalSpy asked(&signals, &EndSignals::endAsked);
        std::raise(SIGHUP);
        QTest::qWait(20);
        EXPECT_TRUE(asked.isEmpty());
    }
    EXPECT_EQ(std::signal(SIGHUP, before), SIG_IGN);
}

TEST(EndSignals, AfterwardsSignalsActAsUsual) {
    { const EndSignals signals; }
    const auto before = std::signal(SIGTERM, SIG_DFL);
    EXPECT_EQ(before, SIG_DFL);
}

/// As Qt does when the display is gone. In a process of its own.
[[noreturn]] void exitWhileWatched() {
    const EndSignals signals;
    QObject::connect(&signals, &EndSignals::exiting, [] { std::fputs("kept", stderr); });
    std::exit(3);
}

TEST(EndSignals, AnExitThatComesFromBelowIsTold) {
    EXPECT_EXIT(exitWhileWatched(), testing::ExitedWithCode(3), "^kept$");
}

[[noreturn]] void exitAfterwards() {
    {
        const EndSignals signals;
        QObject::connect(&signals, &EndSignals::exiting, [] { std::fputs("kept", stderr); });
    }
    std::exit(3);
}

TEST(EndSignals, AfterAnOrderlyEndAnExitIsNotTold) {
    EXPECT_EXIT(exitAfterwards(), testing::ExitedWithCode(3), "^$");
}

} // namespace
