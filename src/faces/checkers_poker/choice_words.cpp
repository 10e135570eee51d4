#include "faces/checkers_poker/choice_words.hpp"

#include "cards/words.hpp"
#include "faces/checkers_poker/game_words.hpp"
#include "faces/checkers_poker/hand_rows.hpp"
#include "games/checkers_poker/moves.hpp"

#include <QCoreApplication>

namespace ui {

using checkers_poker::Space;
using checkers_poker::SpaceSet;
using checkers_poker::State;

namespace {

struct ChoiceWords {
    Q_DECLARE_TR_FUNCTIONS(ui::ChoiceWords)
};

QString cardOn(const State& state, Space space) {
    const auto card = state.layout.card_on(space);
    return card ? fromUtf8(cards::in_words(*card)) : spaceText(space);
}

QString pickInWords(const State& state, SpaceSet before, SpaceSet after) {
    const SpaceSet put = after - before;
    const SpaceSet back = before - after;
    if (put.size() + back.size() > 1)
        return after.empty() ? ChoiceWords::tr("All cards put back") : QString();
    const QString count = ChoiceWords::tr("%1 of 5 cards").arg(after.size());
    if (!back.empty())
        return ChoiceWords::tr("%1 put back, %2").arg(cardOn(state, *back.begin()), count);
    const QString card = cardOn(state, *put.begin());
    if (after.size() < cards::hand_size)
        return ChoiceWords::tr("%1 picked, %2").arg(card, count);
    const cards::Hand hand = handOf(state, state.layout.cards_on(after));
    return ChoiceWords::tr("%1 picked: %2")
        .arg(card, fromUtf8(cards::in_words(cards::announcement_of(hand, state.options.deck))));
}

} // namespace

QString targetsInWords(const State& state, Space from) {
    const auto targets = checkers_poker::destinations(occupied_spaces(state), from).size();
    if (targets == 0)
        return ChoiceWords::tr("no target");
    return targets == 1 ? ChoiceWords::tr("1 target") : ChoiceWords::tr("%1 targets").arg(targets);
}

QString choiceInWords(const State& state, const CardSelection& before, const CardSelection& after) {
    if (before.chosen != after.chosen)
        return after.chosen
                   ? ChoiceWords::tr("%1 chosen, %2")
                         .arg(spaceText(*after.chosen), targetsInWords(state, *after.chosen))
                   : ChoiceWords::tr("%1 put back").arg(spaceText(*before.chosen));
    if (before.picked == after.picked)
        return {};
    // The first card may be one put back of the hand that was lit.
    const bool ofLit = before.picked.empty() && after.picked.size() > 1;
    return capitalised(pickInWords(state, ofLit ? before.lit : before.picked, after.picked));
}

} // namespace ui
