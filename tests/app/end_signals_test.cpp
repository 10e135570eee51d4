#include "app/end_signals.hpp"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include <csignal>

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

} // namespace
