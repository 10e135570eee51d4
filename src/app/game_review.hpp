#pragma once

#include "app/background_task.hpp"
#include "engine/score.hpp"
#include "games/checkers_poker/action.hpp"
#include "games/checkers_poker/record.hpp"
#include "games/checkers_poker/searcher.hpp"
#include "games/checkers_poker/seats.hpp"

#include <QObject>
#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace app {

/// What the engine thinks of one place of a game.
struct Judgement {
    /// For First, whoever is to act; the result itself once the game is over.
    engine::Score forFirst = 0;
    /// The best action there; nothing when the game is over or the die is to be rolled.
    std::optional<checkers_poker::Action> best;
};

/// An act after which a seat stood clearly worse than it could have.
struct TurningPoint {
    std::size_t place = 0; ///< before the act
    checkers_poker::Seat seat = checkers_poker::first;
    engine::Score lost = 0;
    checkers_poker::Action better;
};

/// The acts that cost most, greatest loss first, at most `most`. `judgements` are those of the
/// first places of the match.
std::vector<TurningPoint> turningPoints(const checkers_poker::Match& match,
                                        const std::vector<Judgement>& judgements,
                                        std::size_t most = 3);

/// Judges every place of a game in the background, from its start to its end: for the graph of the
/// score and the turning points.
class GameReview : public QObject {
    Q_OBJECT

public:
    /// How many positions are looked at for each place.
    static constexpr std::uint64_t nodesPerPlace = 30'000;

    explicit GameReview(QObject* parent = nullptr);

    /// Judges all places up to the match's own. What was judged before is dropped.
    void start(const checkers_poker::Match& match);
    void stop();
    bool isRunning() const { return task_.isRunning(); }
    /// Those judged so far, in order: place 0 first.
    const std::vector<Judgement>& judgements() const { return judgements_; }

Q_SIGNALS:
    /// One more place is judged, or all are.
    void progressed();
    /// No more places can be judged, for a reason told to people.
    void failed(const QString& reason);

private:
    std::vector<Judgement> judgements_;
    std::optional<checkers_poker::Searcher> searcher_; ///< the job's alone while one is under way
    BackgroundTask task_;
};

} // namespace app
