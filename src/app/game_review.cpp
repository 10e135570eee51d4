#include "app/game_review.hpp"

#include <algorithm>
#include <utility>

namespace app {

using tabletop::Seat;

namespace {

engine::ThinkerSettings reviewSettings() {
    engine::ThinkerSettings settings;
    settings.hash_megabytes = 4; // more than the positions of a place fill
    return settings;
}

Judgement judge(engine::Thinker& thinker, const PlayedGame& game, std::size_t place,
                const std::stop_token& stop) {
    const Situation situation = game.situation(place);
    if (situation.outcome)
        return {engine::result_scores(*situation.outcome, game.seats(), game.scoreUnit().win),
                std::nullopt};
    engine::ThinkLimits limits;
    limits.nodes = GameReview::nodesPerPlace;
    const engine::Line line = thinker.think(game.question(place), limits, stop);
    Judgement judgement{line.scores, std::nullopt};
    if (!situation.isChanceDue && !line.tokens.empty())
        judgement.best = line.tokens.front();
    return judgement;
}

} // namespace

std::vector<TurningPoint>
turningPoints(const PlayedGame& game, const std::vector<Judgement>& judgements, std::size_t most) {
    const engine::ScoreUnit unit = game.scoreUnit();
    const auto bounded = [&](std::size_t place, Seat seat) {
        return std::clamp(judgements[place].scores[seat], -unit.decided, unit.decided);
    };
    std::vector<TurningPoint> points;
    const auto compare = [&](std::size_t place, const Situation& before, const std::string& token) {
        const auto& best = judgements[place].best;
        if (!best || !before.toAct || *best == token)
            return;
        const int lost = bounded(place, *before.toAct) - bounded(place + 1, *before.toAct);
        if (lost >= unit.mistake)
            points.push_back({place, *before.toAct, lost, *best});
    };
    game.visit(0, judgements.empty() ? 0 : judgements.size() - 1, compare);
    std::stable_sort(points.begin(), points.end(),
                     [](const auto& a, const auto& b) { return a.lost > b.lost; });
    if (points.size() > most)
        points.erase(points.begin() + static_cast<std::ptrdiff_t>(most), points.end());
    return points;
}

GameReview::GameReview(QObject* parent)
    : QObject(parent)
    , thinker_(reviewSettings()) {
    connect(&task_, &BackgroundTask::finished, this, &GameReview::progressed);
    connect(&task_, &BackgroundTask::failed, this, &GameReview::failed);
}

void GameReview::start(const AnyGame& game) {
    task_.stop();
    judgements_.clear();
    task_.start(
        [this, game](const std::stop_token& stop, const BackgroundTask::HandOver& handOver) {
            engine::Thinker& thinker = thinker_.forGameOf(game->thinkerMaker());
            for (std::size_t place = 0; place <= game->place() && !stop.stop_requested(); ++place)
                handOver([this, judgement = judge(thinker, *game, place, stop)] {
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
