#pragma once

#include "app/background_task.hpp"
#include "app/thinker.hpp"
#include "engine/level.hpp"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace app {

/// Lets the computer think about one position at a time, in the background, and hands out its act
/// when the pace allows. Who is asked, and when, is the session's business.
class ComputerPlayers : public QObject {
    Q_OBJECT

public:
    explicit ComputerPlayers(std::unique_ptr<Thinker> thinker, QObject* parent = nullptr);

    /// The least time from one act to the next, so that each can be followed.
    void setPace(std::chrono::milliseconds pace) { pace_ = pace; }
    std::chrono::milliseconds pace() const { return pace_; }

    /// Begins to think about a place as a level, unless it does so already; chose() or failed()
    /// follows. Precondition: somebody is to act there, and chance is not.
    void think(const AskedPlace& place, engine::Level level);
    /// Ends the thinking; nothing follows.
    void rest();
    bool isThinking() const { return thinkingAbout_.has_value(); }
    /// Has done with thinking and waiting: chose() follows at once, with the best found so far.
    void moveNow();
    /// Another game is on the table.
    void startAnew();

    /// Asks the computers at some seats whether they agree on a draw; drawAnswered() follows. One
    /// that cannot say declines, and one that declines is enough.
    using Opponents = std::vector<std::pair<tabletop::Seat, engine::Level>>;
    void offerDraw(const AskedPlace& place, const Opponents& opponents);
    /// The offer does not stand any more; nothing follows.
    void dropOffer() { drawTask_.stop(); }

Q_SIGNALS:
    void chose(const std::string& token);
    /// It cannot choose, for a reason told to people.
    void failed(const QString& reason);
    void drawAnswered(bool accepted);

private:
    void take(const std::string& token);
    void give();

    std::unique_ptr<Thinker> thinker_;
    std::chrono::milliseconds pace_{600};
    /// What it thinks about, and as which level.
    std::optional<AskedPlace> thinkingAbout_;
    engine::Level thinkingAs_;
    bool isHurried_ = false;
    std::optional<std::string> chosen_;
    QElapsedTimer since_;
    QTimer patience_;
    BackgroundTask task_;
    BackgroundTask drawTask_;
};

} // namespace app
