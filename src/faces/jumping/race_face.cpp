#include "faces/jumping/race_face.hpp"

#include "faces/jumping/drawn_board.hpp"
#include "faces/jumping/prompt_words.hpp"
#include "faces/jumping/seat_words.hpp"
#include "faces/jumping/seating.hpp"
#include "faces/jumping/space_words.hpp"
#include "faces/jumping/touch.hpp"
#include "faces/jumping/words.hpp"
#include "games/jumping/text.hpp"
#include "tabletop/text_error.hpp"
#include "ui/art/seat_signs.hpp"

#include <QCoreApplication>

#include <cstdlib>

namespace jumping_face {

using app::PlayedGame;
using jumping::State;
using ui::BoardPicture;
using ui::Scene;

namespace {

struct RaceWords {
    Q_DECLARE_TR_FUNCTIONS(jumping_face::RaceFace)
};

/// See jumping::race_score_unit().
constexpr double scoreOfStep = 20;

ui::BoardSpaces homeOf(const State& state, Seat seat) {
    return drawnBoard(state).drawn(setup_of(state, seat).home);
}

Signs signs() {
    Signs signs;
    for (std::size_t i = 0; i < tabletop::most_seats; ++i)
        signs[tabletop::seat_at(i)] = ui::seatSignWord(tabletop::seat_at(i));
    return signs;
}

/// The way of a move that is offered or hinted; empty where there is none.
std::vector<BoardSpace> offeredWay(const State& state, const Selection& selection) {
    const auto spaces = spacesOf(selection.offered, drawnBoard(state).shape());
    if (spaces.empty())
        return {};
    Selection taken;
    taken.chosen = {spaces.front()};
    return pathTo(state, taken, spaces.back());
}

} // namespace

int RaceFace::turnFor(const PlayedGame& game, std::optional<Seat> seat) const {
    const State start = stateAt(game, 0);
    return turnToBottom(drawnBoard(start).shape(), homeOf(start, seat.value_or(Seat{0})));
}

Seat RaceFace::seatAtBottom(const PlayedGame& game, int turn) const {
    const State start = stateAt(game, 0);
    Seat lowest{0};
    for_each_seat(start.standing, [&](Seat seat) {
        const auto depth = [&](Seat of) {
            return depthOf(drawnBoard(start).shape(), homeOf(start, of), turn);
        };
        if (depth(seat) < depth(lowest))
            lowest = seat;
    });
    return lowest;
}

QString RaceFace::turnInWords(const PlayedGame& game, int turn) const {
    const Seat seat = seatAtBottom(game, turn);
    return (turnFor(game, seat) == turn ? RaceWords::tr("The home of %1 is at the bottom")
                                        : RaceWords::tr("The home of %1 is next to the bottom"))
        .arg(namesOf(game)[seat]);
}

/// Camps that are a seat's goal are those of others too, and goals lie on top: where one is to go
/// is what has to be seen.
void RaceFace::putOn(BoardPicture& picture, const PlayedGame& game, std::size_t place) const {
    const State state = stateAt(game, place);
    const DrawnBoard& board = drawnBoard(state);
    for (const bool goal : {false, true})
        for_each_seat(state.standing, [&](Seat seat) {
            const jumping::SeatOfSetup& of = setup_of(state, seat);
            picture.camps.push_back({seat, goal, board.drawn(goal ? of.goal : of.home)});
        });
    for_each_seat(state.standing, [&](Seat seat) {
        for (const BoardSpace space : board.drawn(state.pieces[seat]))
            picture.at(space).piece = ui::BoardPiece{.seat = seat};
    });
}

void RaceFace::showChoice(BoardPicture& picture, const Scene& scene) const {
    const State state = stateOf(scene);
    const Selection& selection = scene.selection;
    picture.draggable = movable(state);
    picture.targets = targets(state, selection);
    picture.active = picture.draggable | picture.targets;
    if (!picture.targets.empty())
        picture.chosen = selection.piece();
    const auto pointed = selection.listed ? selection.listed : selection.pointed;
    if (pointed && picture.targets.contains(*pointed))
        showWay(picture, pathTo(state, selection, *pointed));
    else if (!selection.offered.empty())
        showWay(picture, offeredWay(state, selection));
}

QString RaceFace::nameOfSpace(const Scene& scene, BoardSpace space) const {
    const State state = stateOf(scene);
    const Names names = namesOf(scene.game);
    return scene.isAsking()
               ? jumping_face::nameOfSpace(state, names, signs(), scene.selection, space)
               : contentsInWords(state, names, signs(), space);
}

ui::Touch RaceFace::click(const Scene& scene, BoardSpace space) const {
    return jumping_face::click(stateOf(scene), namesOf(scene.game), scene.selection, space);
}

ui::Touch RaceFace::drop(const Scene& scene, BoardSpace from, BoardSpace to) const {
    return jumping_face::drop(stateOf(scene), namesOf(scene.game), from, to);
}

ui::Prompt RaceFace::prompt(const Scene& scene) const {
    ui::Prompt prompt = promptOf(*storyOf(scene.game), scene.place, stateOf(scene));
    if (scene.isAsking() && scene.selection.piece())
        prompt.detail = RaceWords::tr("Choose a space for it; Esc puts it back");
    return prompt;
}

ui::SeatWords RaceFace::seatWords(const Story& story, const PlayedGame& game, std::size_t place,
                                  Seat seat) const {
    return jumping_face::seatWords(story, place, stateAt(game, place), seat);
}

QString RaceFace::refusal(const PlayedGame& game, const std::string& token,
                          const QString& reason) const {
    try {
        const State state = stateAt(game, game.place());
        if (const auto why = check(state, jumping::parse_action(token, state)))
            return inWords(state, namesOf(game), *why);
    } catch (const tabletop::TextError&) {
        return sentence(reason); // it is no act at all
    }
    return sentence(reason);
}

QString RaceFace::choiceInWords(const Scene& scene, const Selection& before) const {
    return jumping_face::choiceInWords(stateOf(scene), before, scene.selection);
}

QString RaceFace::pointedInWords(const Scene& scene) const {
    if (!scene.isAsking())
        return {};
    const QString words = hintInWords(stateOf(scene), scene.selection);
    const auto [chosen, listed] = std::pair(scene.selection.piece(), scene.selection.listed);
    const ui::BoardShape& shape = drawnBoard(stateOf(scene)).shape();
    const bool isHinted =
        chosen && listed &&
        spacesOf(scene.selection.offered, shape) == std::vector<BoardSpace>{*chosen, *listed};
    return isHinted ? RaceWords::tr("Hint: %1").arg(words) : words;
}

QString RaceFace::hintOfPiece(const QString& from) const {
    return RaceWords::tr("Hint: look at the piece on %1").arg(from);
}

QString RaceFace::hintOfMove(const std::string& /*token*/, const QString& from,
                             const QString& to) const {
    return RaceWords::tr("Hint: move %1 to %2").arg(from, to);
}

/// Scores weigh more than the way: how far pieces lie apart, who is still at home. So they are
/// worth so many steps.
QString RaceFace::leadInWords(int score) const {
    const QString steps = scoreInDigits(score);
    return steps == QStringLiteral("1.0") ? RaceWords::tr("1 step")
                                          : RaceWords::tr("%1 steps").arg(steps);
}

QString RaceFace::scoreInDigits(int score) const {
    return QString::number(std::abs(score) / scoreOfStep, 'f', 1);
}

} // namespace jumping_face
