#include "ui/table/table.hpp"

#include "faces/checkers_poker/card_board.hpp"
#include "faces/checkers_poker/card_skin.hpp"
#include "faces/checkers_poker/table_match.hpp"
#include "games/checkers_poker/moves.hpp"
#include "ui/art/signs.hpp"
#include "ui/board/board_view.hpp"
#include "ui/table/analysis_panel.hpp"
#include "ui/table/move_list.hpp"
#include "ui/table/moves_panel.hpp"
#include "ui/table/named_space.hpp"
#include "ui/table/places_panel.hpp"
#include "ui/table/presenter.hpp"
#include "ui/table/prompt_panel.hpp"
#include "ui/table/result_panel.hpp"
#include "ui/table/seat_panel.hpp"
#include "ui/table/showdown_panel.hpp"
#include "ui/table/status_line.hpp"
#include "ui/table/table_words.hpp"
#include "ui/telling/choice_words.hpp"
#include "ui/telling/game_words.hpp"
#include "ui/widgets/page_stack.hpp"

#include <QApplication>
#include <QKeyEvent>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <utility>
#include <variant>

namespace ui {

using checkers_poker_face::matchOf;
using checkers_poker_face::resultToRead;
using checkers_poker_face::shownState;
using checkers_poker_face::stateOf;

using app::GameController;
using checkers_poker::End;
using checkers_poker::first;
using checkers_poker::Seat;
using checkers_poker::second;
using checkers_poker::State;

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

} // namespace

Table::Table(app::Session& session, QWidget* parent)
    : QWidget(parent)
    , session_(session)
    , controller_(session.game())
    , desk_(session)
    , shown_(std::make_unique<CardBoard>())
    , board_(new BoardView(this))
    , scroll_(new QScrollArea(this))
    , column_(new QWidget)
    , top_(new SeatPanel(column_))
    , prompt_(new PromptPanel(column_))
    , pages_(new PageStack(column_))
    , moves_(new MovesPanel(pages_))
    , places_(new PlacesPanel(pages_))
    , showdown_(new ShowdownPanel(pages_))
    , result_(new ResultPanel(pages_))
    , analysis_(new AnalysisPanel(column_))
    , bottomSeat_(new SeatPanel(column_))
    , status_(new StatusLine(column_))
    , telling_(session, *status_) {
    makeColumn();
    board_->setObjectName(QStringLiteral("board"));
    board_->setNamer([this](BoardSpace space) { return nameOf(fromBoard(space)); });
    connectBoard();
    connectPanels();
    connectSession();
    gamePlace_ = controller_.place();
    shownPlace_ = controller_.shownPlace();
    telling_.greet(controller_.place() > 0
                       ? QString()
                       : tr(" · F1 explains how to play, Ctrl+N chooses players and variant"));
    refresh();
}

Table::~Table() = default;

void Table::setPreferences(const app::Preferences& preferences) {
    preferences_ = preferences;
    const SuitColours colours = preferences.fourColours ? SuitColours::four : SuitColours::two;
    board_->setAnimationSpeed(speedOf(preferences.animation));
    board_->setSkin(cardSkin(colours));
    showdown_->setSuitColours(colours);
    result_->setSuitColours(colours);
    refresh();
}

void Table::tell(const QString& message) { status_->tell(message); }

void Table::say(const QString& sentence) { status_->say(sentence); }

void Table::afterAct(std::size_t place) {
    const checkers_poker::Match& match = matchOf(controller_);
    const State before = match.history.state(place);
    const checkers_poker::Action& action = match.history.action(place);
    const auto* move = std::get_if<checkers_poker::Move>(&action);
    if (move != nullptr && !controller_.isLookingElsewhere() && !desk_.isDropping())
        path_ = checkers_poker::shortest_path(occupied_spaces(before), move->from, move->to);
    telling_.noteAct(before, action);
}

void Table::markHand(const cards::Hand& hand) {
    showdown_->mark(hand, stateOf(controller_).options.deck);
}

