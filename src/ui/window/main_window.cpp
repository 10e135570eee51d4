#include "ui/window/main_window.hpp"

#include "app/recent_files.hpp"
#include "app/settings.hpp"
#include "ui/table/moves_panel.hpp"
#include "ui/table/table.hpp"
#include "ui/widgets/window_place.hpp"
#include "ui/window/appearance.hpp"
#include "ui/window/commands.hpp"
#include "ui/window/computer_desk.hpp"
#include "ui/window/desktop_motion_watch.hpp"
#include "ui/window/game_desk.hpp"
#include "ui/window/help_pictures.hpp"
#include "ui/window/help_window.hpp"
#include "ui/window/input_guard.hpp"
#include "ui/window/keys_window.hpp"
#include "ui/window/record_desk.hpp"
#include "ui/window/record_drop.hpp"
#include "ui/window/text_focus.hpp"
#include "ui/window/window_sight.hpp"

#include <QAction>
#include <QActionGroup>
#include <QCloseEvent>
#include <QCoreApplication>
#include <QFileInfo>
#include <QIcon>
#include <QKeyEvent>
#include <QMenu>
#include <QMessageBox>

namespace ui {

using app::GameController;

namespace {

constexpr auto geometryKey = "window/geometry";

QAction* chosen(const QActionGroup& group, int value) {
    for (QAction* action : group.actions())
        if (action->data().toInt() == value)
            return action;
    return group.actions().constFirst();
}

/// "Suits in four colours: on", of a command that switches something.
QString switchInWords(const QAction& action, bool on) {
    const QString what = action.text().remove(QLatin1Char('&'));
    return (on ? MainWindow::tr("%1: on") : MainWindow::tr("%1: off")).arg(what);
}

} // namespace

} // namespace ui

/// The resources stand in a static library, which nobody looks into unless told to.
static void useResources() { Q_INIT_RESOURCE(checkers_poker); }

