#include "app/analysis.hpp"

#include "app/die_rolls.hpp"

#include <algorithm>
#include <chrono>

namespace app {

using checkers_poker::SearchInfo;
using checkers_poker::State;

namespace {

constexpr std::chrono::seconds analysisTime{60};
constexpr std::chrono::milliseconds hintTime{700};

/// Made by the first job that needs it, so that lack of memory ends that job alone.
checkers_poker::Searcher& madeReady(std::optional<checkers_poker::Searcher>& searcher,
                                    std::size_t lines, std::size_t megabytes) {
    if (!searcher) {
        checkers_poker::SearchSettings settings;
        settings.lines = lines;
        settings.hash_megabytes = megabytes;
        searcher.emplace(settings);
    }
    return *searcher;
}

engine::Limits within(std::chrono::milliseconds time) {
    engine::Limits limits;
    limits.movetime = time;
    return limits;
}

} // namespace

Analysis::Analysis(QObject* parent)
    : QObject(parent) {
    connect(&task_, &BackgroundTask::finished, this, [this] {
        isDone_ = true;
        Q_EMIT changed();
    });
    connect(&task_, &BackgroundTask::failed, this, [this](const QString& reason) {
        isDone_ = true;
        Q_EMIT changed();
        Q_EMIT failed(reason);
    });
}

void Analysis::look(const State& state) {
    if (position_ == state)
        return;
    task_.stop();
    position_ = state;
    lines_.clear();
    isDone_ = false;
    if (!isResting_)
        search();
    Q_EMIT changed();
}

void Analysis::search() {
    task_.start([this, state = *position_](const std::stop_token& stop,
                                           const BackgroundTask::HandOver& handOver) {
        auto& searcher = madeReady(searcher_, lineCount, checkers_poker::standard_hash_megabytes);
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
}

void Analysis::setResting(bool yes) {
    if (isResting_ == yes)
        return;
    isResting_ = yes;
    if (isResting_)
        task_.stop();
    else if (position_ && !isDone_)
        search();
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
    : QObject(parent) {
    connect(&task_, &BackgroundTask::failed, this, &Hint::failed);
}

void Hint::ask(const State& state) {
    task_.start(
        [this, state](const std::stop_token& stop, const BackgroundTask::HandOver& handOver) {
            constexpr std::size_t megabytes = 8; // more than the time allows to fill
            auto& searcher = madeReady(searcher_, 1, megabytes);
            const auto result = searcher.search(state, within(hintTime), stop);
            if (result.best)
                handOver([this, action = *result.best] { Q_EMIT found(action); });
        });
}

} // namespace app
