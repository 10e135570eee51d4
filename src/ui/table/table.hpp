#pragma once

#include "app/preferences.hpp"
#include "app/session.hpp"
#include "ui/table/density.hpp"
#include "ui/table/face.hpp"
#include "ui/table/play_desk.hpp"
#include "ui/telling/telling.hpp"

#include <QWidget>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

class QScrollArea;
class QVBoxLayout;

namespace ui {

class AnalysisPanel;
class BoardView;
class MovesPanel;
class PageStack;
class PromptPanel;
class SeatPanel;
class StatusLine;

/// The board and all that stands beside it. It shows the game of a session and hands it acts.
class Table : public QWidget {
    Q_OBJECT

public:
    /// What is referred to outlives the table.
    Table(app::Session& session, const Faces& faces, QWidget* parent = nullptr);
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;
    ~Table() override;

    void setPreferences(const app::Preferences& preferences);
    BoardView& board() const { return *board_; }
    MovesPanel& moves() const { return *moves_; }
    PlayDesk& desk() { return desk_; }
    AnalysisPanel& analysis() const { return *analysis_; }
    void setAnalysisShown(bool shown);
    void dismissResult();
    /// Plays on from the place looked at, once the player has agreed to what that drops.
    void goOnFromShown();
    void tell(const QString& message);
    /// Has a sentence spoken that whoever looks has no need of.
    void say(const QString& sentence);
    /// Points out what a hint is about: what to look at, then the whole act.
    void showHint(const std::string& token, bool whole);
    /// Gives the keyboard to the part of the table where the act asked for is done.
    void placeFocus();
    const Face& face() const { return desk_.face(); }
    /// Turns the board by a step, and says who is at the bottom now.
    void turnByHand();
    bool isTurnedByHand() const { return turnedByHand_ != 0; }

    QSize sizeHint() const override { return {1180, 680}; }
    QSize minimumSizeHint() const override { return {440, 240}; }

Q_SIGNALS:
    void rematchAsked();
    void newGameAsked();
    /// A result was dismissed.
    void dismissed();
    /// What a click or a key does here is another now.
    void whatCanBeDoneChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// What decides what can be done; choosing a piece or a card is no part of it.
    struct Doable {
        /// Where a person may act.
        std::optional<std::size_t> place;
        bool reading = false;
        Ask ask = Ask::nothing;

        friend bool operator==(const Doable&, const Doable&) = default;
    };

    void makeColumn();
    void connectBoard();
    void connectPanels();
    void connectSession();
    void afterAct(std::size_t place);
    void refresh();
    void refreshSelection();
    void refreshPanels();
    void openPage();
    void showPage();
    TablePage* pageAskedFor() const;
    TablePage* shownPage() const;
    void makePages();
    void makeSeats();
    void setSeatDensity();
    bool isCompact() const;
    void dressUp();
    bool followPlace();
    void makeRoom();
    void tellWhatCanBeDone();
    void turnBoard();
    Scene scene() const;
    int turn() const;
    Prompt currentPrompt() const;
    QWidget* focusPlace() const;
    bool isStepping() const;
    void layOutAll();
    void applyDensity(Density density, bool narrow);
    bool askToDrop(std::size_t later);

    app::Session& session_;
    app::GameController& controller_;
    const Faces& faces_;
    PlayDesk desk_;
    app::Preferences preferences_;
    /// The way of the move that was just made, until the board was told.
    std::vector<BoardSpace> path_;
    /// What was chosen when that was last told.
    Selection toldSelection_;
    std::optional<Doable> doable_;
    std::uint64_t listedEdition_ = 0; ///< of the game in the list of moves
    /// By how many steps the board is turned for whoever it faces, and by how many more by hand.
    int facing_ = 0;
    int turnedByHand_ = 0;
    /// The face that pages and seats were made for, and how many seats.
    const Face* dressedFor_ = nullptr;
    std::shared_ptr<const Skin> skin_;
    std::size_t seats_ = 0;
    std::optional<Density> density_;
    bool narrow_ = false;
    /// How many lines the column has room for.
    int lines_ = 0;
    bool analysisShown_ = false;
    /// The moves are stepped through, and the list with its buttons keeps its place, until the game
    /// goes on or somebody opens what is asked for.
    bool browsing_ = false;
    /// The places that were shown last: where the game stands, and what is looked at.
    std::size_t gamePlace_ = 0;
    std::size_t shownPlace_ = 0;
    BoardView* board_;
    /// Holds the column, and scrolls it where even what is most needed has no room.
    QScrollArea* scroll_;
    QWidget* column_;
    /// Those of the others, in order of turn from who sits at the bottom.
    QVBoxLayout* others_;
    /// The last is that at the bottom.
    std::vector<SeatPanel*> seatPanels_;
    PromptPanel* prompt_;
    PageStack* pages_;
    MovesPanel* moves_;
    /// The game's own.
    std::vector<TablePage*> ownPages_;
    AnalysisPanel* analysis_;
    QVBoxLayout* below_;
    StatusLine* status_;
    Telling telling_;
};

} // namespace ui
