#include "ui/window/commands.hpp"

#include "app/player_names.hpp"
#include "app/preferences.hpp"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QKeySequence>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace ui {

namespace {

struct CommandWords {
    Q_DECLARE_TR_FUNCTIONS(ui::Commands)
};

/// A command is given once, however long its key is held down.
QAction* add(QMenu& menu, const QString& text, const QKeySequence& keys = {}) {
    QAction* action = menu.addAction(text);
    action->setShortcut(keys);
    action->setAutoRepeat(false);
    return action;
}

/// A command for stepping, which goes on while its key is held down.
QAction* addStep(QMenu& menu, const QString& text, const QKeySequence& keys) {
    QAction* action = add(menu, text, keys);
    action->setAutoRepeat(true);
    return action;
}

QAction* addSwitch(QMenu& menu, const QString& text, const QKeySequence& keys = {}) {
    QAction* action = add(menu, text, keys);
    action->setCheckable(true);
    return action;
}

template <class Value>
void addChoice(QMenu& menu, QActionGroup& group, const QString& text, Value value) {
    QAction* action = addSwitch(menu, text);
    action->setData(static_cast<int>(value));
    group.addAction(action);
}

QKeySequence control(Qt::Key key) { return {Qt::CTRL | key}; }
QKeySequence controlShift(Qt::Key key) { return {Qt::CTRL | Qt::SHIFT | key}; }
QKeySequence alt(Qt::Key key) { return {Qt::ALT | key}; }

void collect(const QMenu& menu, std::vector<QAction*>& actions) {
    for (QAction* action : menu.actions()) {
        if (!action->isVisible())
            continue;
        if (action->menu() != nullptr)
            collect(*action->menu(), actions);
        else if (!action->isSeparator())
            actions.push_back(action);
    }
}

} // namespace

Commands::Commands(QMainWindow& window)
    : window_(window) {
    QMenuBar& bar = *window.menuBar();
    fillGame(*bar.addMenu(CommandWords::tr("&Game")));
    fillEdit(*bar.addMenu(CommandWords::tr("&Edit")));
    fillPlay(*bar.addMenu(CommandWords::tr("&Play")));
    fillView(*bar.addMenu(CommandWords::tr("&View")));
    fillSettings(*bar.addMenu(CommandWords::tr("Se&ttings")));
    fillHelp(*bar.addMenu(CommandWords::tr("&Help")));
}

void Commands::fillGame(QMenu& menu) {
    newGame = add(menu, CommandWords::tr("&New…"), control(Qt::Key_N));
    sameSettings =
        add(menu, CommandWords::tr("New with the sa&me settings"), controlShift(Qt::Key_N));
    rematch = add(menu, CommandWords::tr("Rematc&h, seats changed"), control(Qt::Key_R));
    restart = add(menu, CommandWords::tr("Restart from the same star&t"), controlShift(Qt::Key_R));
    menu.addSeparator();
    open = add(menu, CommandWords::tr("&Open…"), control(Qt::Key_O));
    recent = menu.addMenu(CommandWords::tr("Open &recent"));
    unsavedGames = add(menu, CommandWords::tr("&Unsaved games…"), controlShift(Qt::Key_O));
    menu.addSeparator();
    save = add(menu, CommandWords::tr("&Save"), control(Qt::Key_S));
    saveAs = add(menu, CommandWords::tr("Save &as…"), controlShift(Qt::Key_S));
    menu.addSeparator();
    quit = add(menu, CommandWords::tr("&Quit"), control(Qt::Key_Q));
    quit->setMenuRole(QAction::QuitRole);
}

void Commands::fillEdit(QMenu& menu) {
    undo = addStep(menu, CommandWords::tr("&Undo"), control(Qt::Key_Z));
    redo = addStep(menu, CommandWords::tr("&Redo"), controlShift(Qt::Key_Z));
    redo->setShortcuts({controlShift(Qt::Key_Z), control(Qt::Key_Y)});
    menu.addSeparator();
    copyPosition = add(menu, CommandWords::tr("&Copy the position"), control(Qt::Key_C));
    copyRecord = add(menu, CommandWords::tr("Copy the r&ecord"), controlShift(Qt::Key_C));
    paste = add(menu, CommandWords::tr("&Paste a position or a record"), control(Qt::Key_V));
}

