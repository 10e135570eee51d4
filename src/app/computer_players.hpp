#pragma once

#include "app/background_task.hpp"
#include "app/game_controller.hpp"
#include "checkers_poker/action.hpp"
#include "checkers_poker/seats.hpp"
#include "checkers_poker/state.hpp"
#include "engine/level.hpp"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>

namespace app {

/// Plays the seats that the computer has: thinks whenever the game waits for one of them and hands
/// its acts to GameController::submit(). Whatever else happens to the game meanwhile ends the
/// thinking, and no late act arrives.
class ComputerPlayers : public QObject {
    Q_OBJECT

public:
    explicit ComputerPlayers(GameController& controller, QObject* parent = nullptr);

    /// The least time from one act to the next, so that each can be followed.
    void setPace(std::chrono::milliseconds pace) { pace_ = pace; }
    std::chrono::milliseconds pace() const { return pace_; }
    /// How long the highest level thinks about an act.
    static constexpr std::chrono::milliseconds thinkingTime{1000};

    /// While paused, the computer does not act.
    bool isPaused() const { return paused_; }
    void setPaused(bool yes);
    bool isThinking() const { return thinkingAbout_.has_value(); }

    /// Asks the computer at `seat` whether it agrees on a draw; drawAnswered() follows, unless the
    /// game changes meanwhile. Precondition: the computer plays that seat, the game is not over.
    void offerDraw(checkers_poker::Seat seat);

Q_SIGNALS:
    void pausedChanged(bool paused);
    void drawAnswered(bool accepted);

private:
    void goOn();
    void think(engine::Level level);
    void give(const checkers_poker::Action& action);
    void rest();
    void dropOffer();
    std::shared_ptr<engine::ComputerPlayer> playerOf(checkers_poker::Seat seat,
                                                     engine::Level level);

    GameController& controller_;
    checkers_poker::PerSeat<std::shared_ptr<engine::ComputerPlayer>> players_;
    std::chrono::milliseconds pace_{600};
    bool paused_ = false;
    /// What the computer thinks about, and as which level.
    std::optional<checkers_poker::State> thinkingAbout_;
    engine::Level thinkingAs_;
    /// Where a draw was offered, and to whom.
    std::optional<checkers_poker::State> offeredAt_;
    checkers_poker::Seat offeredTo_ = checkers_poker::first;
    std::optional<checkers_poker::Action> chosen_;
    QElapsedTimer since_;
    QTimer patience_;
    BackgroundTask task_;
    BackgroundTask drawTask_;
};

} // namespace app
