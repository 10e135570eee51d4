#include "ui/computer_desk.hpp"

#include "app/die_rolls.hpp"
#include "app/new_game.hpp"
#include "app/seat_players.hpp"
#include "ui/analysis_panel.hpp"
#include "ui/commands.hpp"
#include "ui/engine_words.hpp"
#include "ui/game_words.hpp"
#include "ui/play_desk.hpp"
#include "ui/table.hpp"

#include <QAction>
#include <QActionGroup>

#include <chrono>

namespace ui {

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

/// How long a showdown between two computers can be read.
constexpr int readingPaces = 4;

bool isComputer(const checkers_poker::Match& match, Seat seat) {
    return app::seatPlayer(match, seat).has_value();
}

} // namespace

ComputerDesk::ComputerDesk(GameController& controller, Table& table, const Commands& commands,
                           QObject* parent)
    : QObject(parent)
    , controller_(controller)
    , table_(table)
    , commands_(commands)
    , players_(controller) {
    reading_.setSingleShot(true);
    connect(&reading_, &QTimer::timeout, &table_, &Table::dismissResult);
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
    connect(commands_.pause, &QAction::toggled, &players_, &app::ComputerPlayers::setPaused);
    for (const Seat seat : {first, second})
        connect(commands_.players[seat], &QActionGroup::triggered, this,
                [this, seat](const QAction* action) {
                    controller_.setSeatPlayer(seat,
                                              engine::Level::from_number(action->data().toUInt()));
                });
}

void ComputerDesk::connectEngine() {
    connect(&controller_, &GameController::changed, this, &ComputerDesk::refresh);
    connect(&table_, &Table::dismissed, this, &ComputerDesk::refresh);
    connect(&table_, &Table::resumeAsked, this, [this] { players_.setPaused(false); });
    connect(&players_, &app::ComputerPlayers::pausedChanged, this, [this](bool paused) {
        commands_.pause->setChecked(paused);
        table_.setPaused(paused);
        refresh();
    });
    connect(&players_, &app::ComputerPlayers::drawAnswered, this, [this](bool accepted) {
        if (accepted)
            controller_.submit(checkers_poker::AgreeDraw{});
        else
            table_.tell(tr("%1 declines the draw").arg(opponent_));
    });
    connect(&hint_, &app::Hint::found, this, [this](const checkers_poker::Action& action) {
        hinted_ = action;
        showHint();
    });
    connect(&analysis_, &app::Analysis::changed, this,
            [this] { table_.analysis().showLines(controller_.match(), analysis_); });
    connect(&review_, &app::GameReview::progressed, this, [this] {
        if (reviewed_)
            table_.analysis().showReview(*reviewed_, review_, controller_.shownPlace());
    });
    connect(&table_.analysis(), &AnalysisPanel::placeAsked, &controller_, &GameController::look);
}

void ComputerDesk::setPace(app::Pace pace) { players_.setPace(timeOf(pace)); }

void ComputerDesk::refresh() {
    const auto& match = controller_.match();
    for (const Seat seat : {first, second}) {
        const auto player = app::seatPlayer(match, seat);
        for (QAction* action : commands_.players[seat]->actions())
            action->setChecked(action->data().toUInt() == (player ? player->number() : 0));
    }
    if (hintedAt_ && *hintedAt_ != controller_.shown()) {
        hint_.stop();
        hintedAt_.reset();
        hinted_.reset();
    }
    const auto seat = to_act(controller_.shown());
    commands_.hint->setEnabled(seat && !isComputer(match, *seat) && !table_.isResultShown());
    const bool hasComputer = isComputer(match, first) || isComputer(match, second);
    commands_.pause->setEnabled(hasComputer && !is_over(controller_.state()));
    goOnAfterShowdown();
    refreshAnalysis();
}

void ComputerDesk::goOnAfterShowdown() {
    const auto& match = controller_.match();
    const bool isWatched = isComputer(match, first) && isComputer(match, second) &&
                           !players_.isPaused() && !controller_.isLookingElsewhere();
    if (!isWatched || !table_.isResultShown())
        reading_.stop();
    else if (!reading_.isActive())
        reading_.start(players_.pace() * readingPaces);
}

void ComputerDesk::refreshAnalysis() {
    if (!commands_.analysis->isChecked()) {
        analysis_.stop();
        review_.stop();
        reviewed_.reset();
        return;
    }
    if (is_over(controller_.state()))
        analysis_.stop(); // the review says what there is to say
    else
        analysis_.look(controller_.shown());
    refreshReview();
}

void ComputerDesk::refreshReview() {
    if (!is_over(controller_.state())) {
        review_.stop();
        reviewed_.reset();
        if (table_.analysis().isReviewShown()) {
            table_.analysis().hideReview();
            table_.setAnalysisShown(true);
        }
        return;
    }
    if (!reviewed_ || reviewed_->history != controller_.match().history) {
        reviewed_ = controller_.match();
        review_.start(*reviewed_);
        table_.analysis().showReview(*reviewed_, review_, controller_.shownPlace());
        table_.setAnalysisShown(true);
        return;
    }
    table_.analysis().showReview(*reviewed_, review_, controller_.shownPlace());
}

void ComputerDesk::giveHint() {
    const checkers_poker::State& state = controller_.shown();
    if (hintedAt_ == state) {
        isHintWhole_ = true;
        if (hinted_)
            showHint();
        return;
    }
    hintedAt_ = state;
    hinted_.reset();
    isHintWhole_ = false;
    if (app::isRollDue(state)) {
        table_.tell(tr("Hint: roll the die"));
        return;
    }
    if (const auto known = bestOfAnalysis()) {
        hinted_ = *known;
        showHint();
        return;
    }
    table_.tell(tr("Looking for a hint…"));
    hint_.ask(state);
}

/// What the analysis on screen thinks best there, if it has thought about it for long enough: a
/// hint that says otherwise would be worse and bewilder.
std::optional<checkers_poker::Action> ComputerDesk::bestOfAnalysis() const {
    constexpr unsigned enough = 4; // plies
    const auto& lines = analysis_.lines();
    if (analysis_.position() != controller_.shown() || lines.empty() ||
        lines.front().actions.empty() || lines.front().depth < enough)
        return std::nullopt;
    return lines.front().actions.front();
}

void ComputerDesk::showHint() {
    const checkers_poker::State& state = controller_.shown();
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
    const auto seat = to_act(controller_.state());
    if (!seat)
        return;
    opponent_ = called(controller_.match(), checkers_poker::other(*seat));
    table_.tell(tr("%1 thinks about the draw…").arg(opponent_));
    players_.offerDraw(checkers_poker::other(*seat));
}

} // namespace ui
