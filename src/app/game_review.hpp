#pragma once

#include "app/any_game.hpp"
#include "app/asked_place.hpp"
#include "app/background_task.hpp"

#include <QObject>
#include <QString>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace app {

/// What the engine thinks of one place of a game.
struct Judgement {
    /// Of each seat, whoever is to act; the result itself once the game is over.
    engine::Scores scores;
    /// The best act there; nothing when the game is over or chance is to act.
    std::optional<std::string> best;
};

/// An act after which a seat stood clearly worse than it could have.
struct TurningPoint {
    std::size_t place = 0; ///< before the act
    tabletop::Seat seat{0};
    int lost = 0; ///< in the game's unit of scores
    std::string better;
};

/// The acts that cost most, greatest loss first, at most `most`. `judgements` are those of the
/// first places of the game.
std::vector<TurningPoint> turningPoints(const PlayedGame& game,
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

    /// Judges all places up to the game's own. What was judged before is dropped.
    void start(const AnyGame& game);
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
    ReadyThinker thinker_; ///< the job's alone while one is under way
    BackgroundTask task_;
};

} // namespace app
