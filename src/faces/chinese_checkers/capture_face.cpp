#include "faces/chinese_checkers/capture_face.hpp"

#include "faces/chinese_checkers/capture_ways.hpp"
#include "faces/chinese_checkers/capture_words.hpp"
#include "faces/chinese_checkers/marble_skin.hpp"
#include "faces/jumping/seating.hpp"
#include "faces/jumping/words.hpp"
#include "tabletop/text_error.hpp"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace chinese_checkers_face {

using app::PlayedGame;
using chinese_checkers::capture::Game;
using jumping_face::showWay;
using tabletop::Seat;
using ui::BoardPicture;
using ui::Scene;

namespace {

struct CaptureFaceWords {
    Q_DECLARE_TR_FUNCTIONS(chinese_checkers_face::CaptureFace)
};

constexpr int scoreOfMarble = 100;

/// The way of a chain that is offered or hinted; empty where there is none.
std::vector<BoardSpace> offeredWay(const State& state, const Selection& selection) {
    const auto way = jumping_face::spacesOf(selection.offered, star().shape());
    return way.size() < 2 || check(state, captureOf(way)) ? std::vector<BoardSpace>() : way;
}

/// Where the chain can go on towards the end that is chosen; without one, where it can end, but
/// for its start, whose click puts the marble back.
BoardSpaces nextEnds(const State& state, const Selection& selection) {
    BoardSpaces next;
    if (!selection.end) {
        next = targets(state, selection);
        next.erase(selection.chosen.front());
        return next;
    }
    for (const Way& way : waysTo(state, selection.chosen, *selection.end))
        next.insert(drawnPath(way.capture)[selection.chosen.size()]);
    return next;
}

} // namespace

/// Nobody has a home, so that the board is seen from the same side by all.
int CaptureFace::turnFor(const PlayedGame& /*game*/, std::optional<Seat> /*seat*/) const {
    return 0;
}

Seat CaptureFace::seatAtBottom(const PlayedGame& /*game*/, int /*turn*/) const { return Seat{0}; }

QString CaptureFace::turnInWords(const PlayedGame& /*game*/, int turn) const {
    const ui::BoardShape& shape = star().shape();
    BoardSpace lowest;
    for (const BoardSpace space : shape.all())
        if (jumping_face::depthOf(shape, {space}, turn) <
            jumping_face::depthOf(shape, {lowest}, turn))
            lowest = space;
    return CaptureFaceWords::tr("%1 is at the bottom").arg(shape.nameOf(lowest));
}

void CaptureFace::putOn(BoardPicture& picture, const PlayedGame& game, std::size_t place) const {
    for (const BoardSpace space : star().drawn(stateAt(game, place).marbles))
        picture.at(space).piece = ui::BoardPiece{.kind = nobodysMarble};
}

void CaptureFace::showChoice(BoardPicture& picture, const Scene& scene) const {
    const State state = stateOf(scene);
    const Selection& selection = scene.selection;
    picture.draggable = movable(state);
    picture.active = picture.draggable;
    if (!selection.offered.empty())
        showWay(picture, offeredWay(state, selection));
    if (!selection.piece())
        return;
    picture.targets = nextEnds(state, selection);
    picture.active = picture.active | picture.targets | targets(state, selection);
    picture.chosen = selection.piece();
    if (!picture.path.empty())
        return;
    const auto pointed = selection.listed ? selection.listed : selection.pointed;
    std::vector<BoardSpace> way = selection.chosen;
    if (pointed && picture.targets.contains(*pointed)) {
        if (selection.end)
            way.push_back(*pointed);
        else
            way = pathTo(state, selection, *pointed);
    }
    if (way.size() > 1)
        showWay(picture, way);
}

QString CaptureFace::nameOfSpace(const Scene& scene, BoardSpace space) const {
    return scene.isAsking()
               ? chinese_checkers_face::nameOfSpace(stateOf(scene), scene.selection, space)
               : contentsInWords(stateOf(scene), space);
}

ui::Touch CaptureFace::click(const Scene& scene, BoardSpace space) const {
    return chinese_checkers_face::click(stateOf(scene), scene.selection, space);
}

ui::Touch CaptureFace::drop(const Scene& scene, BoardSpace from, BoardSpace to) const {
    return chinese_checkers_face::drop(stateOf(scene), from, to);
}

ui::Prompt CaptureFace::prompt(const Scene& scene) const {
    const Selection selection = scene.isAsking() ? scene.selection : Selection();
    ui::Prompt prompt = promptOf(*storyOf(scene.game), scene.place, stateOf(scene), selection);
    if (selection.piece() && !selection.end)
        prompt.detail = CaptureFaceWords::tr("Choose a hole where its jumps end; Esc puts it back");
    return prompt;
}

ui::SeatWords CaptureFace::seatWords(const jumping_face::Story& story, const PlayedGame& game,
                                     std::size_t place, Seat seat) const {
    return chinese_checkers_face::seatWords(story, place, stateAt(game, place), seat);
}

QString CaptureFace::refusal(const PlayedGame& game, const std::string& token,
                             const QString& reason) const {
    try {
        const State state = stateAt(game, game.place());
        if (const auto why = check(state, Game::parse_action(token, state)))
            return inWords(*why);
    } catch (const tabletop::TextError&) {
        return jumping_face::sentence(reason); // it is no act at all
    }
    return jumping_face::sentence(reason);
}

QString CaptureFace::choiceInWords(const Scene& scene, const Selection& before) const {
    return chinese_checkers_face::choiceInWords(stateOf(scene), before, scene.selection);
}

QString CaptureFace::pointedInWords(const Scene& scene) const {
    if (!scene.isAsking())
        return {};
    const Selection& selection = scene.selection;
    const auto way = offeredWay(stateOf(scene), selection);
    const bool isHinted = !way.empty() && selection.listed == way.back();
    return isHinted
               ? hintOfMove(selection.offered, star().text(way.front()), star().text(way.back()))
               : hintInWords(stateOf(scene), selection);
}

QString CaptureFace::hintOfPiece(const QString& from) const {
    return CaptureFaceWords::tr("Hint: look at the marble on %1").arg(from);
}

/// The holes on the way tell it from other ways to its end.
QString CaptureFace::hintOfMove(const std::string& token, const QString& from,
                                const QString& to) const {
    QStringList by;
    const auto way = jumping_face::spacesOf(token, star().shape());
    for (std::size_t i = 1; i + 1 < way.size(); ++i)
        by << star().text(way[i]);
    return by.isEmpty() ? CaptureFaceWords::tr("Hint: jump from %1 to %2").arg(from, to)
                        : CaptureFaceWords::tr("Hint: jump from %1 to %2 by way of %3")
                              .arg(from, to, jumping_face::listed(by));
}

QString CaptureFace::leadInWords(int score) const {
    return std::abs(score) == scoreOfMarble
               ? CaptureFaceWords::tr("1 marble")
               : CaptureFaceWords::tr("%1 marbles").arg(scoreInDigits(score));
}

QString CaptureFace::scoreInDigits(int score) const {
    const int digits = score % scoreOfMarble == 0 ? 0 : 1;
    return QString::number(std::abs(score) / static_cast<double>(scoreOfMarble), 'f', digits);
}

} // namespace chinese_checkers_face
