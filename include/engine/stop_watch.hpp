#pragma once

#include "engine/limits.hpp"
#include "engine/search_control.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <stop_token>

namespace engine {

/// How long a search may take: it begins nothing that it is unlikely to finish after `wanted`, and
/// ends at `most` in any case. Nothing: as long as it likes.
struct TimeBudget {
    std::optional<std::chrono::steady_clock::duration> wanted;
    std::optional<std::chrono::steady_clock::duration> most;
};
TimeBudget budget_for(const Limits& limits, tabletop::Seat seat);

/// Tells the threads of one search when to stop. Each watches time, nodes and the stop request, for
/// when there are more threads than processors any may be the one that runs.
class StopWatch {
public:
    using Clock = std::chrono::steady_clock;
    using Now = std::function<Clock::time_point()>;

    StopWatch(const Limits& limits, tabletop::Seat seat, std::stop_token stop, Now now,
              unsigned threads);

    /// The control of one thread; 0 is the first.
    engine::SearchControl& control(unsigned thread) { return controls_[thread]; }

    /// Whether the first thread should begin another depth.
    bool has_time_for_more() const;
    void stop() { stopped_.store(true, std::memory_order_relaxed); }
    bool is_stopped() const { return stopped_.load(std::memory_order_relaxed); }
    /// Of all threads; each tells its own every few hundred.
    std::uint64_t nodes() const;
    /// Since the time began to run.
    std::chrono::milliseconds elapsed() const;

private:
    class Control : public engine::SearchControl {
    public:
        explicit Control(StopWatch& watch)
            : watch_(&watch) {}
        bool should_stop(std::uint64_t nodes) override;
        std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }

    private:
        StopWatch* watch_;
        std::atomic<std::uint64_t> nodes_{0};
    };

    bool is_due() const;

    std::stop_token stop_;
    Now now_;
    Clock::time_point started_;
    TimeBudget budget_;
    std::optional<std::uint64_t> most_nodes_;
    std::atomic<bool> stopped_{false};
    std::deque<Control> controls_;
};

} // namespace engine