namespace ui {

MainWindow::MainWindow(app::Session& session, const Faces& faces, app::Settings& settings,
                       const app::Preferences& preferences)
    : session_(session)
    , controller_(session.game())
    , faces_(faces)
    , settings_(settings)
    , preferences_(preferences)
    , storedPreferences_(preferences)
    , table_(new Table(session, faces, this))
    , commands_(std::make_unique<Commands>(*this))
    , records_(new RecordDesk(controller_, faces, settings, session.store(), *this))
    , desktopMotion_(new DesktopMotionWatch(this))
    , guard_(new InputGuard(this))
    , computers_(std::make_unique<ComputerDesk>(session, *table_, *commands_, nullptr))
    , games_(new GameDesk(controller_, faces, settings, *records_, *this)) {
    useResources();
    setWindowIcon(QIcon(QStringLiteral(":/checkers-poker.svg")));
    setCentralWidget(table_);
    setMinimumSize(480, 300);
    connectGame();
    connectRecords();
    connectLooking();
    connectPreferences();
    connectHelp();
    new RecordDrop(*records_, *this);
    new TextFocus(this);
    connect(&session_, &app::Session::changed, this, &MainWindow::refresh);
    const auto* sight = new WindowSight(*this);
    connect(sight, &WindowSight::changed, this,
            [this](bool seen) { computers_->setWatched(seen); });
    computers_->setWatched(sight->isSeen());
    applyPreferences();
    connect(&settings_, &app::Settings::troubled, this, &MainWindow::tell);
    fillRecent();
    connect(&controller_, &GameController::started, this, &MainWindow::showCommandsOfGame);
    showCommandsOfGame();
    refresh();
    placeWindow(*this, settings_.value(QLatin1String(geometryKey)).toByteArray(), {1366, 768});
    table_->placeFocus();
}

MainWindow::~MainWindow() = default;

void MainWindow::tell(const QString& message) { table_->tell(message); }

void MainWindow::tellLackOfMemory() {
    tell(tr("There is not enough memory for that. The game goes on as it was."));
}

void MainWindow::connectGame() {
    const Commands& commands = *commands_;
    connect(commands.newGame, &QAction::triggered, games_, &GameDesk::newGame);
    connect(commands.sameSettings, &QAction::triggered, games_, &GameDesk::sameSettings);
    connect(commands.restart, &QAction::triggered, games_, &GameDesk::restart);
    connect(commands.rematch, &QAction::triggered, games_, &GameDesk::rematch);
    connect(commands.quit, &QAction::triggered, this, &QWidget::close);
    connect(commands.undo, &QAction::triggered, &controller_, &GameController::undo);
    connect(commands.redo, &QAction::triggered, &controller_, &GameController::redo);
    connect(commands.roll, &QAction::triggered, &table_->desk(), &PlayDesk::roll);
    connect(commands.offerDraw, &QAction::triggered, games_, &GameDesk::offerDraw);
    connect(commands.resign, &QAction::triggered, games_, &GameDesk::resign);
    connect(table_, &Table::newGameAsked, games_, &GameDesk::newGame);
    connect(table_, &Table::rematchAsked, games_, &GameDesk::rematch);
    connect(games_, &GameDesk::told, this, &MainWindow::tell);
    connect(games_, &GameDesk::drawOfferedToComputer, computers_.get(), &ComputerDesk::offerDraw);
    connect(table_, &Table::whatCanBeDoneChanged, guard_, [this] { guard_->noteChange(*table_); });
}

void MainWindow::connectRecords() {
    const Commands& commands = *commands_;
    connect(commands.open, &QAction::triggered, records_, &RecordDesk::open);
    connect(commands.unsavedGames, &QAction::triggered, records_, &RecordDesk::openUnsaved);
    connect(commands.save, &QAction::triggered, records_, &RecordDesk::save);
    connect(commands.saveAs, &QAction::triggered, records_, &RecordDesk::saveAs);
    connect(commands.copyPosition, &QAction::triggered, records_, &RecordDesk::copyPosition);
    connect(commands.copyRecord, &QAction::triggered, records_, &RecordDesk::copyRecord);
    connect(commands.paste, &QAction::triggered, records_, &RecordDesk::paste);
    connect(records_, &RecordDesk::told, this, &MainWindow::tell);
    connect(records_, &RecordDesk::filesChanged, this, &MainWindow::fillRecent);
    connect(records_, &RecordDesk::filesChanged, this, &MainWindow::refresh);
}

void MainWindow::connectLooking() {
    const Commands& commands = *commands_;
    connect(commands.lookFirst, &QAction::triggered, this, [this] { controller_.look(0); });
    connect(commands.lookPrevious, &QAction::triggered, this,
            [this] { controller_.look(controller_.shownPlace() - 1); });
    connect(commands.lookNext, &QAction::triggered, this,
            [this] { controller_.look(controller_.shownPlace() + 1); });
    connect(commands.lookLast, &QAction::triggered, &controller_, &GameController::lookAtGame);
    connect(commands.goOnFromHere, &QAction::triggered, table_, &Table::goOnFromShown);
    MovesPanel& moves = table_->moves();
    moves.addStep(StepButton::Step::toStart, *commands.lookFirst);
    moves.addStep(StepButton::Step::back, *commands.lookPrevious);
    moves.addStep(StepButton::Step::forward, *commands.lookNext);
    moves.addStep(StepButton::Step::toEnd, *commands.lookLast);
}

void MainWindow::connectPreferences() {
    const Commands& commands = *commands_;
    commands.turnToActor->setChecked(preferences_.turnsToActor);
    commands.fourColours->setChecked(preferences_.fourColours);
    commands.placeHands->setChecked(preferences_.showPlaceHands);
    commands.rollByItself->setChecked(preferences_.rollByItself);
    chosen(*commands.animation, static_cast<int>(preferences_.animation))->setChecked(true);
    chosen(*commands.pace, static_cast<int>(preferences_.pace))->setChecked(true);
    chosen(*commands.appearance, static_cast<int>(preferences_.appearance))->setChecked(true);

    connect(commands.flip, &QAction::triggered, this, [this] {
        table_->turnByHand();
        preferences_.boardTurned = table_->isTurnedByHand();
        applyPreferences();
    });
    // The computer's pause is told as what the game waits for.
    for (QAction* action : commands.all())
        if (action->isCheckable() && action->actionGroup() == nullptr && action != commands.pause)
            connect(action, &QAction::toggled, this,
                    [this, action](bool on) { table_->say(switchInWords(*action, on)); });
    const auto follow = [this](QAction* action, bool& preference) {
        connect(action, &QAction::toggled, this, [this, &preference](bool on) {
            preference = on;
            applyPreferences();
        });
    };
    follow(commands.turnToActor, preferences_.turnsToActor);
    follow(commands.fourColours, preferences_.fourColours);
    follow(commands.placeHands, preferences_.showPlaceHands);
    follow(commands.rollByItself, preferences_.rollByItself);
    connect(commands.pace, &QActionGroup::triggered, this, [this](const QAction* action) {
        preferences_.pace = static_cast<app::Pace>(action->data().toInt());
        applyPreferences();
    });
    connect(commands.animation, &QActionGroup::triggered, this, [this](const QAction* action) {
        preferences_.animation = static_cast<app::Animation>(action->data().toInt());
        applyPreferences();
    });
    connect(commands.appearance, &QActionGroup::triggered, this, [this](const QAction* action) {
        preferences_.appearance = static_cast<app::Appearance>(action->data().toInt());
        apply(preferences_.appearance);
        applyPreferences();
    });
    connect(desktopMotion_, &DesktopMotionWatch::changed, this, &MainWindow::showTable);
    connect(commands.fullScreen, &QAction::toggled, this, [this](bool on) {
        setWindowState(on ? windowState() | Qt::WindowFullScreen
                          : windowState() & ~Qt::WindowFullScreen);
    });
}

void MainWindow::connectHelp() {
    connect(commands_->rules, &QAction::triggered, this, &MainWindow::showHelp);
    connect(commands_->shortcuts, &QAction::triggered, this, &MainWindow::showKeys);
    connect(commands_->about, &QAction::triggered, this, [this] {
        QMessageBox::about(this, tr("About Checkers Poker"),
                           tr("<h3>Checkers Poker %1</h3><p>A board and card game for two, with "
                              "its relatives for up to six. Free software under "
                              "the MIT licence.</p>")
                               .arg(QCoreApplication::applicationVersion()));
    });
}

void MainWindow::showHelp() {
    if (help_ == nullptr)
        help_ = new HelpWindow(this, [this](const QString& board, QSize size) {
            return drawnForHelp(board, session_.store().kept().catalogue(), faces_, size,
                                devicePixelRatioF());
        });
    const Face& face = table_->face();
    help_->show(face.title(), QUrl(face.helpPage()));
}

void MainWindow::showKeys() {
    auto* keys = new KeysWindow(*commands_, table_->face().uses(), this);
    keys->setAttribute(Qt::WA_DeleteOnClose);
    keys->open();
}

/// What means nothing in the game on the table is in no menu.
void MainWindow::showCommandsOfGame() {
    const Uses uses = table_->face().uses();
    commands_->roll->setVisible(uses.chance);
    commands_->rollByItself->setVisible(uses.chance);
    commands_->fourColours->setVisible(uses.suits);
    commands_->placeHands->setVisible(uses.placeHands);
}

void MainWindow::fillRecent() {
    QMenu& menu = *commands_->recent;
    menu.clear();
    int number = 0;
    for (const QString& path : app::recentFiles(settings_)) {
        ++number;
        QString name = QFileInfo(path).fileName();
        name.replace(QLatin1Char('&'), QLatin1String("&&"));
        QAction* action =
            menu.addAction(QStringLiteral("&") + QString::number(number) + QLatin1Char(' ') + name);
        action->setToolTip(path);
        action->setStatusTip(path);
        connect(action, &QAction::triggered, this, [this, path] { records_->openFile(path); });
    }
    menu.setToolTipsVisible(true);
    menu.setEnabled(number > 0);
}

/// With the preferences as they come out on this desktop.
void MainWindow::showTable() {
    app::Preferences shown = preferences_;
    if (shown.animation == app::Animation::desktop)
        shown.animation = desktopMotion_->isLess() ? app::Animation::none : app::Animation::normal;
    table_->setPreferences(shown);
}

void MainWindow::applyPreferences() {
    showTable();
    session_.setChanceActsByItself(preferences_.rollByItself);
    computers_->setPace(preferences_.pace);
    app::storePreferences(settings_, storedPreferences_, preferences_);
    storedPreferences_ = preferences_;
}

void MainWindow::refresh() {
    const Commands& commands = *commands_;
    const bool isPersonAsked = session_.waiting().what == app::Awaited::person;
    const std::size_t shown = controller_.shownPlace();
    commands.undo->setEnabled(controller_.canUndo());
    commands.redo->setEnabled(controller_.canRedo());
    // Both are offered by the person to act, at the game's place.
    commands.offerDraw->setEnabled(isPersonAsked);
    commands.resign->setEnabled(isPersonAsked);
    commands.roll->setEnabled(controller_.situation().isChanceDue &&
                              !controller_.isLookingElsewhere());
    commands.goOnFromHere->setEnabled(controller_.isLookingElsewhere());
    commands.lookFirst->setEnabled(shown > 0);
    commands.lookPrevious->setEnabled(shown > 0);
    commands.lookNext->setEnabled(shown < controller_.game().size());
    commands.lookLast->setEnabled(controller_.isLookingElsewhere());

    const app::PlayedGame& game = controller_.game();
    const Players players = playersOf(game, table_->face());
    QStringList names;
    for (std::size_t i = 0; i < players.count; ++i)
        names << called(players, tabletop::seat_at(i));
    QString title = names.join(QStringLiteral(" – "));
    for (const QString& fact : table_->face().titleFacts(game))
        title += QStringLiteral(" · ") + fact;
    if (!records_->path().isEmpty())
        title += QStringLiteral(" · ") + QFileInfo(records_->path()).fileName();
    title.replace(QLatin1String("[*]"), QLatin1String("[*][*]"));
    setWindowTitle(title + QStringLiteral("[*]"));
    setWindowModified(controller_.isModified());
}

QString MainWindow::keepAll() {
    QString trouble = session_.store().keepNow();
    keepPlace();
    return trouble;
}

QString MainWindow::endNow() {
    QString trouble = session_.store().end();
    keepPlace();
    return trouble;
}

void MainWindow::keepPlace() {
    settings_.setValue(QLatin1String(geometryKey), saveGeometry());
    settings_.write();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!records_->close()) {
        event->ignore();
        return;
    }
    keepPlace();
    event->accept();
}

/// Esc comes here when there is nothing to let go of.
void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && isFullScreen())
        commands_->fullScreen->setChecked(false);
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange && commands_)
        commands_->fullScreen->setChecked(isFullScreen());
    // Whoever comes back may have been to the desktop's settings.
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        desktopMotion_->look();
}

} // namespace ui