void Table::refresh() {
    // What was chosen went with the place, and nobody put it back.
    toldSelection_ = desk_.selection();
    // Asked first: what is hidden below hands the focus on to whatever comes next.
    const bool stepping = isStepping();
    const bool moved = followPlace();
    if (moved)
        showdown_->startAnew();
    turnBoard();
    const CardBoard before = std::exchange(*shown_, currentPicture());
    if (desk_.isDropping())
        board_->show(onBoard(*shown_));
    else if (*shown_ != before)
        board_->animate(onBoard(*shown_), onBoard(path_));
    path_.clear();
    // A click on a board that offers nothing leaves the keyboard with what is asked.
    board_->setFocusPolicy(shown_->active.empty() ? Qt::TabFocus : Qt::StrongFocus);
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

void Table::refreshPanels() {
    const auto& match = matchOf(controller_);
    const std::size_t place = controller_.shownPlace();
    const Seat below = endOf(match, first) == bottom() ? first : second;
    bottomSeat_->show(seatWords(match, place, below));
    top_->show(seatWords(match, place, checkers_poker::other(below)));
    prompt_->show(currentPrompt());
    const std::uint64_t listed = std::exchange(listedEdition_, controller_.edition());
    moves_->list().show(match, place, controller_.sharedWith(listed));
    showPage();
}

void Table::refreshSelection() {
    // Whoever picks cards on the board wants to see the hand that they make.
    browsing_ = browsing_ && desk_.selection().picked.empty();
    const CardBoard board = std::exchange(*shown_, currentPicture());
    if (*shown_ != board)
        board_->show(onBoard(*shown_));
    prompt_->show(currentPrompt());
    showPage();
    const Selection before = std::exchange(toldSelection_, desk_.selection());
    status_->say(choiceInWords(shownState(controller_), before, toldSelection_));
}

/// The page for what is asked, with its contents.
QWidget* Table::pageAskedFor() {
    if (browsing_)
        return moves_;
    const auto& match = matchOf(controller_);
    const State& state = stateOf(controller_);
    const Selection& selection = desk_.selection();
    if (const auto decided = resultToRead(session_)) {
        result_->show(match, *decided);
        return result_;
    }
    if (isHandAsked()) {
        showdown_->show(match, controller_.place(), selection.picked);
        return showdown_;
    }
    if (selection.chosen && preferences_.showPlaceHands) {
        places_->show(state, *selection.chosen);
        return places_;
    }
    return moves_;
}

bool Table::isHandAsked() const {
    return session_.waiting().what == app::Awaited::person &&
           std::holds_alternative<checkers_poker::Showing>(stateOf(controller_).phase);
}

void Table::showPage() {
    status_->setHint(desk_.hint());
    QWidget* page = pageAskedFor();
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
void Table::openHands() {
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
    Prompt prompt = promptFor(session_);
    if (controller_.isLookingElsewhere())
        return prompt;
    if (browsing_ && (prompt.ask == Ask::next || isHandAsked()))
        prompt.ask = Ask::hands;
    if (desk_.selection().chosen && session_.waiting().what == app::Awaited::person)
        prompt.detail = tr("Choose a place for it; Esc puts it back");
    return prompt;
}

CardBoard Table::currentPicture() const {
    return pictureFor(session_, desk_.selection(), bottom());
}

/// The board turns by itself with the game alone, never while somebody looks back or reads.
void Table::turnBoard() {
    const auto& match = matchOf(controller_);
    if (!preferences_.turnsToActor || !isBetweenPersons(match)) {
        facing_ = facingEnd(match);
        return;
    }
    const app::Awaited awaited = session_.waiting().what;
    const bool stays = controller_.isLookingElsewhere() || awaited == app::Awaited::reading ||
                       awaited == app::Awaited::over;
    if (!stays)
        facing_ = endToAct(match);
}

End Table::bottom() const { return preferences_.boardTurned ? opposite(facing_) : facing_; }

QWidget* Table::focusPlace() const {
    if (pages_->currentWidget() == result_)
        return result_->focusPlace();
    if (pages_->currentWidget() == showdown_)
        return showdown_->focusPlace();
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
    const bool goesOn = isEscape && !putBack && pages_->currentWidget() == result_;
    if (goesOn)
        dismissResult();
    event->setAccepted(putBack || goesOn);
}

QString Table::nameOf(checkers_poker::Space space) const {
    return namedSpace(matchOf(controller_), shownState(controller_), *shown_, desk_.selection(),
                      space);
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
