#include "faces/chinese_checkers/capture_ways.hpp"
#include "faces/chinese_checkers/capture_words.hpp"
#include "faces/jumping/words.hpp"

#include <QCoreApplication>

#include <algorithm>
#include <variant>

namespace chinese_checkers_face {

using chinese_checkers::capture::Capture;
using jumping_face::spaceText;
using ui::Touch;
namespace refused = chinese_checkers::capture::refused;

namespace {

struct CaptureTouch {
    Q_DECLARE_TR_FUNCTIONS(chinese_checkers_face::CaptureTouch)
};

QString text(jumping::Space hole) { return spaceText(jumping::star_board(), hole); }

struct Refuser {
    QString operator()(const refused::GameIsOver&) const {
        return CaptureTouch::tr("The game is over");
    }
    QString operator()(const refused::NoMarbleThere& there) const {
        return CaptureTouch::tr("There is no marble on %1").arg(text(there.hole));
    }
    QString operator()(const refused::NoJump& leg) const {
        return leg.from == leg.to ? CaptureTouch::tr("A turn is one jump at least")
                                  : CaptureTouch::tr("No jumps lead from %1 to %2")
                                        .arg(text(leg.from), text(leg.to));
    }
};

Touch acting(const Capture& capture) { return jumping_face::acting(to_text(capture)); }

/// A marble that is to be moved from now on.
Touch choose(const State& state, const Selection& selection, BoardSpace at) {
    if (is_over(state.standing))
        return jumping_face::refusing(inWords(refused::GameIsOver{}));
    if (!state.marbles.contains(star().space(at)))
        return jumping_face::refusing(inWords(refused::NoMarbleThere{star().space(at)}));
    if (chains_from(state, captureOf({at})).empty())
        return jumping_face::refusing(
            CaptureTouch::tr("The marble on %1 cannot jump").arg(star().text(at)));
    return jumping_face::choosing(selection, {at});
}

/// One jump further on the way to the end that is chosen, if `at` is one.
std::optional<Touch> goOn(const State& state, const Selection& selection, BoardSpace at) {
    if (!selection.end)
        return std::nullopt;
    std::vector<BoardSpace> longer = selection.chosen;
    longer.push_back(at);
    std::vector<Way> ways = waysTo(state, longer, *selection.end);
    if (at == *selection.end && !check(state, captureOf(longer)))
        ways.push_back({captureOf(longer), {}});
    if (ways.empty())
        return std::nullopt;
    if (ways.size() == 1)
        return acting(ways.front().capture);
    Touch touch = jumping_face::choosing(selection, longer);
    touch.selection->end = selection.end;
    return touch;
}

} // namespace

QString inWords(const chinese_checkers::capture::Refusal& refusal) {
    return std::visit(Refuser{}, refusal);
}

Touch click(const State& state, const Selection& selection, BoardSpace at) {
    const std::vector<BoardSpace>& begun = selection.chosen;
    if (begun.empty())
        return choose(state, selection, at);
    if (const auto touch = goOn(state, selection, at))
        return *touch;
    // Chains that come back are asked for, since the same click puts the marble back.
    if (at == begun.front()) {
        if (selection.end || waysTo(state, begun, at).empty())
            return jumping_face::choosing(selection, {});
        Touch touch = jumping_face::choosing(selection, begun);
        touch.selection->end = at;
        return touch;
    }
    if (begun.size() > 1 && at == begun.back())
        return acting(captureOf(begun));
    const std::vector<Way> ways = waysTo(state, begun, at);
    if (ways.size() == 1)
        return acting(ways.front().capture);
    if (ways.empty())
        return state.marbles.contains(star().space(at))
                   ? choose(state, selection, at)
                   : jumping_face::refusing(
                         inWords(refused::NoJump{star().space(begun.back()), star().space(at)}));
    Touch touch = jumping_face::choosing(selection, begun);
    touch.selection->end = at;
    return touch;
}

Touch drop(const State& state, BoardSpace from, BoardSpace to) {
    const Touch taken = choose(state, {}, from);
    return taken.selection ? click(state, *taken.selection, to) : taken;
}

BoardSpaces movable(const State& state) {
    BoardSpaces found;
    for (const BoardSpace marble : star().drawn(state.marbles)) {
        if (!is_over(state.standing) && !chains_from(state, captureOf({marble})).empty())
            found.insert(marble);
    }
    return found;
}

BoardSpaces targets(const State& state, const Selection& selection) {
    BoardSpaces found;
    const std::size_t size = selection.chosen.size();
    for (const Capture& capture : chains_from(state, captureOf(selection.chosen))) {
        if (capture.path.size() > size)
            found.insert(star().drawn(capture.path.back()));
    }
    return found;
}

std::vector<BoardSpace> pathTo(const State& state, const Selection& selection, BoardSpace to) {
    const std::vector<Way> ways = waysTo(state, selection.chosen, to);
    return ways.empty() ? std::vector<BoardSpace>() : drawnPath(ways.front().capture);
}

} // namespace chinese_checkers_face
