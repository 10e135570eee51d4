#include "ui/window/computer_desk.hpp"

#include "app/seat_players.hpp"
#include "ui/table/analysis_panel.hpp"
#include "ui/table/play_desk.hpp"
#include "ui/table/table.hpp"
#include "ui/window/commands.hpp"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

#include <chrono>
#include <vector>

namespace ui {

using app::GameController;
using tabletop::Seat;
using tabletop::seat_at;

namespace {

using namespace std::chrono_literals;

std::chrono::milliseconds timeOf(app::Pace pace) {
    switch (pace) {
    case app::Pace::fast:
        return 150ms;
    case app::Pace::slow:
        return 2000ms;
    case app::Pace::normal:
        break;
    }
    return 700ms;
}

std::vector<Seat> seatsOf(const app::PlayedGame& game) {
    std::vector<Seat> seats;
    for (std::size_t i = 0; i < game.seats(); ++i)
        seats.push_back(seat_at(i));
    return seats;
}

} // namespace

ComputerDesk::ComputerDesk(app::Session& session, Table& table, const Commands& commands,
                           QObject* parent)
    : QObject(parent)
    , session_(session)
    , controller_(session.game())
    , table_(table)
    , commands_(commands) {
    connectCommands();
    connectEngine();
    refresh();
}

void ComputerDesk::connectCommands() {
    connect(commands_.hint, &QAction::triggered, this, &ComputerDesk::giveHint);
    connect(commands_.analysis, &QAction::toggled, this, [this](bool on) {
        table_.setAnalysisShown(on);
        refreshAnalysis();
    });
    connect(commands_.pause, &QAction::triggered, this, [this](bool pause) {
        if (pause)
            session_.setPaused(true);
        else
            session_.goOn();
    });
    connect(commands_.moveNow, &QAction::triggered, &session_, &app::Session::moveNow);
    for (std::size_t i = 0; i < tabletop::most_seats; ++i) {
        const Seat seat = seat_at(i);
        connect(commands_.players[seat], &QActionGroup::triggered, this,
                [this, seat](const QAction* action) {
                    controller_.setSeatPlayer(seat,
                                              engine::Level::from_number(action->data().toUInt()));
                });
    }
}

void ComputerDesk::connectEngine() {
    connect(&session_, &app::Session::changed, this, &ComputerDesk::refresh);
    connect(&session_, &app::Session::drawDeclined, this, [this] {
        table_.tell(areMany_ ? tr("The draw is declined")
                             : tr("%1 declines the draw").arg(opponents_));
    });
    connect(&session_, &app::Session::computerFailed, this,
            [this](Seat seat, const QString& reason) {
                table_.tell(
                    tr("The computer cannot go on (%1). A person plays %2 now; the Play menu "
                       "gives the seat back")
                        .arg(reason, called(playersOf(controller_.game(), table_.face()), seat)));
            });
    connect(&hint_, &app::Hint::found, this, [this](const std::string& token) {
        hinted_ = token;
        showHint();
    });
    connect(&hint_, &app::Hint::failed, this, [this](const QString& reason) {
        hintedAt_.reset(); // so that it can be asked for again
        table_.tell(tr("No hint: %1").arg(reason));
    });
    connect(&analysis_, &app::Analysis::failed, this, &ComputerDesk::tellTrouble);
    connect(&review_, &app::GameReview::failed, this, &ComputerDesk::tellTrouble);
    connect(&analysis_, &app::Analysis::changed, this,
            [this] { table_.analysis().showLines(controller_.game(), table_.face(), analysis_); });
    connect(&review_, &app::GameReview::progressed, this, [this] {
        if (reviewed_)
            table_.analysis().showReview(**reviewed_, table_.face(), review_,
                                         controller_.shownPlace());
    });
    connect(&table_.analysis(), &AnalysisPanel::placeAsked, &controller_, &GameController::look);
}

void ComputerDesk::tellTrouble(const QString& reason) {
    table_.tell(tr("The analysis cannot go on: %1").arg(reason));
}

void ComputerDesk::setPace(app::Pace pace) { session_.setPace(timeOf(pace)); }

void ComputerDesk::refresh() {
    const app::PlayedGame& game = controller_.game();
    refreshPlayers();
    if (hintedAt_ && *hintedAt_ != game.question(controller_.shownPlace())) {
        hint_.stop();
        hintedAt_.reset();
        hinted_.reset();
    }
    const app::Awaited awaited = session_.waiting().what;
    const auto seat = game.situation(controller_.shownPlace()).toAct;
    const bool isAnswerable = controller_.isLookingElsewhere()
                                  ? seat && !app::seatPlayer(game, *seat)
                                  : awaited == app::Awaited::person;
    commands_.hint->setEnabled(isAnswerable);
    commands_.moveNow->setEnabled(awaited == app::Awaited::thinking);
    const bool wentBack = awaited == app::Awaited::wentBack;
    commands_.pause->setEnabled((app::hasComputer(game) || wentBack) &&
                                awaited != app::Awaited::over);
    commands_.pause->setChecked(session_.isPaused() || wentBack);
    refreshAnalysis();
}

/// Each seat of the game has a menu that says who plays it.
void ComputerDesk::refreshPlayers() {
    const app::PlayedGame& game = controller_.game();
    for (std::size_t i = 0; i < tabletop::most_seats; ++i) {
        const Seat seat = seat_at(i);
        const bool isThere = i < game.seats();
        commands_.playerMenus[seat]->menuAction()->setVisible(isThere);
        if (!isThere)
            continue;
        commands_.playerMenus[seat]->setTitle(
            tr("%1 is played by").arg(table_.face().seatName(game, seat)));
        const auto player = app::seatPlayer(game, seat);
        for (QAction* action : commands_.players[seat]->actions())
            action->setChecked(action->data().toUInt() == (player ? player->number() : 0));
    }
}

void ComputerDesk::refreshAnalysis() {
    if (!commands_.analysis->isChecked()) {
        analysis_.stop();
        review_.stop();
        reviewed_.reset();
        return;
    }
    if (controller_.situation().isOver())
        analysis_.stop(); // the review says what there is to say
    else
        analysis_.look(controller_.game(), controller_.shownPlace());
    refreshReview();
}

void ComputerDesk::refreshReview() {
    if (!controller_.situation().isOver()) {
        review_.stop();
        reviewed_.reset();
        if (table_.analysis().isReviewShown()) {
            table_.analysis().hideReview();
            table_.setAnalysisShown(true);
        }
        return;
    }
    if (!reviewed_ || reviewedEdition_ != controller_.edition()) {
        reviewed_ = app::AnyGame(controller_.game().copy());
        reviewedEdition_ = controller_.edition();
        review_.start(*reviewed_);
        table_.analysis().showReview(**reviewed_, table_.face(), review_, controller_.shownPlace());
        table_.setAnalysisShown(true);
        return;
    }
    table_.analysis().showReview(**reviewed_, table_.face(), review_, controller_.shownPlace());
}

void ComputerDesk::giveHint() {
    const engine::Question question = controller_.game().question(controller_.shownPlace());
    if (hintedAt_ == question) {
        isHintWhole_ = true;
        if (hinted_)
            showHint();
        return;
    }
    hintedAt_ = question;
    hinted_.reset();
    isHintWhole_ = false;
    if (controller_.game().situation(controller_.shownPlace()).isChanceDue) {
        hintedAt_.reset(); // there is no second step
        table_.tell(tr("Hint: roll the die"));
        return;
    }
    hinted_ = bestOfAnalysis();
    if (hinted_) {
        showHint();
        return;
    }
    table_.tell(tr("Looking for a hint…"));
    hint_.ask(controller_.game(), controller_.shownPlace());
}

/// What the analysis on screen thinks best there, if it has thought about it for long enough: a
/// hint that says otherwise would be worse and bewilder.
std::optional<std::string> ComputerDesk::bestOfAnalysis() const {
    constexpr unsigned enough = 4; // plies
    const auto& lines = analysis_.lines();
    if (!analysis_.isAbout(controller_.game(), controller_.shownPlace()) || lines.empty() ||
        lines.front().tokens.empty() || lines.front().depth < enough)
        return std::nullopt;
    return lines.front().tokens.front();
}

void ComputerDesk::showHint() {
    const HintWords hint =
        table_.face().hint(controller_.game(), controller_.shownPlace(), *hinted_);
    table_.showHint(*hinted_, isHintWhole_);
    if (isHintWhole_)
        table_.tell(hint.whole);
    else
        table_.tell(hint.hasTwoSteps ? hint.what + tr(" · once more for the rest") : hint.what);
}

/// The computers among the others.
QStringList ComputerDesk::opponentsOf(Seat seat) const {
    const app::PlayedGame& game = controller_.game();
    const Players players = playersOf(game, table_.face());
    QStringList names;
    for (const Seat other : seatsOf(game))
        if (other != seat && app::seatPlayer(game, other))
            names << called(players, other);
    return names;
}

void ComputerDesk::offerDraw() {
    const auto seat = controller_.situation().toAct;
    if (!seat)
        return;
    const QStringList opponents = opponentsOf(*seat);
    opponents_ = opponents.join(tr(", "));
    areMany_ = opponents.size() > 1;
    table_.tell((areMany_ ? tr("%1 think about the draw…") : tr("%1 thinks about the draw…"))
                    .arg(opponents_));
    session_.offerDraw();
}

} // namespace ui
