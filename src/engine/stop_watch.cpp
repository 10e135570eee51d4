#include "engine/stop_watch.hpp"

#include <algorithm>
#include <utility>

namespace engine {

using std::chrono::milliseconds;

namespace {

/// Kept back for what happens between the end of the search and the caller's clock.
constexpr milliseconds reserve{3};
/// How many more actions of his own a player should be ready for.
constexpr int actions_to_come = 24;

} // namespace

TimeBudget budget_for(const Limits& limits, tabletop::Seat seat) {
    TimeBudget budget;
    if (limits.movetime) {
        budget.most = std::max(milliseconds{1}, *limits.movetime - reserve);
        budget.wanted = budget.most;
    }
    if (limits.clock) {
        const ClockTime time = (*limits.clock)[seat];
        const milliseconds usable = std::max(milliseconds{1}, time.remaining - 10 * reserve);
        const milliseconds share = time.remaining / actions_to_come + time.increment * 3 / 4;
        const auto wanted =
            std::clamp(share, milliseconds{1}, std::max(usable / 2, milliseconds{1}));
        const auto most =
            std::clamp(3 * share, milliseconds{1}, std::max(usable / 2, milliseconds{1}));
        budget.wanted =
            budget.wanted ? std::min<StopWatch::Clock::duration>(*budget.wanted, wanted) : wanted;
        budget.most = budget.most ? std::min<StopWatch::Clock::duration>(*budget.most, most) : most;
    }
    return budget;
}

StopWatch::StopWatch(const Limits& limits, tabletop::Seat seat, std::stop_token stop, Now now,
                     unsigned threads)
    : stop_(std::move(stop))
    , now_(std::move(now))
    , started_(limits.since.value_or(now_()))
    , budget_(budget_for(limits, seat))
    , most_nodes_(limits.nodes) {
    for (unsigned thread = 0; thread < threads; ++thread)
        controls_.emplace_back(*this);
}

bool StopWatch::has_time_for_more() const {
    if (is_stopped() || is_due())
        return false;
    // The next depth takes longer than all before it.
    return !budget_.wanted || budget_.wanted == budget_.most ||
           now_() - started_ < *budget_.wanted / 2;
}

std::uint64_t StopWatch::nodes() const {
    std::uint64_t nodes = 0;
    for (const Control& control : controls_)
        nodes += control.nodes();
    return nodes;
}

milliseconds StopWatch::elapsed() const {
    return std::chrono::duration_cast<milliseconds>(now_() - started_);
}

bool StopWatch::is_due() const {
    return stop_.stop_requested() || (most_nodes_ && nodes() >= *most_nodes_) ||
           (budget_.most && now_() - started_ >= *budget_.most);
}

bool StopWatch::Control::should_stop(std::uint64_t nodes) {
    nodes_.store(nodes, std::memory_order_relaxed);
    if (watch_->is_due())
        watch_->stop();
    return watch_->is_stopped();
}

} // namespace engine
