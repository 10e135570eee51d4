#pragma once

#include "app/background_task.hpp"
#include "games/checkers_poker/searcher.hpp"
#include "games/checkers_poker/state.hpp"

#include <QObject>
#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace app {

/// Looks for the best play from one position after another, as analysis and as hints do. The
/// search goes on until it is stopped, has another position to look at, or has used its time. One
/// table serves all of them.
class Analysis : public QObject {
    Q_OBJECT

public:
    /// How many lines are followed.
    static constexpr std::size_t lineCount = 3;

    explicit Analysis(QObject* parent = nullptr);

    /// Begins with a position, unless that is the one looked at already.
    void look(const checkers_poker::State& state);
    void stop();
    /// While it rests, nothing is searched and what was found stays; then the search of a position
    /// goes on that had not come to its end.
    void setResting(bool yes);
    bool isRunning() const { return task_.isRunning(); }

    /// The position that lines() speak of; nothing before the first and after stop().
    const std::optional<checkers_poker::State>& position() const { return position_; }
    /// The best lines so far, best first; empty where nothing is to be decided.
    const std::vector<checkers_poker::SearchInfo>& lines() const { return lines_; }

Q_SIGNALS:
    void changed();
    /// The search ended before its time, for a reason told to people.
    void failed(const QString& reason);

private:
    void search();
    void take(const checkers_poker::SearchInfo& info);

    std::optional<checkers_poker::State> position_;
    std::vector<checkers_poker::SearchInfo> lines_;
    bool isResting_ = false;
    /// position_ has been searched for as long as it is to be.
    bool isDone_ = false;
    std::optional<checkers_poker::Searcher> searcher_; ///< the job's alone while one is under way
    BackgroundTask task_;
};

/// Asks once for the best action of a position.
class Hint : public QObject {
    Q_OBJECT

public:
    explicit Hint(QObject* parent = nullptr);

    /// found() follows, unless stop() or another request comes first.
    void ask(const checkers_poker::State& state);
    void stop() { task_.stop(); }

Q_SIGNALS:
    void found(const checkers_poker::Action& action);
    void failed(const QString& reason);

private:
    std::optional<checkers_poker::Searcher> searcher_; ///< the job's alone while one is under way
    BackgroundTask task_;
};

} // namespace app