void Commands::fillPlay(QMenu& menu) {
    roll = add(menu, CommandWords::tr("&Roll the die"), control(Qt::Key_E));
    hint = add(menu, CommandWords::tr("&Hint"), control(Qt::Key_H));
    analysis = addSwitch(menu, CommandWords::tr("&Analysis"), QKeySequence(Qt::Key_F9));
    menu.addSeparator();
    for (std::size_t i = 0; i < tabletop::most_seats; ++i) {
        QMenu*& ofSeat = playerMenus[tabletop::seat_at(i)];
        ofSeat = menu.addMenu(QString());
        fillPlayers(*ofSeat, tabletop::seat_at(i));
    }
    pause = addSwitch(menu, CommandWords::tr("&Pause the computer"), QKeySequence(Qt::Key_Pause));
    moveNow = add(menu, CommandWords::tr("&Move now"), control(Qt::Key_M));
    menu.addSeparator();
    lookFirst = add(menu, CommandWords::tr("Look at the &start"), alt(Qt::Key_Home));
    lookPrevious = addStep(menu, CommandWords::tr("Look one act &back"), alt(Qt::Key_Left));
    lookNext = addStep(menu, CommandWords::tr("Look one act &forward"), alt(Qt::Key_Right));
    lookLast = add(menu, CommandWords::tr("Back to the &game"), alt(Qt::Key_End));
    goOnFromHere = add(menu, CommandWords::tr("Go &on from here"), control(Qt::Key_G));
    menu.addSeparator();
    offerDraw = add(menu, CommandWords::tr("Offer a &draw…"), control(Qt::Key_D));
    resign = add(menu, CommandWords::tr("R&esign…"), controlShift(Qt::Key_G));
}

void Commands::fillPlayers(QMenu& menu, tabletop::Seat seat) {
    QActionGroup*& group = players[seat];
    group = new QActionGroup(&window_);
    addChoice(menu, *group, CommandWords::tr("A &person"), 0U);
    menu.addSeparator();
    for (unsigned number = engine::Level::lowest; number <= engine::Level::highest; ++number)
        addChoice(menu, *group,
                  QStringLiteral("&%1 %2").arg(QString::number(number),
                                               app::levelName(engine::Level(number))),
                  number);
}

void Commands::fillView(QMenu& menu) {
    flip = add(menu, CommandWords::tr("&Turn the board"), control(Qt::Key_T));
    turnToActor = addSwitch(menu, CommandWords::tr("Turn the board to &whoever is to act"));
    fourColours = addSwitch(menu, CommandWords::tr("Suits in &four colours"), control(Qt::Key_4));
    placeHands = addSwitch(menu, CommandWords::tr("&Hands at the places of a checker"),
                           controlShift(Qt::Key_H));
    QMenu* speed = menu.addMenu(CommandWords::tr("&Animation"));
    animation = new QActionGroup(&window_);
    addChoice(*speed, *animation, CommandWords::tr("As the &desktop"), app::Animation::desktop);
    addChoice(*speed, *animation, CommandWords::tr("&None"), app::Animation::none);
    addChoice(*speed, *animation, CommandWords::tr("&Fast"), app::Animation::fast);
    addChoice(*speed, *animation, CommandWords::tr("N&ormal"), app::Animation::normal);
    addChoice(*speed, *animation, CommandWords::tr("&Slow"), app::Animation::slow);
    menu.addSeparator();
    fullScreen = addSwitch(menu, CommandWords::tr("Full &screen"), QKeySequence(Qt::Key_F11));
}

void Commands::fillSettings(QMenu& menu) {
    QMenu* colours = menu.addMenu(CommandWords::tr("&Colours"));
    appearance = new QActionGroup(&window_);
    addChoice(*colours, *appearance, CommandWords::tr("As the &desktop"), app::Appearance::desktop);
    addChoice(*colours, *appearance, CommandWords::tr("&Light"), app::Appearance::light);
    addChoice(*colours, *appearance, CommandWords::tr("Dar&k"), app::Appearance::dark);
    rollByItself = addSwitch(menu, CommandWords::tr("The die &rolls by itself"));
    QMenu* paces = menu.addMenu(CommandWords::tr("&Pace of the computer"));
    pace = new QActionGroup(&window_);
    addChoice(*paces, *pace, CommandWords::tr("&Fast"), app::Pace::fast);
    addChoice(*paces, *pace, CommandWords::tr("&Normal"), app::Pace::normal);
    addChoice(*paces, *pace, CommandWords::tr("&Slow"), app::Pace::slow);
}

void Commands::fillHelp(QMenu& menu) {
    rules = add(menu, CommandWords::tr("How to &play"), QKeySequence(Qt::Key_F1));
    shortcuts = add(menu, CommandWords::tr("&Keys"), QKeySequence(Qt::SHIFT | Qt::Key_F1));
    menu.addSeparator();
    about = add(menu, CommandWords::tr("&About Checkers Poker"));
    about->setMenuRole(QAction::AboutRole);
}

std::vector<QAction*> Commands::all() const {
    std::vector<QAction*> actions;
    for (const QAction* title : window_.menuBar()->actions())
        collect(*title->menu(), actions);
    return actions;
}

} // namespace ui
