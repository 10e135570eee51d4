#pragma once

#include "tabletop/per_seat.hpp"

#include <QObject>

#include <vector>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;

namespace ui {

/// Every command of the window, in its menus. What they do is connected elsewhere.
struct Commands {
    /// Makes them and fills the window's menu bar.
    explicit Commands(QMainWindow& window);

    QAction* newGame = nullptr;
    QAction* sameSettings = nullptr;
    QAction* restart = nullptr;
    QAction* rematch = nullptr;
    QAction* open = nullptr;
    QMenu* recent = nullptr;
    QAction* unsavedGames = nullptr;
    QAction* save = nullptr;
    QAction* saveAs = nullptr;
    QAction* quit = nullptr;

    QAction* undo = nullptr;
    QAction* redo = nullptr;
    QAction* copyPosition = nullptr;
    QAction* copyRecord = nullptr;
    QAction* paste = nullptr;

    QAction* roll = nullptr;
    QAction* hint = nullptr;
    QAction* analysis = nullptr;
    /// Who plays each seat; data: the computer's level, 0 for a person.
    tabletop::PerSeat<QActionGroup*> players;
    /// Their menus, by seat; those of seats that a game does not have are to be hidden.
    tabletop::PerSeat<QMenu*> playerMenus;
    QAction* pause = nullptr;
    QAction* moveNow = nullptr;
    QAction* offerDraw = nullptr;
    QAction* resign = nullptr;
    QAction* lookFirst = nullptr;
    QAction* lookPrevious = nullptr;
    QAction* lookNext = nullptr;
    QAction* lookLast = nullptr;
    QAction* goOnFromHere = nullptr;

    QAction* flip = nullptr;
    QAction* turnToActor = nullptr;
    QAction* fourColours = nullptr;
    QAction* placeHands = nullptr;
    QAction* fullScreen = nullptr;

    QActionGroup* animation = nullptr;  ///< data: int of app::Animation
    QActionGroup* appearance = nullptr; ///< data: int of app::Appearance
    QActionGroup* pace = nullptr;       ///< data: int of app::Pace
    QAction* rollByItself = nullptr;

    QAction* rules = nullptr;
    QAction* shortcuts = nullptr;
    QAction* about = nullptr;

    /// All of them that stand in menus and are to be seen there, in order.
    std::vector<QAction*> all() const;

private:
    void fillGame(QMenu& menu);
    void fillEdit(QMenu& menu);
    void fillPlay(QMenu& menu);
    void fillPlayers(QMenu& menu, tabletop::Seat seat);
    void fillView(QMenu& menu);
    void fillSettings(QMenu& menu);
    void fillHelp(QMenu& menu);

    QMainWindow& window_;
};

} // namespace ui
