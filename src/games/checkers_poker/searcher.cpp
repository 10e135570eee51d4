#include "games/checkers_poker/searcher.hpp"

#include "engine/helper_threads.hpp"
#include "engine/stop_watch.hpp"
#include "engine/transposition_table.hpp"
#include "games/checkers_poker/state.hpp"
#include "search_worker.hpp"

#include <algorithm>
#include <utility>

namespace checkers_poker {

using namespace engine;

namespace {

constexpr unsigned deepest = 60;

SearchSettings within_limits(SearchSettings settings) {
    settings.hash_megabytes =
        std::clamp<std::size_t>(settings.hash_megabytes, 1, most_hash_megabytes);
    settings.threads = std::clamp(settings.threads, 1U, most_threads);
    settings.lines = std::max<std::size_t>(settings.lines, 1);
    settings.noise = std::clamp(settings.noise, 0, surely_decided);
    return settings;
}

std::vector<Action> actions_of(State state, const SearchWorker::PlainSearch::Line& line) {
    std::vector<Action> actions;
    for (const MoveCode code : line) {
        actions.push_back(action_of(code, state));
        checkers_poker::apply(state, actions.back());
        if (is_over(state) || std::holds_alternative<Rolling>(state.phase))
            break;
    }
    return actions;
}

} // namespace

class Searcher::Implementation {
public:
    explicit Implementation(SearchSettings settings)
        : settings_(within_limits(std::move(settings)))
        , table_(settings_.hash_megabytes) {}

    const SearchSettings& settings() const { return settings_; }
    void forget() { table_.forget(); }

    SearchResult search(const State& state, const Limits& limits, std::stop_token stop,
                        const InfoCallback& info) {
        if (is_over(state))
            return {};
        // Before everything else, which takes time as well.
        StopWatch watch(limits, to_act(state).value(), std::move(stop), settings_.now,
                        settings_.threads);
        open_table(state, limits);
        const Position root = position_of(state);
        SearchWorker worker = make_worker(root, watch, 0, settings_.lines);
        if (!worker.has_moves())
            return score_only(worker, watch, limits);
        SearchResult result;
        {
            const HelperThreads helpers(settings_.threads, watch,
                                        [&](unsigned thread) { help(root, watch, thread); });
            result = deepen(state, worker, watch, limits, info);
        }
        result.nodes = std::max(watch.nodes(), worker.nodes());
        result.time = watch.elapsed();
        return result;
    }

private:
    /// Positions are known in the table without their board and options.
    void open_table(const State& state, const Limits& limits) {
        const bool is_same_game = last_searched_ && last_searched_->layout == state.layout &&
                                  last_searched_->options == state.options;
        last_searched_ = state;
        if (limits.nodes || limits.depth || !is_same_game)
            table_.start_afresh();
        else
            table_.start_search();
    }

    SearchWorker make_worker(const Position& root, StopWatch& watch, unsigned thread,
                             std::size_t lines) {
        SearchGame game(root.state, true, settings_.noise, settings_.noise_seed);
        return {root, {std::move(game), table_, watch.control(thread)}, lines};
    }

    /// The other threads search the same position; what they find reaches the first one through
    /// the table. Every second one is a ply ahead, so that they don't all do the same.
    void help(const Position& root, StopWatch& watch, unsigned thread) {
        SearchWorker worker = make_worker(root, watch, thread, 1);
        for (unsigned depth = 1 + thread % 2; depth <= deepest && !worker.stopped(); ++depth)
            worker.deepen(depth, {});
    }

    SearchResult deepen(const State& state, SearchWorker& worker, StopWatch& watch,
                        const Limits& limits, const InfoCallback& info) {
        SearchResult result;
        const auto report = [&](const SearchWorker::RootMove& best, unsigned depth,
                                std::size_t line) {
            if (info)
                info({depth, best.score, std::max(watch.nodes(), worker.nodes()), watch.elapsed(),
                      line, actions_of(state, best.line)});
        };
        const bool is_timed = limits.movetime || limits.clock;
        const unsigned last = is_timed && worker.moves().size() == 1
                                  ? 1
                                  : std::min(limits.depth.value_or(deepest), deepest);
        for (unsigned depth = 1; depth <= last; ++depth) {
            worker.deepen(depth, report);
            if (!worker.stopped())
                result.depth = depth;
            const Score score = worker.moves().front().score;
            const bool is_settled = is_won(score) || is_lost(score);
            if (is_settled && static_cast<unsigned>(actions_to_end(score)) <= depth)
                break;
            if (worker.stopped() || !watch.has_time_for_more())
                break;
        }
        const SearchWorker::RootMove& best = worker.moves().front();
        result.score = best.score;
        result.actions = actions_of(state, best.line);
        result.best = result.actions.front();
        return result;
    }

    static SearchResult score_only(SearchWorker& worker, StopWatch& watch, const Limits& limits) {
        SearchResult result;
        const unsigned last = std::min(limits.depth.value_or(deepest), deepest);
        for (unsigned depth = 1; depth <= last && watch.has_time_for_more(); ++depth) {
            const Score score = worker.score_of_root(depth);
            if (worker.stopped())
                break;
            result.score = score;
            result.depth = depth;
        }
        result.nodes = worker.nodes();
        result.time = watch.elapsed();
        return result;
    }

    SearchSettings settings_;
    engine::TranspositionTable table_;
    std::optional<State> last_searched_;
};

Searcher::Searcher(SearchSettings settings)
    : implementation_(std::make_unique<Implementation>(std::move(settings))) {}
Searcher::~Searcher() = default;
Searcher::Searcher(Searcher&&) noexcept = default;
Searcher& Searcher::operator=(Searcher&&) noexcept = default;

const SearchSettings& Searcher::settings() const { return implementation_->settings(); }

void Searcher::configure(SearchSettings settings) {
    implementation_ = std::make_unique<Implementation>(std::move(settings));
}

void Searcher::forget() { implementation_->forget(); }

SearchResult Searcher::search(const State& state, const Limits& limits, std::stop_token stop,
                              const InfoCallback& info) {
    return implementation_->search(state, limits, std::move(stop), info);
}

} // namespace checkers_poker
