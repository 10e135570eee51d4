#include "app/analysis.hpp"

#include "app/die_rolls.hpp"

#include <algorithm>
#include <chrono>

namespace app {

using checkers_poker::State;
using engine::SearchInfo;

namespace {

constexpr std::chrono::seconds analysisTime{60};
constexpr std::chrono::milliseconds hintTime{700};

engine::Searcher searcherFor(std::size_t lines) {
    engine::SearchSettings settings;
    settings.lines = lines;
    return engine::Searcher(settings);
}

engine::Limits within(std::chrono::milliseconds time) {
    engine::Limits limits;
    limits.movetime = time;
    return limits;
}

} // namespace

Analysis::Analysis(QObject* parent)
    : QObject(parent) {
    connect(&task_, &BackgroundTask::finished, this, &Analysis::changed);
}

void Analysis::look(const State& state) {
    if (position_ == state)
        return;
    task_.stop();
    position_ = state;
    lines_.clear();
    task_.start([this, state](const std::stop_token& stop,
                              const BackgroundTask::HandOver& handOver) {
        engine::Searcher searcher = searcherFor(lineCount);
        const auto tell = [&](const SearchInfo& info) { handOver([this, info] { take(info); }); };
        if (!isRollDue(state)) {
            searcher.search(state, within(analysisTime), stop, tell);
            return;
        }
        // Before a roll there is nothing to choose, only a score.
        const auto result = searcher.search(state, within(hintTime), stop);
        SearchInfo info;
        info.score = result.score;
        info.depth = result.depth;
        tell(info);
    });
    Q_EMIT changed();
}

void Analysis::stop() {
    task_.stop();
    position_.reset();
    lines_.clear();
    Q_EMIT changed();
}

void Analysis::take(const SearchInfo& info) {
    lines_.resize(std::max(lines_.size(), info.line + 1));
    lines_[info.line] = info;
    Q_EMIT changed();
}

Hint::Hint(QObject* parent)
    : QObject(parent) {}

void Hint::ask(const State& state) {
    task_.start(
        [this, state](const std::stop_token& stop, const BackgroundTask::HandOver& handOver) {
            const auto result = searcherFor(1).search(state, within(hintTime), stop);
            if (result.best)
                handOver([this, action = *result.best] { Q_EMIT found(action); });
        });
}

} // namespace app
