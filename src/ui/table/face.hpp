#pragma once

#include "app/any_game.hpp"
#include "app/game_review.hpp"
#include "ui/board/board_picture.hpp"
#include "ui/board/skin.hpp"
#include "ui/new_game/new_game_offer.hpp"
#include "ui/table/move_row.hpp"
#include "ui/table/prompt.hpp"
#include "ui/table/scene.hpp"
#include "ui/table/seat_words.hpp"
#include "ui/table/table_page.hpp"
#include "ui/telling/players.hpp"

#include <QColor>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ui {

class PlayDesk;

/// What a click, a drop or a typed space means: exactly one of these.
struct Touch {
    /// Something else is chosen, or nothing any more.
    std::optional<Selection> selection;
    /// An act; whether it may be done is for the rules to say.
    std::string token;
    /// Why nothing came of it, as a sentence.
    QString refusal;
};

/// What an act did, as sentences: what is read may be shorter or longer than what is heard.
struct Told {
    QString words; ///< in short, without what is told beside
    QString shown;
    QString spoken;
};

/// A hint comes in two steps: what to look at, then what to do with it.
struct HintWords {
    QString what;
    QString whole;
    Selection selectionOfWhat;
    Selection selectionOfWhole;
    /// Whether there is anything left for the second step to say.
    bool hasTwoSteps = true;
};

/// An act as it is listed: what was to be done, and the act by its token.
struct ListedAct {
    app::Situation before;
    std::string token;
};

/// What of the window's commands and settings means something in a game; the others are hidden.
struct Uses {
    bool chance = false;     ///< rolls of a die
    bool suits = false;      ///< cards, in two or four colours
    bool placeHands = false; ///< what each target of a piece would give
};

/// How a game is seen, touched and told: all that the table needs to know of it besides its rules.
/// It has no state; what it is asked about comes with each question. Precondition of all: the game
/// is its own, and places are at most its size.
class Face {
public:
    Face() = default;
    Face(const Face&) = delete;
    Face& operator=(const Face&) = delete;
    virtual ~Face() = default;

    // The game.
    virtual bool isOf(const app::PlayedGame& game) const = 0;
    virtual QString title() const = 0;
    virtual Uses uses() const { return {}; }
    /// The page of the help, by its address among the resources.
    virtual QString helpPage() const = 0;
    /// What is said of a game that comes on the table: "Deal 12: the standard game".
    virtual QString greeting(const app::PlayedGame& game) const = 0;
    /// What tells a game from others of its kind: its variant, and "deal 12".
    virtual QStringList facts(const app::PlayedGame& game) const = 0;
    /// What of that stands in the title of the window.
    virtual QStringList titleFacts(const app::PlayedGame& game) const = 0;
    /// What a seat is called whose player has no name, and what its pieces are: "amber checkers".
    virtual QString seatName(const app::PlayedGame& game, tabletop::Seat seat) const = 0;
    virtual QString pieceWords(tabletop::Seat seat) const = 0;

    // The board.
    virtual std::shared_ptr<const Skin> skin(const app::PlayedGame& game,
                                             const app::Preferences& preferences) const = 0;
    /// A seat's colour as beads and areas have it.
    virtual QColor seatColour(tabletop::Seat seat) const = 0;
    /// How many steps turn the board all the way round.
    virtual int turns(const app::PlayedGame& game) const = 0;
    /// By how many steps the board is turned for a seat to sit at the bottom; without one, as the
    /// board is usually seen.
    virtual int turnFor(const app::PlayedGame& game, std::optional<tabletop::Seat> seat) const = 0;
    /// Who sits at the bottom of the board that is turned so, or nearest to it.
    virtual tabletop::Seat seatAtBottom(const app::PlayedGame& game, int turn) const = 0;
    /// The same told: "The south end is at the bottom".
    virtual QString turnInWords(const app::PlayedGame& game, int turn) const = 0;
    /// With the act that was played from a place that is looked at.
    virtual BoardPicture picture(const Scene& scene) const = 0;
    /// The way of the piece that the act from a place moves; empty where none moves.
    virtual std::vector<BoardSpace> pathOf(const app::PlayedGame& game,
                                           std::size_t place) const = 0;
    /// A space as the one to act hears it, and what can be done there: "d4, your checker, nine of
    /// hearts, 5 targets".
    virtual QString nameOfSpace(const Scene& scene, BoardSpace space) const = 0;

