#pragma once

#include "app/asked_place.hpp"
#include "app/background_task.hpp"

#include <QObject>
#include <QString>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace app {

/// Looks for the best play from one place after another, as analysis and as hints do. The search
/// goes on until it is stopped, has another place to look at, or has used its time. One table
/// serves all of them.
class Analysis : public QObject {
    Q_OBJECT

public:
    /// How many lines are followed.
    static constexpr std::size_t lineCount = 3;

    explicit Analysis(QObject* parent = nullptr);

    /// Begins with a place, unless that is the one looked at already.
    void look(const AskedPlace& place);
    void look(const PlayedGame& game, std::size_t place) { look(askedPlace(game, place)); }
    void stop();
    /// While it rests, nothing is searched and what was found stays; then the search of a place
    /// goes on that had not come to its end.
    void setResting(bool yes);
    bool isRunning() const { return task_.isRunning(); }

    /// The place that lines() speak of; nothing before the first and after stop().
    const std::optional<AskedPlace>& place() const { return place_; }
    bool isAbout(const PlayedGame& game, std::size_t place) const {
        return place_ == askedPlace(game, place);
    }
    /// The best lines so far, best first; empty where nothing is to be decided.
    const std::vector<engine::Line>& lines() const { return lines_; }

Q_SIGNALS:
    void changed();
    /// The search ended before its time, for a reason told to people.
    void failed(const QString& reason);

private:
    void search();
    void take(const engine::Line& line);

    std::optional<AskedPlace> place_;
    std::vector<engine::Line> lines_;
    bool isResting_ = false;
    /// place_ has been searched for as long as it is to be.
    bool isDone_ = false;
    ReadyThinker thinker_; ///< the job's alone while one is under way
    BackgroundTask task_;
};

/// Asks once for the best act at a place.
class Hint : public QObject {
    Q_OBJECT

public:
    explicit Hint(QObject* parent = nullptr);

    /// found() follows, unless stop() or another request comes first.
    void ask(const AskedPlace& place);
    void ask(const PlayedGame& game, std::size_t place) { ask(askedPlace(game, place)); }
    void stop() { task_.stop(); }

Q_SIGNALS:
    void found(const std::string& token);
    void failed(const QString& reason);

private:
    ReadyThinker thinker_; ///< the job's alone while one is under way
    BackgroundTask task_;
};

} // namespace app
