#include "faces/checkers_poker/named_space.hpp"

#include "app/seat_players.hpp"
#include "cards/words.hpp"
#include "faces/checkers_poker/board_words.hpp"
#include "faces/checkers_poker/choice_words.hpp"
#include "faces/checkers_poker/game_words.hpp"
#include "faces/checkers_poker/presenter.hpp"

#include <QCoreApplication>
#include <QStringList>

#include <variant>

namespace ui {

using checkers_poker::first;
using checkers_poker::Match;
using checkers_poker::Seat;
using checkers_poker::second;
using checkers_poker::Space;
using checkers_poker::State;

namespace {

struct SpaceWords {
    Q_DECLARE_TR_FUNCTIONS(ui::NamedSpace)
};

/// Whether a seat is the listener's: that of the only person, or of the one to act.
bool isListeners(const Match& match, const State& state, Seat seat) {
    return !app::seatPlayer(match, seat) &&
           (app::seatPlayer(match, checkers_poker::other(seat)) || to_act(state) == seat);
}

QString targetInWords(const State& state, Space from, Space to) {
    const auto seat = std::get<checkers_poker::Moving>(state.phase).seat;
    State after = state;
    after.checkers[seat].erase(from);
    after.checkers[seat].insert(to);
    const auto hand = strongestHand(after, seat);
    return hand ? SpaceWords::tr("target, would give %1")
                      .arg(fromUtf8(cards::in_words(hand->announcement)))
                : SpaceWords::tr("target, would give no hand");
}

/// Which end is taken by choosing a space.
QString endInWords(Space space) {
    return halfOf(space) == checkers_poker::End::south ? SpaceWords::tr("south end")
                                                       : SpaceWords::tr("north end");
}

/// What can be done with a space; empty where nothing is asked.
QString useOf(const State& state, const CardBoard& picture, Space space) {
    if (std::holds_alternative<checkers_poker::ChoosingEnd>(state.phase))
        return endInWords(space);
    if (const auto* moving = std::get_if<checkers_poker::Moving>(&state.phase)) {
        if (picture.chosen && picture.targets.contains(space))
            return targetInWords(state, *picture.chosen, space);
        if (!picture.active.empty() && state.checkers[moving->seat].contains(space))
            return targetsInWords(state, space);
    }
    return picture.removable.contains(space) ? removalInWords(state, space) : QString();
}

} // namespace

QString namedSpace(const Match& match, const State& state, const CardBoard& picture,
                   const CardSelection& selection, Space space) {
    QStringList parts{spaceText(space)};
    for (const Seat seat : {first, second})
        if (picture.checkers[seat].contains(space))
            parts << (isListeners(match, state, seat)
                          ? SpaceWords::tr("your checker")
                          : SpaceWords::tr("%1's checker").arg(called(match, seat)));
    const auto card = picture.layout.card_on(space);
    parts << (card ? cardWords(*card) : SpaceWords::tr("blank"));
    if (card && picture.wild.contains(*card))
        parts << SpaceWords::tr("wild");
    if (picture.chosen == space)
        parts << SpaceWords::tr("chosen");
    if (selection.picked.contains(space))
        parts << SpaceWords::tr("picked");
    parts << useOf(state, picture, space);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

} // namespace ui