    // Touch, while nothing but the rules keeps a person from acting.
    virtual Touch click(const Scene& scene, BoardSpace space) const = 0;
    virtual Touch drop(const Scene& scene, BoardSpace from, BoardSpace to) const = 0;
    /// What is chosen once a piece is dragged from a space.
    virtual Selection dragged(const Scene& scene, BoardSpace from) const;

    // Words.
    /// What is asked where the scene stands of a person to act, or what its result is that is to be
    /// read.
    virtual Prompt prompt(const Scene& scene) const = 0;
    virtual SeatWords seatWords(const app::PlayedGame& game, std::size_t place,
                                tabletop::Seat seat) const = 0;
    /// All that the act from a place did.
    virtual Told act(const app::PlayedGame& game, std::size_t place) const = 0;
    /// Why an act was refused where the game stands, in which players go by their names. `reason`
    /// is what the rules say.
    virtual QString refusal(const app::PlayedGame& game, const std::string& token,
                            const QString& reason) const = 0;
    /// What was just chosen or put back: "g2 chosen, 5 targets". Empty where neither changed.
    virtual QString choiceInWords(const Scene& scene, const Selection& before) const = 0;
    /// What the space pointed at would change, for the line at the bottom; may be empty.
    virtual QString pointedInWords(const Scene& scene) const = 0;

    // The engine.
    virtual HintWords hint(const app::PlayedGame& game, std::size_t place,
                           const std::string& token) const = 0;
    /// So much of a score as is said of a lead: "1.35 checkers".
    virtual QString leadInWords(int score) const = 0;
    /// The same as a figure: "1.35".
    virtual QString scoreInDigits(int score) const = 0;
    /// The acts of a line from a position on, as far as they are known: "g2–e8, d5–f3".
    virtual QString lineInWords(const engine::Question& from,
                                const std::vector<std::string>& tokens) const = 0;
    /// "Turn 7, Ann: g2–e8 was better"
    virtual QString turningPoint(const app::PlayedGame& game,
                                 const app::TurningPoint& point) const = 0;

    // The list of moves.
    virtual std::vector<MoveColumn> moveColumns(const app::PlayedGame& game) const = 0;
    /// Whether an act begins a line behind the act before it.
    virtual bool beginsLine(const app::PlayedGame& game, const ListedAct& last,
                            const ListedAct& act) const;
    /// Whether the line that an act begins is one that stands out; as moveRow() has it.
    virtual bool isBand(const ListedAct& first) const;
    /// The line of the acts between two places. Precondition: begin < end.
    virtual MoveRow moveRow(const app::PlayedGame& game, std::size_t begin,
                            std::size_t end) const = 0;

    /// The game's own pages, in the order in which they are asked whether they are wanted. What is
    /// done on them goes to the desk.
    virtual std::vector<TablePage*> makePages(PlayDesk& desk, QWidget* parent) const;

    /// How new games are offered; nothing where the offer of another face takes them in.
    virtual std::optional<NewGameOffer> newGameOffer() const = 0;

    // New games. All keep the players.
    /// The same rules, newly dealt.
    virtual app::AnyGame newlyDealt(const app::PlayedGame& game) const = 0;
    /// The same start again.
    virtual app::AnyGame restarted(const app::PlayedGame& game) const = 0;
    /// Newly dealt, with another to begin.
    virtual app::AnyGame rematch(const app::PlayedGame& game) const = 0;
};

Players playersOf(const app::PlayedGame& game, const Face& face);

/// The faces of the games of the table.
class Faces {
public:
    explicit Faces(std::vector<std::unique_ptr<const Face>> faces)
        : faces_(std::move(faces)) {}

    /// Precondition: the game is of the table.
    const Face& of(const app::PlayedGame& game) const;
    const std::vector<std::unique_ptr<const Face>>& all() const { return faces_; }
    std::vector<NewGameOffer> newGameOffers() const;

private:
    std::vector<std::unique_ptr<const Face>> faces_;
};

} // namespace ui
