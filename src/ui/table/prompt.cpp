#include "ui/table/prompt.hpp"

#include "games/checkers_poker/event.hpp"
#include "ui/telling/game_words.hpp"

#include <QCoreApplication>

#include <variant>

namespace ui {

using checkers_poker::Match;
using checkers_poker::Showdown;
using checkers_poker::State;

namespace {

struct PromptWords {
    Q_DECLARE_TR_FUNCTIONS(ui::Prompt)
};

QString meaningOf(Showdown kind) {
    return kind == Showdown::high ? PromptWords::tr("the better hand wins")
                                  : PromptWords::tr("the higher hand loses");
}

Schedule scheduleByDie(const State& state) {
    Schedule schedule;
    schedule.die = state.die;
    if (state.die == 0) {
        schedule.words = PromptWords::tr("The die decides");
        schedule.meaning = state.options.high_low
                               ? PromptWords::tr("1: low showdown, 6: high showdown")
                               : PromptWords::tr("5 or 6: showdown after the turn");
        return schedule;
    }
    schedule.kind = showdown_this_turn(state);
    if (!schedule.kind)
        schedule.words = PromptWords::tr("%1: no showdown this turn").arg(state.die);
    else if (*schedule.kind == Showdown::high)
        schedule.words = PromptWords::tr("%1: high showdown after this turn").arg(state.die);
    else
        schedule.words = PromptWords::tr("%1: low showdown after this turn").arg(state.die);
    if (schedule.kind)
        schedule.meaning = meaningOf(*schedule.kind);
    return schedule;
}

Schedule scheduleByTurns(const State& state) {
    Schedule schedule;
    const std::uint32_t next = next_showdown_turn(state).value_or(state.turn);
    int turns = 1;
    for (std::uint32_t turn = state.turn; turn != next; turn = checkers_poker::turn_after(turn))
        ++turns;
    schedule.turnsInAll = static_cast<int>(checkers_poker::turns_between_showdowns);
    schedule.turnsDone = schedule.turnsInAll - turns + 1;
    schedule.kind = showdown_after(state.options, next, 0).value_or(Showdown::high);
    const bool high = *schedule.kind == Showdown::high;
    if (turns == 1)
        schedule.words = high ? PromptWords::tr("High showdown after this turn")
                              : PromptWords::tr("Low showdown after this turn");
    else
        schedule.words = (high ? PromptWords::tr("High showdown in %1 turns")
                               : PromptWords::tr("Low showdown in %1 turns"))
                             .arg(turns);
    schedule.meaning = meaningOf(*schedule.kind);
    return schedule;
}

Prompt asking(const QString& title, const QString& detail, Ask ask = Ask::nothing) {
    Prompt prompt;
    prompt.title = title;
    prompt.detail = detail;
    prompt.ask = ask;
    return prompt;
}

/// The prompt of each phase.
class Asker {
public:
    Asker(const Match& match, std::size_t place)
        : match_(match)
        , place_(place)
        , state_(match.history.state(place)) {}

    Prompt operator()(const checkers_poker::ChoosingEnd& /*phase*/) const {
        return asking(PromptWords::tr("%1, choose your end").arg(name(checkers_poker::second)),
                      PromptWords::tr("Click the half of the board where you want to sit"),
                      Ask::end);
    }
    Prompt operator()(const checkers_poker::Rolling& /*phase*/) const {
        return asking(PromptWords::tr("%1, roll the die").arg(name(checkers_poker::first)),
                      PromptWords::tr("Turn %1 begins").arg(state_.turn), Ask::roll);
    }
    Prompt operator()(const checkers_poker::Moving& phase) const {
        return asking(PromptWords::tr("%1, move a checker").arg(name(phase.seat)),
                      PromptWords::tr("Turn %1 · %2, then %3")
                          .arg(QString::number(state_.turn), name(checkers_poker::first),
                               name(checkers_poker::second)));
    }
    Prompt operator()(const checkers_poker::Showing& phase) const {
        return asking(
            PromptWords::tr("%1, show a hand").arg(name(phase.seat())),
            phase.shown_by_second
                ? inWords(match_, checkers_poker::happened::HandShown{checkers_poker::second,
                                                                      *phase.shown_by_second})
                : PromptWords::tr("Turn %1 · %2, then %3")
                      .arg(QString::number(state_.turn), name(checkers_poker::second),
                           name(checkers_poker::first)));
    }
    Prompt operator()(const checkers_poker::Removing& phase) const {
        const checkers_poker::happened::ShowdownDecided decided{
            showdown_this_turn(state_).value_or(Showdown::high), phase.shown, phase.loser};
        return asking(PromptWords::tr("%1, take off a checker").arg(name(phase.loser)),
                      inWords(match_, decided));
    }
    Prompt operator()(const checkers_poker::GameOver& /*phase*/) const {
        const EndWords words = endWords(match_, place_);
        return asking(words.title, words.reason, Ask::rematch);
    }

private:
    QString name(checkers_poker::Seat seat) const { return called(match_, seat); }

    const Match& match_;
    std::size_t place_;
    State state_;
};

} // namespace

Schedule scheduleOf(const State& state) {
    if (is_over(state))
        return {};
    Schedule schedule = state.options.die ? scheduleByDie(state) : scheduleByTurns(state);
    const bool now = std::holds_alternative<checkers_poker::Showing>(state.phase) ||
                     std::holds_alternative<checkers_poker::Removing>(state.phase);
    if (now && schedule.kind)
        schedule.words = *schedule.kind == Showdown::high ? PromptWords::tr("High showdown")
                                                          : PromptWords::tr("Low showdown");
    return schedule;
}

Prompt promptOf(const Match& match, std::size_t place) {
    const State& state = match.history.state(place);
    Prompt prompt = std::visit(Asker(match, place), state.phase);
    prompt.seat = to_act(state);
    prompt.schedule = scheduleOf(state);
    return prompt;
}

} // namespace ui
