#include "faces/jumping/touch.hpp"

#include "faces/jumping/words.hpp"
#include "games/jumping/moves.hpp"
#include "games/jumping/text.hpp"

#include <QCoreApplication>

#include <variant>

namespace jumping_face {

using jumping::Move;
using jumping::Space;
using jumping::State;
namespace refused = jumping::refused;

namespace {

struct TouchWords {
    Q_DECLARE_TR_FUNCTIONS(jumping_face::Touch)
};

/// A sentence a reason.
class Refuser {
public:
    Refuser(const State& state, const Names& names)
        : state_(state)
        , names_(names) {}

    QString operator()(const refused::GameIsOver&) const {
        return TouchWords::tr("The game is over");
    }
    QString operator()(const refused::MoveIsOpen& move) const {
        return TouchWords::tr("%1 can move, as from %2 to %3, and so has to")
            .arg(mover(), text(move.from), text(move.to));
    }
    QString operator()(const refused::NoPieceThere& there) const {
        return TouchWords::tr("There is no piece on %1").arg(text(there.space));
    }
    QString operator()(const refused::NotYourPiece& there) const {
        return TouchWords::tr("The piece on %1 is %2's, and %3 is to move")
            .arg(text(there.space), ownerOf(there.space), mover());
    }
    QString operator()(const refused::MoveGoesNowhere& there) const {
        return TouchWords::tr("A move has to end on another space than %1").arg(text(there.space));
    }
    QString operator()(const refused::SpaceTaken& there) const {
        return TouchWords::tr("%2 has a piece on %1 already")
            .arg(text(there.space), ownerOf(there.space));
    }
    QString operator()(const refused::LeavesGoal& move) const {
        return TouchWords::tr("The piece on %1 is in %3's goal and may not leave it for %2")
            .arg(text(move.from), text(move.to), mover());
    }
    QString operator()(const refused::ForeignCamp& there) const {
        return TouchWords::tr("%1 is in a camp that is neither %2's home nor goal")
            .arg(text(there.space), mover());
    }
    QString operator()(const refused::OutOfReach& move) const {
        return TouchWords::tr("Neither a step nor jumps lead from %1 to %2")
            .arg(text(move.from), text(move.to));
    }

private:
    QString text(Space space) const { return spaceText(boardOf(state_), space); }
    QString mover() const { return names_[state_.standing.to_act]; }
    QString ownerOf(Space space) const {
        QString owner;
        for_each_seat(state_.standing, [&](Seat seat) {
            if (state_.pieces[seat].contains(space))
                owner = names_[seat];
        });
        return owner;
    }

    const State& state_;
    const Names& names_;
};

Touch moving(const State& state, const Names& names, const Move& move) {
    if (const auto refusal = check(state, move))
        return refusing(inWords(state, names, *refusal));
    return acting(to_text(boardOf(state), move));
}

bool isOwn(const State& state, Space space) {
    return !is_over(state) && state.pieces[state.standing.to_act].contains(space);
}

} // namespace

Touch choosing(const Selection& before, std::vector<BoardSpace> chosen) {
    Selection selection;
    selection.chosen = std::move(chosen);
    selection.pointed = before.pointed;
    return {std::move(selection), {}, {}};
}

Touch acting(std::string token) { return {{}, std::move(token), {}}; }

Touch refusing(QString why) { return {{}, {}, std::move(why)}; }

Touch click(const State& state, const Names& names, const Selection& selection, BoardSpace at) {
    const DrawnBoard& board = drawnBoard(state);
    const auto piece = selection.piece();
    if (piece == at)
        return choosing(selection, {});
    const Space clicked = board.space(at);
    if (!isOwn(state, clicked))
        // A move to the same space asks the rules what is wrong with starting there.
        return moving(state, names, {board.space(piece.value_or(at)), clicked});
    if (destinations(state, state.standing.to_act, clicked).empty())
        return refusing(TouchWords::tr("The piece on %1 cannot move").arg(board.text(at)));
    return choosing(selection, {at});
}

Touch drop(const State& state, const Names& names, BoardSpace from, BoardSpace to) {
    const DrawnBoard& board = drawnBoard(state);
    return moving(state, names, {board.space(from), board.space(to)});
}

BoardSpaces movable(const State& state) {
    BoardSpaces pieces;
    if (is_over(state))
        return pieces;
    jumping::MovesOfSide moves;
    find_moves(state, state.standing.to_act, moves);
    for (const jumping::MovesOfPiece& one : moves)
        pieces.insert(drawnBoard(state).drawn(one.from));
    return pieces;
}

BoardSpaces targets(const State& state, const Selection& selection) {
    const DrawnBoard& board = drawnBoard(state);
    if (!selection.piece() || !isOwn(state, board.space(*selection.piece())))
        return {};
    return board.drawn(destinations(state, state.standing.to_act, board.space(*selection.piece())));
}

std::vector<BoardSpace> pathTo(const State& state, const Selection& selection, BoardSpace to) {
    if (!targets(state, selection).contains(to))
        return {};
    const DrawnBoard& board = drawnBoard(state);
    return board.drawn(shortest_path(state, state.standing.to_act, board.space(*selection.piece()),
                                     board.space(to)));
}

QString inWords(const State& state, const Names& names, const jumping::Refusal& refusal) {
    return std::visit(Refuser(state, names), refusal);
}

} // namespace jumping_face
