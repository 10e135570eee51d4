#pragma once

#include "app/computer_players.hpp"
#include "app/game_controller.hpp"
#include "app/game_store.hpp"
#include "app/kept_games.hpp"
#include "app/thinker.hpp"
#include "app/waiting.hpp"

#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace app {

/// One game under way with all that makes it go on: the game itself, the computer, chance, what
/// still has to be read, and the store that keeps it from getting lost. A game is played through it
/// without a window just as well; windows show what it says and never drive it.
class Session : public QObject {
    Q_OBJECT

public:
    /// `kept` and `file` are as GameStore takes them.
    Session(AnyGame game, KeptGames kept, std::optional<SavedFile> file = {},
            std::unique_ptr<Thinker> thinker = engineThinker());

    GameController& game() { return game_; }
    const GameController& game() const { return game_; }
    GameStore& store() { return store_; }
    const GameStore& store() const { return store_; }

    /// What the game waits for at its place, whatever is looked at: the one answer that prompt,
    /// buttons, computer and chance go by, however the game was begun.
    Waiting waiting() const;

    /// Whether a result holds the game until it was read: from the act that brought it, or the
    /// start of a game that stands there, until it is dismissed or the place is another. Between
    /// computers it is dismissed by itself after a while.
    bool isResultToRead() const;
    void dismissResult();

    bool isPaused() const { return paused_; }
    /// While paused, the computer does not act.
    void setPaused(bool yes);
    /// Goes on although the computer is paused or acts were taken back; those are dropped.
    void goOn();
    /// The computer that thinks acts at once, with the best that it has found.
    void moveNow() { computers_.moveNow(); }
    /// Lets chance act for whoever has to. Refused like any act where that is not due.
    std::optional<std::string> roll() { return game_.submitChance(); }
    /// Asks the computers against whoever is to act for a draw; drawDeclined() or the end of the
    /// game follows, unless the game changes meanwhile. Precondition: there are some.
    void offerDraw();

    /// The least time between two acts of the computer.
    void setPace(std::chrono::milliseconds pace) { computers_.setPace(pace); }
    void setChanceActsByItself(bool yes) { game_.setChanceActsByItself(yes); }

Q_SIGNALS:
    /// The game, what is looked at or what the game waits for is another now, and whatever goes on
    /// by itself has begun. Follows the signals of GameController.
    void changed();
    /// The computer could not play on at a seat, which a person has taken over.
    void computerFailed(tabletop::Seat seat, const QString& reason);
    void drawDeclined();

private:
    /// A draw that was offered and is not answered yet.
    struct DrawOffer {
        engine::Question at;
        std::vector<tabletop::Seat> to;
    };

    SeatPlayer computerAt(tabletop::Seat seat) const;
    void connectGame();
    void connectComputers();
    void followPlace();
    void settle();
    void settleOffer();
    void replaceComputer(const QString& reason);

    GameController game_;
    GameStore store_;
    ComputerPlayers computers_;
    bool paused_ = false;
    /// Of the game's place.
    bool isResultRead_ = true;
    /// The game's place as it was last.
    std::size_t lastPlace_ = 0;
    std::optional<DrawOffer> offer_;
    QTimer chance_;
    QTimer reader_;
};

} // namespace app
