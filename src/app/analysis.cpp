#include "app/analysis.hpp"

#include <algorithm>
#include <chrono>

namespace app {

using engine::Line;

namespace {

constexpr std::chrono::seconds analysisTime{60};
constexpr std::chrono::milliseconds hintTime{700};

engine::ThinkerSettings withLines(std::size_t lines) {
    engine::ThinkerSettings settings;
    settings.lines = lines;
    return settings;
}

engine::ThinkerSettings withHash(std::size_t megabytes) {
    engine::ThinkerSettings settings;
    settings.hash_megabytes = megabytes;
    return settings;
}

engine::ThinkLimits within(std::chrono::milliseconds time) {
    engine::ThinkLimits limits;
    limits.movetime = time;
    return limits;
}

} // namespace

Analysis::Analysis(QObject* parent)
    : QObject(parent)
    , thinker_(withLines(lineCount)) {
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

void Analysis::look(const AskedPlace& place) {
    if (place_ == place)
        return;
    task_.stop();
    place_ = place;
    lines_.clear();
    isDone_ = false;
    if (!isResting_)
        search();
    Q_EMIT changed();
}

void Analysis::search() {
    task_.start([this, place = *place_](const std::stop_token& stop,
                                        const BackgroundTask::HandOver& handOver) {
        engine::Thinker& thinker = thinker_.forGameOf(place.makeThinker);
        const auto tell = [&](const Line& line) { handOver([this, line] { take(line); }); };
        if (!place.situation.isChanceDue) {
            thinker.think(place.question, within(analysisTime), stop, tell);
            return;
        }
        // Before an act of chance there is nothing to choose, only a score.
        Line line = thinker.think(place.question, within(hintTime), stop);
        line.tokens.clear();
        tell(line);
    });
}

void Analysis::setResting(bool yes) {
    if (isResting_ == yes)
        return;
    isResting_ = yes;
    if (isResting_)
        task_.stop();
    else if (place_ && !isDone_)
        search();
}

void Analysis::stop() {
    task_.stop();
    place_.reset();
    lines_.clear();
    Q_EMIT changed();
}

void Analysis::take(const Line& line) {
    lines_.resize(std::max(lines_.size(), line.rank + 1));
    lines_[line.rank] = line;
    Q_EMIT changed();
}

Hint::Hint(QObject* parent)
    : QObject(parent)
    , thinker_(withHash(8)) { // more than the time allows to fill
    connect(&task_, &BackgroundTask::failed, this, &Hint::failed);
}

void Hint::ask(const AskedPlace& place) {
    task_.start(
        [this, place](const std::stop_token& stop, const BackgroundTask::HandOver& handOver) {
            engine::Thinker& thinker = thinker_.forGameOf(place.makeThinker);
            const Line best = thinker.think(place.question, within(hintTime), stop);
            if (!best.tokens.empty())
                handOver([this, token = best.tokens.front()] { Q_EMIT found(token); });
        });
}

} // namespace app
