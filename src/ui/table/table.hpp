#pragma once

#include "app/preferences.hpp"
#include "app/session.hpp"
#include "ui/table/density.hpp"
#include "ui/table/play_desk.hpp"
#include "ui/table/prompt.hpp"
#include "ui/telling/telling.hpp"

#include <QWidget>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

class QScrollArea;

namespace ui {

class AnalysisPanel;
class BoardView;
class MovesPanel;
class PageStack;
class PlacesPanel;
class PromptPanel;
class ResultPanel;
class SeatPanel;
class ShowdownPanel;
class StatusLine;
struct CardBoard;

/// The board and all that stands beside it. It shows the game of a session and hands it acts.
class Table : public QWidget {
    Q_OBJECT

public:
    explicit Table(app::Session& session, QWidget* parent = nullptr);
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
    /// Marks a hand among those that can be shown. Precondition: a person is to show.
    void markHand(const cards::Hand& hand);
    /// Gives the keyboard to the part of the table where the act asked for is done.
    void placeFocus();
    /// Which end is drawn at the bottom.
    checkers_poker::End bottom() const;

    QSize sizeHint() const override { return {1180, 680}; }
    QSize minimumSizeHint() const override { return {440, 240}; }

Q_SIGNALS:
    void rematchAsked();
    void newGameAsked();
    /// The result of a showdown was dismissed.
    void dismissed();
    /// What a click or a key does here is another now.
    void whatCanBeDoneChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// What decides what can be done; choosing a checker or a card is no part of it.
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
    void openHands();
    void showPage();
    QWidget* pageAskedFor();
    bool isHandAsked() const;
    bool followPlace();
    void makeRoom();
    void tellWhatCanBeDone();
    void turnBoard();
    Prompt currentPrompt() const;
    CardBoard currentPicture() const;
    QWidget* focusPlace() const;
    bool isStepping() const;
    QString nameOf(checkers_poker::Space space) const;
    void layOutAll();
    void applyDensity(Density density, bool narrow);
    bool askToDrop(std::size_t later);

    app::Session& session_;
    app::GameController& controller_;
    PlayDesk desk_;
    app::Preferences preferences_;
    /// The way of the move that was just made, until the board was told.
    std::vector<checkers_poker::Space> path_;
    /// What the board shows.
    std::unique_ptr<CardBoard> shown_;
    /// What was chosen when that was last told.
    Selection toldSelection_;
    std::optional<Doable> doable_;
    std::uint64_t listedEdition_ = 0; ///< of the game in the list of moves
    /// The end at the bottom, unless the board is turned.
    checkers_poker::End facing_ = checkers_poker::End::south;
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
    SeatPanel* top_;
    PromptPanel* prompt_;
    PageStack* pages_;
    MovesPanel* moves_;
    PlacesPanel* places_;
    ShowdownPanel* showdown_;
    ResultPanel* result_;
    AnalysisPanel* analysis_;
    SeatPanel* bottomSeat_;
    StatusLine* status_;
    Telling telling_;
};

} // namespace ui
