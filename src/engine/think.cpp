#include "engine/think.hpp"

#include <algorithm>
#include <utility>

namespace engine {

namespace {

using std::chrono::milliseconds;

/// Kept back for what happens between the end of the search and the caller's clock.
constexpr milliseconds time_kept_back{3};
/// How many more actions of its own a player should be ready for.
constexpr int own_actions_to_come = 30;

} // namespace

ThinkControl::ThinkControl(const ThinkLimits& limits, std::stop_token stop)
    : stop_(std::move(stop))
    , started_(limits.since.value_or(Clock::now()))
    , most_nodes_(limits.nodes) {
    if (limits.movetime)
        wanted_ = most_ = std::max(milliseconds{1}, *limits.movetime - time_kept_back);
    if (!limits.remaining)
        return;
    const milliseconds half =
        std::max(milliseconds{1}, (*limits.remaining - 10 * time_kept_back) / 2);
    const milliseconds share = *limits.remaining / own_actions_to_come + limits.increment * 3 / 4;
    const Clock::duration wanted = std::clamp(share, milliseconds{1}, half);
    const Clock::duration most = std::clamp(3 * share, milliseconds{1}, half);
    wanted_ = wanted_ ? std::min(*wanted_, wanted) : wanted;
    most_ = most_ ? std::min(*most_, most) : most;
}

bool ThinkControl::should_stop(std::uint64_t nodes) {
    stopped_ = stopped_ || stop_.stop_requested() || (most_nodes_ && nodes >= *most_nodes_) ||
               (most_ && Clock::now() - started_ >= *most_);
    return stopped_;
}

bool ThinkControl::has_time_for_more() const {
    if (stopped_ || stop_.stop_requested())
        return false;
    const auto passed = Clock::now() - started_;
    if (most_ && passed >= *most_)
        return false;
    return !wanted_ || wanted_ == most_ || passed < *wanted_ / 2;
}

milliseconds ThinkControl::elapsed() const {
    return std::chrono::duration_cast<milliseconds>(Clock::now() - started_);
}

} // namespace engine
