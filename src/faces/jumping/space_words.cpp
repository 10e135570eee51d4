#include "faces/jumping/space_words.hpp"

#include "faces/jumping/words.hpp"
#include "games/jumping/moves.hpp"
#include "games/jumping/progress.hpp"

#include <QCoreApplication>

namespace jumping_face {

using jumping::Space;
using jumping::SpaceSet;
using jumping::State;

namespace {

struct SpaceWords {
    Q_DECLARE_TR_FUNCTIONS(jumping_face::SpaceWords)
};

std::optional<Seat> ownerOf(const State& state, Space space) {
    std::optional<Seat> owner;
    for_each_seat(state.standing, [&](Seat seat) {
        if (state.pieces[seat].contains(space))
            owner = seat;
    });
    return owner;
}

/// "two steps and three jumps open"
QString movesInWords(const State& state, Space from) {
    const SpaceSet all = destinations(state, state.standing.to_act, from);
    const std::size_t steps = (all & boardOf(state).neighbours[from.index()]).size();
    const std::size_t jumps = all.size() - steps;
    QStringList parts;
    if (steps > 0)
        parts << (steps == 1 ? SpaceWords::tr("one step")
                             : SpaceWords::tr("%1 steps").arg(numberInWords(steps)));
    if (jumps > 0)
        parts << (jumps == 1 ? SpaceWords::tr("one jump")
                             : SpaceWords::tr("%1 jumps").arg(numberInWords(jumps)));
    return parts.isEmpty() ? SpaceWords::tr("cannot move")
                           : SpaceWords::tr("%1 open", "three jumps").arg(listed(parts));
}

/// "over two pieces", "a step"
QString wayInWords(const State& state, const std::vector<BoardSpace>& path) {
    const std::size_t over = jumped_over(boardOf(state), drawnBoard(state).spaces(path)).size();
    if (over == 0)
        return SpaceWords::tr("a step");
    return over == 1 ? SpaceWords::tr("over one piece")
                     : SpaceWords::tr("over %1 pieces").arg(numberInWords(over));
}

} // namespace

QString contentsInWords(const State& state, const Names& names, const Signs& signs,
                        BoardSpace space) {
    const Space at = drawnBoard(state).space(space);
    const auto owner = ownerOf(state, at);
    QStringList parts{drawnBoard(state).text(space)};
    parts << (owner ? names[*owner] : SpaceWords::tr("free"));
    if (owner)
        parts << signs[*owner];
    for_each_seat(state.standing, [&](Seat seat) {
        if (setup_of(state, seat).home.contains(at))
            parts << SpaceWords::tr("home of %1").arg(names[seat]);
    });
    for_each_seat(state.standing, [&](Seat seat) {
        if (setup_of(state, seat).goal.contains(at))
            parts << SpaceWords::tr("goal of %1").arg(names[seat]);
    });
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

QString nameOfSpace(const State& state, const Names& names, const Signs& signs,
                    const Selection& selection, BoardSpace space) {
    const QString what = contentsInWords(state, names, signs, space);
    const Space at = drawnBoard(state).space(space);
    const auto owner = ownerOf(state, at);
    QString use;
    if (selection.piece() == space)
        use = SpaceWords::tr("chosen");
    else if (const auto path = pathTo(state, selection, space); !path.empty())
        use = SpaceWords::tr("target, %1").arg(wayInWords(state, path));
    else if (owner && jumping::to_act(state) == owner)
        use = movesInWords(state, at);
    return use.isEmpty() ? what : SpaceWords::tr("%1; %2").arg(what, use);
}

QString targetsInWords(std::size_t targets) {
    if (targets == 0)
        return SpaceWords::tr("no target");
    return targets == 1 ? SpaceWords::tr("1 target") : SpaceWords::tr("%1 targets").arg(targets);
}

QString choiceInWords(const State& state, const Selection& before, const Selection& after) {
    if (before.chosen == after.chosen)
        return {};
    if (after.chosen.empty())
        return SpaceWords::tr("%1 put back").arg(drawnBoard(state).text(before.chosen.front()));
    return SpaceWords::tr("%1 chosen, %2")
        .arg(drawnBoard(state).text(after.chosen.front()),
             targetsInWords(targets(state, after).size()));
}

QString hintInWords(const State& state, const Selection& selection) {
    const auto to = selection.listed ? selection.listed : selection.pointed;
    if (!to || is_over(state))
        return {};
    const DrawnBoard& board = drawnBoard(state);
    const Seat seat = state.standing.to_act;
    if (const auto path = pathTo(state, selection, *to); !path.empty()) {
        State after = state;
        after.pieces[seat].erase(board.space(path.front()));
        after.pieces[seat].insert(board.space(*to));
        const auto least = least_moves(after, seat);
        const QString way =
            SpaceWords::tr("%1 to %2, %3")
                .arg(board.text(path.front()), board.text(*to), wayInWords(state, path));
        const QString inGoal = SpaceWords::tr("%1 of %2 in goal")
                                   .arg(pieces_in_goal(after, seat))
                                   .arg(after.pieces[seat].size());
        return least.value_or(0) > 0 ? SpaceWords::tr("%1: %2, at least %3 moves to go")
                                           .arg(way, inGoal, QString::number(*least))
                                     : SpaceWords::tr("%1: %2").arg(way, inGoal);
    }
    const Space at = board.space(*to);
    if (state.pieces[seat].contains(at))
        return SpaceWords::tr("%1: %2").arg(board.text(*to), movesInWords(state, at));
    return {};
}

} // namespace jumping_face
