#include "app/game_review.hpp"

#include <algorithm>
#include <utility>

namespace app {

using checkers_poker::Action;
using checkers_poker::Match;
using checkers_poker::Seat;
using checkers_poker::State;

namespace {

/// A loss of less is no turning point: about a third of a checker.
constexpr engine::Score leastLoss = 35;

engine::Score resultForFirst(const State& state) {
    const auto winner = std::get<checkers_poker::GameOver>(state.phase).winner;
    if (!winner)
        return 0;
    return *winner == checkers_poker::first ? engine::win_score : -engine::win_score;
}

checkers_poker::SearchSettings searchSettings() {
    checkers_poker::SearchSettings settings;
    settings.hash_megabytes = 4; // more than the positions of a place fill
    return settings;
}

Judgement judge(checkers_poker::Searcher& searcher, const State& state,
                const std::stop_token& stop) {
    if (is_over(state))
        return {resultForFirst(state), std::nullopt};
    engine::Limits limits;
    limits.nodes = GameReview::nodesPerPlace;
    const checkers_poker::SearchResult result = searcher.search(state, limits, stop);
    const bool isFirst = to_act(state) == checkers_poker::first;
    return {isFirst ? result.score : -result.score, result.best};
}

/// Beyond this a game is decided, and it doesn't matter by how much.
engine::Score bounded(engine::Score score) {
    constexpr engine::Score decided = 600;
    return std::clamp(score, -decided, decided);
}

} // namespace

std::vector<TurningPoint>
turningPoints(const Match& match, const std::vector<Judgement>& judgements, std::size_t most) {
    std::vector<TurningPoint> points;
    const auto compare = [&](std::size_t place, const State& before, const Action& action) {
        const auto& best = judgements[place].best;
        const auto seat = to_act(before);
        if (!best || !seat || *best == action)
            return;
        const engine::Score change =
            bounded(judgements[place].forFirst) - bounded(judgements[place + 1].forFirst);
        const engine::Score lost = *seat == checkers_poker::first ? change : -change;
        if (lost >= leastLoss)
            points.push_back({place, *seat, lost, *best});
    };
    match.history.visit(0, judgements.empty() ? 0 : judgements.size() - 1, compare);
    std::stable_sort(points.begin(), points.end(),
                     [](const auto& a, const auto& b) { return a.lost > b.lost; });
    if (points.size() > most)
        points.erase(points.begin() + static_cast<std::ptrdiff_t>(most), points.end());
    return points;
}

GameReview::GameReview(QObject* parent)
    : QObject(parent) {
    connect(&task_, &BackgroundTask::finished, this, &GameReview::progressed);
    connect(&task_, &BackgroundTask::failed, this, &GameReview::failed);
}

void GameReview::start(const Match& match) {
    task_.stop();
    judgements_.clear();
    task_.start([this, history = match.history](const std::stop_token& stop,
                                                const BackgroundTask::HandOver& handOver) {
        // Made here, so that lack of memory ends the review alone.
        if (!searcher_)
            searcher_.emplace(searchSettings());
        for (std::size_t place = 0; place <= history.place() && !stop.stop_requested(); ++place)
            handOver([this, judgement = judge(*searcher_, history.state(place), stop)] {
                judgements_.push_back(judgement);
                Q_EMIT progressed();
            });
    });
}

void GameReview::stop() {
    task_.stop();
    judgements_.clear();
}

} // namespace app
