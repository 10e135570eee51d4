#include "faces/chinese_checkers/capture_words.hpp"

#include "faces/chinese_checkers/capture_ways.hpp"
#include "faces/jumping/words.hpp"

#include <QCoreApplication>

namespace chinese_checkers_face {

using jumping_face::listed;
using jumping_face::numberInWords;

namespace {

struct CaptureWords {
    Q_DECLARE_TR_FUNCTIONS(chinese_checkers_face::CaptureWords)
};

/// More ways than these go by their jumps alone.
constexpr std::size_t mostWaysOffered = 8;

QString holeText(BoardSpace hole) { return star().text(hole); }

QString marblesInWords(std::size_t count) {
    return count == 1 ? CaptureWords::tr("one marble")
                      : CaptureWords::tr("%1 marbles").arg(numberInWords(count));
}

QString takesInWords(std::size_t count) {
    return CaptureWords::tr("takes %1", "two marbles").arg(marblesInWords(count));
}

/// The ways to the end that is chosen; before one is, those that lead back to where they began,
/// which no click asks for.
std::vector<Way> waysToOffer(const State& state, const Selection& selection) {
    if (selection.chosen.empty())
        return {};
    std::vector<Way> ways =
        waysTo(state, selection.chosen, selection.end.value_or(selection.chosen.front()));
    if (ways.size() > mostWaysOffered)
        ways.erase(ways.begin() + mostWaysOffered, ways.end());
    return ways;
}

ui::Choice choiceOf(const Way& way) {
    QStringList over;
    for (const jumping::Space marble : taken_by(way.capture))
        over << holeText(star().drawn(marble));
    return {CaptureWords::tr("To %1 over %2")
                .arg(holeText(star().drawn(way.capture.path.back())), listed(over)),
            to_text(way.capture), jumping_face::sentence(takesInWords(way.taken.size()))};
}

} // namespace

ui::Prompt promptOf(const Story& story, std::size_t place, const State& state,
                    const Selection& selection) {
    ui::Prompt prompt = plainPromptOf(story, place);
    if (!prompt.seat) {
        prompt.detail = endWords(story, place, state).reason;
        return prompt;
    }
    if (selection.chosen.size() > 1)
        prompt.choices.push_back(
            {CaptureWords::tr("Stop on %1").arg(holeText(selection.chosen.back())),
             to_text(captureOf(selection.chosen)),
             jumping_face::sentence(takesInWords(selection.chosen.size() - 1))});
    for (const Way& way : waysToOffer(state, selection))
        prompt.choices.push_back(choiceOf(way));
    if (!prompt.choices.empty())
        prompt.ask = ui::Ask::choices;
    if (selection.end && selection.end == selection.chosen.front())
        prompt.detail = CaptureWords::tr("Jumps lead back to %1: choose them, jump, or put it back")
                            .arg(holeText(*selection.end));
    else if (selection.end)
        prompt.detail =
            CaptureWords::tr("Ways to %1 take different marbles: choose one, or jump by jump")
                .arg(holeText(*selection.end));
    return prompt;
}

jumping_face::EndWords endWords(const Story& story, std::size_t place, const State& state) {
    jumping_face::EndWords words = jumping_face::endWords(story, place);
    QStringList taken;
    for_each_seat(state.standing, [&](jumping::Seat seat) {
        taken << CaptureWords::tr("%1 %2", "Ann 27")
                     .arg(story.name(seat), QString::number(state.taken[seat]));
    });
    if (!words.reason.isEmpty())
        words.reason += QStringLiteral(". ");
    words.reason += taken.join(QStringLiteral(", "));
    return words;
}

/// What is taken is no part of a number that everybody has, so that it has no beads.
ui::SeatWords seatWords(const Story& story, std::size_t place, const State& state,
                        jumping::Seat seat) {
    const std::size_t taken = state.taken[seat];
    ui::SeatWords words;
    words.seat = seat;
    words.toAct = chinese_checkers::capture::Game::to_act(state) == seat;
    words.count = static_cast<int>(taken);
    words.countWords =
        taken == 1 ? CaptureWords::tr("1 marble") : CaptureWords::tr("%1 marbles").arg(taken);
    words.shortCount = CaptureWords::tr("%1 taken").arg(taken);
    words.fact = factOfStanding(story, place, seat);
    return words;
}

QString contentsInWords(const State& state, BoardSpace space) {
    const bool hasMarble = state.marbles.contains(star().space(space));
    return CaptureWords::tr("%1, %2", "i9, free")
        .arg(holeText(space), hasMarble ? CaptureWords::tr("marble") : CaptureWords::tr("free"));
}

QString nameOfSpace(const State& state, const Selection& selection, BoardSpace space) {
    const QString what = contentsInWords(state, space);
    QString use;
    if (!selection.chosen.empty() && selection.chosen.back() == space) {
        use = CaptureWords::tr("chosen");
    } else if (const auto ways = waysTo(state, selection.chosen, space); !ways.empty()) {
        use = ways.size() == 1
                  ? CaptureWords::tr("target, %1").arg(takesInWords(ways.front().taken.size()))
                  : CaptureWords::tr("target, %1 ways").arg(numberInWords(ways.size()));
    } else if (state.marbles.contains(star().space(space)) && !is_over(state.standing)) {
        std::size_t jumps = 0;
        for (const auto& chain : chains_from(state, captureOf({space})))
            jumps += chain.path.size() == 2 ? 1 : 0;
        if (jumps > 0)
            use = jumps == 1 ? CaptureWords::tr("one jump open")
                             : CaptureWords::tr("%1 jumps open").arg(numberInWords(jumps));
    }
    return use.isEmpty() ? what : CaptureWords::tr("%1; %2").arg(what, use);
}

QString choiceInWords(const State& state, const Selection& before, const Selection& after) {
    if (before.chosen == after.chosen && before.end == after.end)
        return {};
    if (after.chosen.empty())
        return CaptureWords::tr("%1 put back").arg(holeText(before.chosen.front()));
    const QString open = jumping_face::targetsInWords(targets(state, after).size());
    if (after.end && before.end != after.end && after.end == after.chosen.front())
        return CaptureWords::tr("Jumps lead back to %1; once more puts it back")
            .arg(holeText(*after.end));
    if (after.end && before.end != after.end)
        return CaptureWords::tr("Ways to %1 take different marbles").arg(holeText(*after.end));
    if (after.chosen.size() == 1)
        return CaptureWords::tr("%1 chosen, %2").arg(holeText(after.chosen.front()), open);
    return CaptureWords::tr("%1, %2 so far, %3")
        .arg(holeText(after.chosen.back()), marblesInWords(after.chosen.size() - 1), open);
}

QString hintInWords(const State& state, const Selection& selection) {
    const auto to = selection.listed ? selection.listed : selection.pointed;
    if (!to || selection.chosen.empty() || *to == selection.chosen.front())
        return {};
    const auto ways = waysTo(state, selection.chosen, *to);
    if (ways.empty())
        return {};
    const QString way =
        CaptureWords::tr("%1 to %2").arg(holeText(selection.chosen.front()), holeText(*to));
    return ways.size() == 1
               ? CaptureWords::tr("%1, %2").arg(way, takesInWords(ways.front().taken.size()))
               : CaptureWords::tr("%1 by %2 ways, taking %3 at most")
                     .arg(way, numberInWords(ways.size()),
                          marblesInWords(ways.front().taken.size()));
}

} // namespace chinese_checkers_face
