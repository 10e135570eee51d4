#include "ui/window/computer_desk.hpp"

#include "app/seat_players.hpp"
#include "faces/checkers_poker/new_game.hpp"
#include "faces/checkers_poker/table_match.hpp"
#include "ui/table/analysis_panel.hpp"
#include "ui/table/play_desk.hpp"
#include "ui/table/table.hpp"
#include "ui/telling/engine_words.hpp"
#include "ui/telling/game_words.hpp"
#include "ui/window/commands.hpp"

#include <QAction>
#include <QActionGroup>

#include <chrono>

namespace ui {

using checkers_poker_face::matchOf;
using checkers_poker_face::shownState;
using checkers_poker_face::stateOf;

using app::GameController;
using checkers_poker::first;
using checkers_poker::Seat;
using checkers_poker::second;

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

bool isComputer(const checkers_poker::Match& match, Seat seat) {
    return app::seatPlayer(match, seat).has_value();
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
    for (const Seat seat : {first, second})
        connect(commands_.players[seat], &QActionGroup::triggered, this,
                [this, seat](const QAction* action) {
                    controller_.setSeatPlayer(seat,
                                              engine::Level::from_number(action->data().toUInt()));
                });
}

void ComputerDesk::connectEngine() {
    connect(&session_, &app::Session::changed, this, &ComputerDesk::refresh);
    connect(&session_, &app::Session::drawDeclined, this,
            [this] { table_.tell(tr("%1 declines the draw").arg(opponent_)); });
    connect(
        &session_, &app::Session::computerFailed, this, [this](Seat seat, const QString& reason) {
            table_.tell(tr("The computer cannot go on (%1). A person plays %2 now; the Play menu "
                           "gives the seat back")
                            .arg(reason, called(matchOf(controller_), seat)));
        });
    connect(&hint_, &app::Hint::found, this, [this](const std::string& token) {
        hinted_ = checkers_poker_face::actionOf(*hintedAt_, token);
        showHint();
    });
    connect(&hint_, &app::Hint::failed, this,
            [this](const QString& reason) { table_.tell(tr("No hint: %1").arg(reason)); });
    connect(&analysis_, &app::Analysis::failed, this, &ComputerDesk::tellTrouble);
    connect(&review_, &app::GameReview::failed, this, &ComputerDesk::tellTrouble);
    connect(&analysis_, &app::Analysis::changed, this,
            [this] { table_.analysis().showLines(matchOf(controller_), analysis_); });
    connect(&review_, &app::GameReview::progressed, this, [this] {
        if (reviewed_)
            table_.analysis().showReview(**reviewed_, review_, controller_.shownPlace());
    });
    connect(&table_.analysis(), &AnalysisPanel::placeAsked, &controller_, &GameController::look);
}

void ComputerDesk::tellTrouble(const QString& reason) {
    table_.tell(tr("The analysis cannot go on: %1").arg(reason));
}

void ComputerDesk::setPace(app::Pace pace) { session_.setPace(timeOf(pace)); }

void ComputerDesk::refresh() {
    const auto& match = matchOf(controller_);
    for (const Seat seat : {first, second}) {
        const auto player = app::seatPlayer(match, seat);
        for (QAction* action : commands_.players[seat]->actions())
            action->setChecked(action->data().toUInt() == (player ? player->number() : 0));
    }
    if (hintedAt_ && *hintedAt_ != shownState(controller_)) {
        hint_.stop();
        hintedAt_.reset();
        hinted_.reset();
    }
    const app::Awaited awaited = session_.waiting().what;
    const auto seat = to_act(shownState(controller_));
    const bool isAnswerable = controller_.isLookingElsewhere() ? seat && !isComputer(match, *seat)
                                                               : awaited == app::Awaited::person;
    commands_.hint->setEnabled(isAnswerable);
    commands_.moveNow->setEnabled(awaited == app::Awaited::thinking);
    const bool wentBack = awaited == app::Awaited::wentBack;
    const bool hasComputer = isComputer(match, first) || isComputer(match, second);
    commands_.pause->setEnabled((hasComputer || wentBack) && awaited != app::Awaited::over);
    commands_.pause->setChecked(session_.isPaused() || wentBack);
    refreshAnalysis();
}

void ComputerDesk::refreshAnalysis() {
    if (!commands_.analysis->isChecked()) {
        analysis_.stop();
        review_.stop();
        reviewed_.reset();
        return;
    }
    if (is_over(stateOf(controller_)))
        analysis_.stop(); // the review says what there is to say
    else
        analysis_.look(controller_.game(), controller_.shownPlace());
    refreshReview();
}

void ComputerDesk::refreshReview() {
    if (!is_over(stateOf(controller_))) {
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
        table_.analysis().showReview(**reviewed_, review_, controller_.shownPlace());
        table_.setAnalysisShown(true);
        return;
    }
    table_.analysis().showReview(**reviewed_, review_, controller_.shownPlace());
}

void ComputerDesk::giveHint() {
    const checkers_poker::State state = shownState(controller_);
    if (hintedAt_ == state) {
        isHintWhole_ = true;
        if (hinted_)
            showHint();
        return;
    }
    hintedAt_ = state;
    hinted_.reset();
    isHintWhole_ = false;
    if (checkers_poker_face::isRollDue(state)) {
        table_.tell(tr("Hint: roll the die"));
        return;
    }
    if (const auto known = bestOfAnalysis()) {
        hinted_ = *known;
        showHint();
        return;
    }
    table_.tell(tr("Looking for a hint…"));
    hint_.ask(controller_.game(), controller_.shownPlace());
}

/// What the analysis on screen thinks best there, if it has thought about it for long enough: a
/// hint that says otherwise would be worse and bewilder.
std::optional<checkers_poker::Action> ComputerDesk::bestOfAnalysis() const {
    constexpr unsigned enough = 4; // plies
    const auto& lines = analysis_.lines();
    if (!analysis_.isAbout(controller_.game(), controller_.shownPlace()) || lines.empty() ||
        lines.front().tokens.empty() || lines.front().depth < enough)
        return std::nullopt;
    return checkers_poker_face::actionOf(shownState(controller_), lines.front().tokens.front());
}

void ComputerDesk::showHint() {
    const checkers_poker::State state = shownState(controller_);
    const HintStep step = isHintWhole_ ? HintStep::where : HintStep::what;
    QString words = hintInWords(state, *hinted_, step);
    if (!isHintWhole_ && hasTwoSteps(*hinted_))
        words += tr(" · once more for the rest");
    table_.desk().showHint(*hinted_, isHintWhole_);
    if (const auto* show = std::get_if<checkers_poker::Show>(&*hinted_);
        show != nullptr && show->hand && isHintWhole_)
        table_.markHand(*show->hand);
    table_.tell(words);
}

void ComputerDesk::offerDraw() {
    const auto seat = to_act(stateOf(controller_));
    if (!seat)
        return;
    opponent_ = called(matchOf(controller_), checkers_poker::other(*seat));
    table_.tell(tr("%1 thinks about the draw…").arg(opponent_));
    session_.offerDraw();
}

} // namespace ui
