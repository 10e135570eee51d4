#include "faces/jumping/seat_words.hpp"

#include "faces/jumping/event_words.hpp"
#include "games/jumping/progress.hpp"

#include <QCoreApplication>

namespace jumping_face {

namespace {

struct SeatText {
    Q_DECLARE_TR_FUNCTIONS(jumping_face::SeatWords)
};

Fact leastMovesOf(const jumping::State& state, Seat seat) {
    const auto least = least_moves(state, seat);
    return {SeatText::tr("Moves still needed, at least"), SeatText::tr("At least"),
            least ? QString::number(*least) : SeatText::tr("cannot finish any more")};
}

} // namespace

std::vector<Fact> factsOfStanding(const Story& story, std::size_t place, Seat seat) {
    const QString words = standingInWords(story, place, seat);
    if (words.isEmpty())
        return {};
    return {{SeatText::tr("Place"), SeatText::tr("Place"), words}};
}

SeatWords seatWords(const Story& story, std::size_t place, const jumping::State& state, Seat seat) {
    const std::size_t pieces = state.pieces[seat].size();
    SeatWords words;
    words.toAct = jumping::to_act(state) == seat;
    words.count = static_cast<int>(pieces_in_goal(state, seat));
    words.all = static_cast<int>(pieces);
    words.countWords = pieces == 0
                           ? SeatText::tr("no pieces left")
                           : SeatText::tr("%1 of %2 in goal").arg(words.count).arg(words.all);
    words.facts = factsOfStanding(story, place, seat);
    if (state.standing.pairs)
        words.facts.push_back({SeatText::tr("Partner"), SeatText::tr("Partner"),
                               story.name(partner(state.standing, seat))});
    if (const std::size_t atHome = pieces_at_home(state, seat); atHome > 0)
        words.facts.push_back(
            {SeatText::tr("Still at home"), SeatText::tr("Home"), QString::number(atHome)});
    if (const std::size_t before = state.options.setup->pieces(); pieces < before)
        words.facts.push_back(
            {SeatText::tr("Taken off"), SeatText::tr("Off"), QString::number(before - pieces)});
    if (state.standing.status[seat].plays())
        words.facts.push_back(leastMovesOf(state, seat));
    return words;
}

} // namespace jumping_face
