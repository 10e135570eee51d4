#include "faces/jumping/prompt_words.hpp"

#include "faces/jumping/event_words.hpp"
#include "faces/jumping/words.hpp"
#include "games/jumping/progress.hpp"

#include <QCoreApplication>

#include <algorithm>

namespace jumping_face {

using jumping::Standing;
using jumping::State;
using ui::Countdown;
using ui::Prompt;

namespace {

struct PromptWords {
    Q_DECLARE_TR_FUNCTIONS(jumping_face::Prompt)
};

constexpr std::size_t warnedMovesASeat = 20;
constexpr int beads = 5;

Countdown counting(const QString& words, const QString& meaning, std::size_t left,
                   std::size_t whole) {
    Countdown countdown;
    countdown.words = words;
    countdown.meaning = meaning;
    countdown.all = beads;
    countdown.done = beads - static_cast<int>((left * beads + whole - 1) / whole);
    return countdown;
}

/// Those who act behind the one to act, in order.
QStringList nextToAct(const Story& story, const Standing& standing) {
    QStringList names;
    for_each_seat(standing, standing.to_act, [&](Seat seat) {
        if (seat != standing.to_act && standing.status[seat].plays())
            names << story.name(seat);
    });
    return names;
}

/// What the limit would mean for the places (rules 4.7).
QString meaningOfLimit(const Story& story, const State& state) {
    QStringList atHome;
    for_each_seat(state.standing, [&](Seat seat) {
        if (!state.standing.status[seat].has_place() && pieces_at_home(state, seat) > 0)
            atHome << story.name(seat);
    });
    if (atHome.isEmpty())
        return PromptWords::tr("Nobody has pieces at home: the places left would be shared");
    return (atHome.size() == 1
                ? PromptWords::tr("%1 still has pieces at home and would come last")
                : PromptWords::tr("%1 still have pieces at home and would come last"))
        .arg(listed(atHome));
}

Countdown countdownToLimit(const Story& story, const State& state) {
    const std::size_t limit = quiet_limit(*state.options.setup);
    const std::size_t left = limit - state.quiet;
    return counting(
        left == 1
            ? PromptWords::tr("The game ends after this move unless a piece enters its goal")
            : PromptWords::tr("The game ends in %1 moves unless a piece enters its goal").arg(left),
        meaningOfLimit(story, state), left, warnedMovesASeat * state.standing.seats);
}

/// Rules 6: `leave=N` is looked at from the own move N+1 on.
Countdown countdownToLeave(const State& state) {
    const Seat seat = state.standing.to_act;
    const std::size_t atHome = pieces_at_home(state, seat);
    const std::uint32_t last = state.options.leave + 1U;
    const std::uint32_t turn = std::min(state.standing.turn, last);
    const QString pieces =
        atHome == 1 ? PromptWords::tr("one piece is at home")
                    : PromptWords::tr("%1 pieces are at home").arg(numberInWords(atHome));
    const std::uint32_t left = last - turn;
    QString words;
    if (left == 0)
        words = PromptWords::tr("Home has to be empty after this move");
    else if (left == 1)
        words = PromptWords::tr("Home has to be empty after the next move");
    else
        words = PromptWords::tr("Home has to be empty after move %1").arg(last);
    return counting(words, sentence(pieces), left, last);
}

} // namespace

Countdown countdownOf(const Story& story, const State& state) {
    if (is_over(state))
        return {};
    const std::size_t limit = quiet_limit(*state.options.setup);
    if (limit - state.quiet <= warnedMovesASeat * state.standing.seats)
        return countdownToLimit(story, state);
    if (state.options.leave != 0 && pieces_at_home(state, state.standing.to_act) > 0)
        return countdownToLeave(state);
    return {};
}

Prompt plainPromptOf(const Story& story, std::size_t place) {
    const Standing standing = story.standing(place);
    Prompt prompt;
    if (is_over(standing)) {
        const EndWords words = endWords(story, place);
        prompt.title = words.title;
        prompt.detail = words.reason;
        prompt.ask = ui::Ask::rematch;
        prompt.isTold = place > 0;
        return prompt;
    }
    prompt.seat = standing.to_act;
    prompt.title = PromptWords::tr("%1 to move").arg(story.name(standing.to_act));
    prompt.detail = PromptWords::tr("Turn %1 · then %2")
                        .arg(QString::number(standing.turn),
                             nextToAct(story, standing).join(QStringLiteral(", ")));
    return prompt;
}

Prompt promptOf(const Story& story, std::size_t place, const State& state) {
    Prompt prompt = plainPromptOf(story, place);
    if (!prompt.seat)
        return prompt;
    prompt.countdown = countdownOf(story, state);
    if (!check(state, jumping::Pass{})) {
        prompt.title = PromptWords::tr("%1 cannot move").arg(story.name(*prompt.seat));
        prompt.ask = ui::Ask::choices;
        prompt.isOnBoard = false;
        prompt.choices = {{PromptWords::tr("Pass"), "pass",
                           PromptWords::tr("The turn goes on to %1")
                               .arg(nextToAct(story, state.standing).first())}};
    }
    return prompt;
}

} // namespace jumping_face
