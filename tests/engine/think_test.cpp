#include "engine/think.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <stop_token>

namespace engine {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

TEST(ThinkControl, without_limits_goes_on) {
    ThinkControl control({}, {});
    EXPECT_FALSE(control.should_stop(1'000'000'000));
    EXPECT_TRUE(control.has_time_for_more());
    EXPECT_TRUE(ThinkLimits().are_endless());
}

TEST(ThinkControl, stops_at_the_number_of_positions_and_stays_stopped) {
    ThinkLimits limits;
    limits.nodes = 100;
    ThinkControl control(limits, {});
    EXPECT_FALSE(control.should_stop(99));
    EXPECT_TRUE(control.should_stop(100));
    EXPECT_TRUE(control.should_stop(1));
    EXPECT_FALSE(control.has_time_for_more());
    EXPECT_FALSE(limits.are_endless());
}

TEST(ThinkControl, stops_when_it_is_asked_to) {
    std::stop_source source;
    ThinkControl control({}, source.get_token());
    EXPECT_FALSE(control.should_stop(1));
    source.request_stop();
    EXPECT_FALSE(control.has_time_for_more());
    EXPECT_TRUE(control.should_stop(2));
}

TEST(ThinkControl, counts_the_time_from_when_it_began_to_run) {
    ThinkLimits limits;
    limits.since = steady_clock::now() - milliseconds(5000);
    EXPECT_GE(ThinkControl(limits, {}).elapsed(), milliseconds(5000));
    limits.movetime = milliseconds(1000);
    EXPECT_TRUE(ThinkControl(limits, {}).should_stop(1));
    limits.movetime.reset();
    limits.remaining = milliseconds(600);
    EXPECT_TRUE(ThinkControl(limits, {}).should_stop(1));
    EXPECT_TRUE(limits.are_timed());
}

TEST(ThinkControl, a_clock_that_has_run_out_leaves_a_moment) {
    ThinkLimits limits;
    limits.remaining = milliseconds(0);
    EXPECT_GE(ThinkControl(limits, {}).elapsed(), milliseconds(0));
    EXPECT_FALSE(limits.are_endless());
}

} // namespace
} // namespace engine
