#include "faces/checkers_poker/prompt_words.hpp"

#include "faces/checkers_poker/card_selection.hpp"
#include "faces/checkers_poker/game_words.hpp"

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

void tell(Countdown& schedule, Showdown kind) {
    schedule.isOther = kind == Showdown::low;
    schedule.meaning = meaningOf(kind);
}

Countdown scheduleByDie(const State& state) {
    Countdown schedule;
    schedule.die = state.die;
    if (state.die == 0) {
        schedule.words = PromptWords::tr("The die decides");
        schedule.meaning = state.options.high_low
                               ? PromptWords::tr("1: low showdown, 6: high showdown")
                               : PromptWords::tr("5 or 6: showdown after the turn");
        return schedule;
    }
    const auto kind = showdown_this_turn(state);
    if (!kind)
        schedule.words = PromptWords::tr("%1: no showdown this turn").arg(state.die);
    else if (*kind == Showdown::high)
        schedule.words = PromptWords::tr("%1: high showdown after this turn").arg(state.die);
    else
        schedule.words = PromptWords::tr("%1: low showdown after this turn").arg(state.die);
    if (kind)
        tell(schedule, *kind);
    return schedule;
}

Countdown scheduleByTurns(const State& state) {
    Countdown schedule;
    const std::uint32_t next = next_showdown_turn(state).value_or(state.turn);
    int turns = 1;
    for (std::uint32_t turn = state.turn; turn != next; turn = checkers_poker::turn_after(turn))
        ++turns;
    schedule.all = static_cast<int>(checkers_poker::turns_between_showdowns);
    schedule.done = schedule.all - turns + 1;
    const Showdown kind = showdown_after(state.options, next, 0).value_or(Showdown::high);
    const bool high = kind == Showdown::high;
    if (turns == 1)
        schedule.words = high ? PromptWords::tr("High showdown after this turn")
                              : PromptWords::tr("Low showdown after this turn");
    else
        schedule.words = (high ? PromptWords::tr("High showdown in %1 turns")
                               : PromptWords::tr("Low showdown in %1 turns"))
                             .arg(turns);
    tell(schedule, kind);
    return schedule;
}

std::vector<Choice> ends() {
    return {{PromptWords::tr("&South end"), southToken, {}},
            {PromptWords::tr("&North end"), northToken, {}}};
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
        Prompt prompt = asking(
            PromptWords::tr("%1, choose your end").arg(name(checkers_poker::second)),
            PromptWords::tr("Click the half of the board where you want to sit"), Ask::choices);
        prompt.choices = ends();
        return prompt;
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

Countdown scheduleOf(const State& state) {
    if (is_over(state))
        return {};
    Countdown schedule = state.options.die ? scheduleByDie(state) : scheduleByTurns(state);
    const bool now = std::holds_alternative<checkers_poker::Showing>(state.phase) ||
                     std::holds_alternative<checkers_poker::Removing>(state.phase);
    if (!now)
        return schedule;
    if (const auto kind = showdown_this_turn(state))
        schedule.words = *kind == Showdown::high ? PromptWords::tr("High showdown")
                                                 : PromptWords::tr("Low showdown");
    return schedule;
}

Prompt promptOf(const Match& match, std::size_t place) {
    const State& state = match.history.state(place);
    Prompt prompt = std::visit(Asker(match, place), state.phase);
    prompt.seat = to_act(state);
    prompt.countdown = scheduleOf(state);
    return prompt;
}

Prompt promptOfResult(const Match& match, std::size_t place,
                      const checkers_poker::happened::ShowdownDecided& decided) {
    Prompt prompt = promptOf(match, place);
    prompt.ask = Ask::next;
    prompt.choices.clear();
    if (!decided.loser) {
        prompt.title = PromptWords::tr("A tie");
        prompt.detail = PromptWords::tr("Nobody has to take off a checker");
        prompt.isTold = true;
        return prompt;
    }
    prompt.title = (decided.showdown == Showdown::low ? PromptWords::tr("%1 wins the low showdown")
                                                      : PromptWords::tr("%1 wins the showdown"))
                       .arg(called(match, checkers_poker::other(*decided.loser)));
    prompt.detail =
        PromptWords::tr("%1 has to take off a checker").arg(called(match, *decided.loser));
    return prompt;
}

} // namespace ui
