#include "faces/checkers_poker/engine_words.hpp"

#include "cards/words.hpp"
#include "faces/checkers_poker/game_words.hpp"
#include "games/checkers_poker/action_text.hpp"
#include "tabletop/text_error.hpp"

#include <QCoreApplication>
#include <QStringList>

#include <string>
#include <variant>

namespace ui {

using checkers_poker::Action;
using checkers_poker::ChooseEnd;
using checkers_poker::End;
using checkers_poker::first;
using checkers_poker::Match;
using checkers_poker::Move;
using checkers_poker::RemoveChecker;
using checkers_poker::second;
using checkers_poker::Show;
using checkers_poker::State;

namespace {

struct EngineWords {
    Q_DECLARE_TR_FUNCTIONS(ui::EngineWords)
};

constexpr int mostActs = 12;

QString announced(const State& state, const Show& show) {
    return show.hand
               ? fromUtf8(cards::in_words(cards::announcement_of(*show.hand, state.options.deck)))
               : EngineWords::tr("no hand");
}

QString endInWords(End end) {
    return end == End::south ? EngineWords::tr("the south end") : EngineWords::tr("the north end");
}

/// "3" of the third showdown, for one that is under way at a place.
std::size_t showdownNumber(const Match& match, std::size_t place) {
    std::size_t number = 1;
    const auto count = [&number](std::size_t, const State& before, const auto& action) {
        const auto* showing = std::get_if<checkers_poker::Showing>(&before.phase);
        if (showing != nullptr && showing->shown_by_second && std::holds_alternative<Show>(action))
            ++number;
    };
    match.history.visit(0, place, count);
    return number;
}

QString showdownVerdict(const State& state, const Show& better) {
    const auto& showing = std::get<checkers_poker::Showing>(state.phase);
    const QString hand = announced(state, better);
    if (!showing.shown_by_second)
        return EngineWords::tr("%1 was the better hand to show").arg(hand);
    const auto loser = loser_of({better, *showing.shown_by_second},
                                showdown_this_turn(state).value(), state.options.deck);
    if (loser == second)
        return EngineWords::tr("%1 would have won").arg(hand);
    return loser ? EngineWords::tr("%1 was the better hand to give up").arg(hand)
                 : EngineWords::tr("%1 would have tied").arg(hand);
}

} // namespace

QString briefly(const State& state, const Action& action) {
    if (const auto* choice = std::get_if<ChooseEnd>(&action))
        return endInWords(choice->end);
    if (const auto* move = std::get_if<Move>(&action))
        return spaceText(move->from) + QStringLiteral("–") + spaceText(move->to);
    if (const auto* show = std::get_if<Show>(&action))
        return announced(state, *show);
    if (const auto* removal = std::get_if<RemoveChecker>(&action))
        return EngineWords::tr("off %1").arg(spaceText(removal->space));
    return fromUtf8(to_text(action));
}

QString lineInWords(const State& state, const std::vector<std::string>& tokens) {
    QStringList acts;
    State at = state;
    try {
        for (const std::string& token : tokens) {
            if (acts.size() == mostActs)
                break;
            const Action action = checkers_poker::read_action(token, at);
            acts << briefly(at, action);
            checkers_poker::apply(at, action);
        }
    } catch (const tabletop::TextError&) {
        // A line goes as far as it is known; what a table of the search mixed up is no part of it.
    }
    return acts.join(QStringLiteral(", "));
}

bool hasTwoSteps(const Action& action) {
    const auto* show = std::get_if<Show>(&action);
    return std::holds_alternative<Move>(action) || (show != nullptr && show->hand);
}

QString hintInWords(const State& state, const Action& action, HintStep step) {
    const bool again = step == HintStep::where;
    if (const auto* move = std::get_if<Move>(&action))
        return again
                   ? EngineWords::tr("Hint: move %1 to %2")
                         .arg(spaceText(move->from), spaceText(move->to))
                   : EngineWords::tr("Hint: look at the checker on %1").arg(spaceText(move->from));
    if (const auto* show = std::get_if<Show>(&action)) {
        if (!show->hand)
            return EngineWords::tr("Hint: there is no hand left to show");
        const auto category = value_of(*show->hand, state.options.deck).category();
        return again ? EngineWords::tr("Hint: show %1").arg(announced(state, *show))
                     : EngineWords::tr("Hint: look at your hands of the kind “%1”")
                           .arg(fromUtf8(std::string(cards::in_words(category))));
    }
    if (const auto* removal = std::get_if<RemoveChecker>(&action))
        return EngineWords::tr("Hint: take off the checker on %1").arg(spaceText(removal->space));
    if (const auto* choice = std::get_if<ChooseEnd>(&action))
        return EngineWords::tr("Hint: take %1").arg(endInWords(choice->end));
    return {};
}

QString inWords(const Match& match, const app::TurningPoint& point) {
    const State state = match.history.state(point.place);
    const Action better = checkers_poker::read_action(point.better, state);
    if (const auto* show = std::get_if<Show>(&better))
        return EngineWords::tr("Showdown %1, %2: %3")
            .arg(QString::number(showdownNumber(match, point.place)), called(match, point.seat),
                 showdownVerdict(state, *show));
    return EngineWords::tr("Turn %1, %2: %3 was better")
        .arg(QString::number(state.turn), called(match, point.seat), briefly(state, better));
}

} // namespace ui
