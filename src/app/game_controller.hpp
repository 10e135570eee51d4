#pragma once

#include "app/any_game.hpp"
#include "app/seat_players.hpp"

#include <QObject>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace app {

/// The game on screen, and the only way to change it: submit(). Clicks, keys, chance and the
/// computer players all come through that door, and rules are asked nowhere else.
///
/// Two places in the game's history are told apart. The *game's place* is where it stands: undo and
/// redo move it, acts are added there. The *shown place* is what the window looks at; it follows
/// the game until somebody looks elsewhere, which changes nothing in the game.
///
/// It knows what has to happen next and does nothing by itself: that is Session's business.
class GameController : public QObject {
    Q_OBJECT

public:
    explicit GameController(AnyGame game, QObject* parent = nullptr);

    const PlayedGame& game() const { return *game_; }
    std::size_t place() const { return game_->place(); }
    /// What has to happen at the game's place.
    const Situation& situation() const { return situation_; }

    std::size_t shownPlace() const { return shownPlace_; }
    bool isLookingElsewhere() const { return shownPlace_ != place(); }
    /// Something happened in the game since somebody began to look elsewhere.
    bool hasNews() const { return hasNews_; }

    /// Replaces the game. `saved` says that its record is on disk as it is.
    void start(AnyGame game, bool saved = false);

    /// Carries out an act at the game's place, dropping what was undone there. On a refusal nothing
    /// changes, its reason is returned, for people, and refused() is told too.
    std::optional<std::string> submit(std::string_view token);
    /// Lets chance act if that is due; refused otherwise like any act.
    std::optional<std::string> submitChance();

    /// Whether there is an act to go back to that a person has to do again.
    bool canUndo() const { return undoTarget().has_value(); }
    bool canRedo() const { return game_->canRedo(); }
    /// Back to the last act that a person has to do again, and forth past what happens by itself.
    void undo();
    void redo();

    /// Shows a place without changing the game. Places past the last are taken as the last.
    void look(std::size_t place);
    void lookAtGame() { look(place()); }
    /// Makes the shown place the game's, as that many undos or redos would: nothing is lost until
    /// the next act.
    void goOnFromShown();

    /// The game so far, by a number that another game or another act changes and nothing else does:
    /// no undo, no redo, no look.
    std::uint64_t edition() const { return edition_; }
    /// How many of the first acts are those of an earlier edition, undone ones too, for whoever
    /// follows a game of any length without comparing it.
    std::size_t sharedWith(std::uint64_t edition) const;

    /// Whether the record of the game is another than when markSaved() was called, or a game with
    /// acts never was. An act that was played anew after an undo counts as another. Costs the same
    /// however long the game is.
    bool isModified() const;
    void markSaved();

    /// Whether chance acts without anybody asking for it.
    void setChanceActsByItself(bool yes);
    /// Makes a person or the computer play a seat, from now on.
    void setSeatPlayer(tabletop::Seat seat, SeatPlayer player);
    /// Whether the act that is due at the game's place is chance's or the computer's.
    bool actsByItself() const;
    /// Acts were taken back, and going on by itself would drop them.
    bool wentBack() const { return canRedo() && !mayDropUndone_; }
    /// Lets chance and the computer go on although that drops the undone acts; until the next undo
    /// or redo. Giving a seat away and going on from a place looked at mean the same.
    void goOnAnyway();

Q_SIGNALS:
    void started();
    /// The act from a place on was carried out.
    void acted(std::size_t place);
    void refused(const QString& token);
    /// The game, its place or the shown place is another now. Follows started() and acted().
    void changed();

private:
    SeatPlayer playerToAct(const Situation& situation) const;
    std::optional<std::size_t> undoTarget() const;
    bool chanceHappensByItself(const Situation& situation) const;
    bool happensByItself(const Situation& situation) const;
    void goTo(std::size_t place);
    void setShownPlace(std::size_t place);
    void noteChangeFrom(std::size_t act);

    /// What is on disk, as far as the game may differ from it.
    struct Saved {
        std::size_t size = 0; ///< acts, undone ones too
        std::uint64_t edition = 0;
        std::size_t place = 0;
        std::vector<tabletop::Tag> tags;
    };

    AnyGame game_;
    Situation situation_;
    std::size_t shownPlace_ = 0;
    bool hasNews_ = false;
    bool chanceActsByItself_ = false;
    bool mayDropUndone_ = false;
    std::optional<Saved> saved_;

    struct Change {
        std::uint64_t edition = 0; ///< that it led to
        std::size_t from = 0;      ///< the first act that was another then
    };
    std::uint64_t edition_ = 0;
    /// Without those that a later one went back behind: `from` grows with the edition.
    std::vector<Change> changes_;
};

} // namespace app
