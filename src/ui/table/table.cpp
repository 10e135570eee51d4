#include "ui/table/table.hpp"

#include "app/seat_players.hpp"
#include "ui/board/board_view.hpp"
#include "ui/table/analysis_panel.hpp"
#include "ui/table/move_list.hpp"
#include "ui/table/moves_panel.hpp"
#include "ui/table/prompt_panel.hpp"
#include "ui/table/seat_panel.hpp"
#include "ui/table/status_line.hpp"
#include "ui/table/table_words.hpp"
#include "ui/widgets/page_stack.hpp"

#include <QApplication>
#include <QKeyEvent>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <utility>

namespace ui {

using tabletop::Seat;
using tabletop::seat_at;

namespace {

double speedOf(app::Animation animation) {
    switch (animation) {
    case app::Animation::none:
        return 0;
    case app::Animation::fast:
        return 2;
    case app::Animation::slow:
        return 0.5;
    case app::Animation::desktop:
    case app::Animation::normal:
        break;
    }
    return 1;
}

std::vector<Seat> persons(const app::PlayedGame& game) {
    std::vector<Seat> seats;
    for (std::size_t i = 0; i < game.seats(); ++i)
        if (!app::seatPlayer(game, seat_at(i)))
            seats.push_back(seat_at(i));
    return seats;
}

} // namespace

Table::Table(app::Session& session, const Faces& faces, QWidget* parent)
    : QWidget(parent)
    , session_(session)
    , controller_(session.game())
    , faces_(faces)
    , desk_(session, faces)
    , board_(new BoardView(this))
    , scroll_(new QScrollArea(this))
    , column_(new QWidget)
    , others_(new QVBoxLayout)
    , prompt_(new PromptPanel(column_))
    , pages_(new PageStack(column_))
    , moves_(new MovesPanel(pages_))
    , analysis_(new AnalysisPanel(column_))
    , below_(new QVBoxLayout)
    , status_(new StatusLine(column_))
    , telling_(session, faces, *status_) {
    makeColumn();
    board_->setObjectName(QStringLiteral("board"));
    board_->setNamer([this](BoardSpace space) { return face().nameOfSpace(scene(), space); });
    connectBoard();
    connectPanels();
    connectSession();
    gamePlace_ = controller_.place();
    shownPlace_ = controller_.shownPlace();
    telling_.greet(controller_.place() > 0
                       ? QString()
                       : tr(" · F1 explains how to play, Ctrl+N chooses players and variant"));
    dressUp();
    refresh();
}

Table::~Table() = default;

void Table::setPreferences(const app::Preferences& preferences) {
    preferences_ = preferences;
    if (preferences.boardTurned != isTurnedByHand())
        turnedByHand_ = preferences.boardTurned ? face().turns(controller_.game()) / 2 : 0;
    board_->setAnimationSpeed(speedOf(preferences.animation));
    dressUp();
    refresh();
}

/// Gives board, seats and pages the look and the parts of the game on the table.
void Table::dressUp() {
    const app::PlayedGame& game = controller_.game();
    if (std::exchange(dressedFor_, &face()) != &face())
        makePages();
    if (std::exchange(seats_, game.seats()) != game.seats())
        makeSeats();
    skin_ = face().skin(game, preferences_);
    board_->setSkin(skin_);
    moves_->list().setSkin(skin_);
    for (TablePage* page : ownPages_)
        page->setPreferences(preferences_);
}

void Table::tell(const QString& message) { status_->tell(message); }

void Table::say(const QString& sentence) { status_->say(sentence); }

void Table::afterAct(std::size_t place) {
    if (!controller_.isLookingElsewhere() && !desk_.isDropping())
        path_ = face().pathOf(controller_.game(), place);
    telling_.noteAct(place);
}

void Table::showHint(const std::string& token, bool whole) {
    desk_.showHint(token, whole);
    if (TablePage* page = shownPage(); page != nullptr && whole)
        page->mark(scene(), token);
}

Scene Table::scene() const { return sceneOf(session_, desk_.selection(), turn()); }

void Table::refresh() {
    // What was chosen went with the place, and nobody put it back.
    toldSelection_ = desk_.selection();
    // Asked first: what is hidden below hands the focus on to whatever comes next.
    const bool stepping = isStepping();
    const bool moved = followPlace();
    if (moved)
        for (TablePage* page : ownPages_)
            page->startAnew();
    turnBoard();
    const BoardPicture picture = face().picture(scene());
    if (desk_.isDropping())
        board_->show(picture);
    else if (board_->picture() != picture)
        board_->animate(picture, path_);
    path_.clear();
    // A click on a board that offers nothing leaves the keyboard with what is asked.
    board_->setFocusPolicy(picture.active.empty() ? Qt::TabFocus : Qt::StrongFocus);
    refreshPanels();
    if (moved && !stepping)
        placeFocus();
    telling_.follow(currentPrompt());
    tellWhatCanBeDone();
}

void Table::tellWhatCanBeDone() {
    const app::Awaited awaited = session_.waiting().what;
    Doable now{
        .place = {}, .reading = awaited == app::Awaited::reading, .ask = currentPrompt().ask};
    if (awaited == app::Awaited::person && !controller_.isLookingElsewhere())
        now.place = controller_.place();
    if (std::exchange(doable_, now) != now)
        Q_EMIT whatCanBeDoneChanged();
}

/// Returns whether another place is shown than before.
bool Table::followPlace() {
    const bool goesOn = std::exchange(gamePlace_, controller_.place()) != controller_.place();
    browsing_ = controller_.isLookingElsewhere() || (browsing_ && !goesOn);
    const std::size_t before = std::exchange(shownPlace_, controller_.shownPlace());
    return shownPlace_ != before;
}

/// The seats stand in order of turn behind that at the bottom.
void Table::refreshPanels() {
    const app::PlayedGame& game = controller_.game();
    const std::size_t below = tabletop::index(face().seatAtBottom(game, turn()));
    for (std::size_t i = 0; i < seats_; ++i) {
        const Seat seat = seat_at((below + 1 + i) % seats_);
        seatPanels_[i]->setPiece(skin_, face().pieceWords(seat), face().seatColour(seat));
        seatPanels_[i]->show(face().seatWords(game, controller_.shownPlace(), seat));
    }
    prompt_->show(currentPrompt());
    const std::uint64_t listed = std::exchange(listedEdition_, controller_.edition());
    moves_->list().show(game, face(), controller_.shownPlace(), controller_.sharedWith(listed));
    showPage();
}

void Table::refreshSelection() {
    // Whoever picks on the board wants to see what that makes.
    browsing_ = browsing_ && desk_.selection().picked.empty();
    const BoardPicture picture = face().picture(scene());
    if (board_->picture() != picture)
        board_->show(picture);
    prompt_->show(currentPrompt());
    showPage();
    const Selection before = std::exchange(toldSelection_, desk_.selection());
    status_->say(face().choiceInWords(scene(), before));
}

TablePage* Table::pageAskedFor() const {
    for (TablePage* page : ownPages_)
        if (page->isWanted(scene(), preferences_))
            return page;
    return nullptr;
}

/// The game's own page in sight, if it is one.
TablePage* Table::shownPage() const { return qobject_cast<TablePage*>(pages_->currentWidget()); }

void Table::showPage() {
    status_->setHint(face().pointedInWords(scene()));
    TablePage* asked = browsing_ ? nullptr : pageAskedFor();
    if (asked != nullptr)
        asked->showScene(scene());
    QWidget* page = asked != nullptr ? static_cast<QWidget*>(asked) : moves_;
    const QWidget* focus = QApplication::focusWidget();
    const bool takesFocus = page != pages_->currentWidget() && focus != nullptr &&
                            pages_->currentWidget()->isAncestorOf(focus);
    pages_->setCurrentWidget(page);
    pages_->updateGeometry();
    if (takesFocus)
        placeFocus();
    makeRoom();
}

void Table::setAnalysisShown(bool shown) {
    analysisShown_ = shown;
    showPage();
}

void Table::dismissResult() {
    browsing_ = false;
    status_->settle();
    session_.dismissResult();
    placeFocus();
    Q_EMIT dismissed();
}

/// Leaves the list of moves for what is asked at the game's place.
void Table::openPage() {
    browsing_ = false;
    controller_.lookAtGame();
    placeFocus();
}

void Table::goOnFromShown() {
    const std::size_t later = controller_.game().size() - controller_.shownPlace();
    if (!controller_.isLookingElsewhere() || (later != 0 && !askToDrop(later)))
        return;
    controller_.goOnFromShown();
    placeFocus();
}

Prompt Table::currentPrompt() const {
    QString opener;
    if (browsing_ && !controller_.isLookingElsewhere())
        if (const TablePage* page = pageAskedFor())
            opener = page->opener();
    return promptFor(session_, face(), scene(), opener);
}

/// The board faces the only person, or turns by itself to the one who is to act; never while
/// somebody looks back or reads.
void Table::turnBoard() {
    const app::PlayedGame& game = controller_.game();
    const std::vector<Seat> seats = persons(game);
    if (seats.size() == 1) {
        facing_ = face().turnFor(game, seats.front());
        return;
    }
    if (!preferences_.turnsToActor || seats.empty()) {
        facing_ = face().turnFor(game, std::nullopt);
        return;
    }
    const app::Waiting waiting = session_.waiting();
    const bool stays = controller_.isLookingElsewhere() || (waiting.what != app::Awaited::person &&
                                                            waiting.what != app::Awaited::rolling);
    if (!stays)
        facing_ = face().turnFor(game, waiting.seat);
}

int Table::turn() const {
    const int steps = face().turns(controller_.game());
    return (facing_ + turnedByHand_) % steps;
}

void Table::turnByHand() {
    turnedByHand_ = (turnedByHand_ + 1) % face().turns(controller_.game());
    refresh();
    say(face().turnInWords(controller_.game(), turn()));
}

QWidget* Table::focusPlace() const {
    if (const TablePage* page = shownPage())
        if (QWidget* place = page->focusPlace())
            return place;
    if (QWidget* button = prompt_->focusPlace())
        return button;
    return board_;
}

void Table::placeFocus() {
    QWidget* place = focusPlace();
    place->setFocus(Qt::OtherFocusReason);
    if (column_->isAncestorOf(place))
        scroll_->ensureWidgetVisible(place, 0, 0);
}

/// Whoever steps through the moves goes on doing so.
bool Table::isStepping() const {
    const QWidget* focus = QApplication::focusWidget();
    return focus != nullptr && focus->isVisible() &&
           (moves_->isAncestorOf(focus) || analysis_->isAncestorOf(focus));
}

/// Esc puts back what is chosen, wherever the keyboard is; then it goes on after a result.
void Table::keyPressEvent(QKeyEvent* event) {
    const bool isEscape = event->key() == Qt::Key_Escape;
    const bool putBack = isEscape && desk_.letGo();
    const TablePage* page = shownPage();
    const bool goesOn =
        isEscape && !putBack && page != nullptr && page->kind() == TablePage::Kind::result;
    if (goesOn)
        dismissResult();
    event->setAccepted(putBack || goesOn);
}

bool Table::askToDrop(std::size_t later) {
    QMessageBox box(QMessageBox::Question, tr("Go on from here?"),
                    later == 1
                        ? tr("The act that came after this place would be lost.")
                        : tr("The %1 acts that came after this place would be lost.").arg(later),
                    QMessageBox::Cancel, this);
    const auto* goOn = box.addButton(tr("&Go on from here"), QMessageBox::AcceptRole);
    box.setObjectName(QStringLiteral("askToDrop"));
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == goOn;
}

} // namespace ui
