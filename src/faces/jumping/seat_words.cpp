#include "faces/jumping/seat_words.hpp"

#include "faces/jumping/event_words.hpp"
#include "games/jumping/progress.hpp"

#include <QCoreApplication>

namespace jumping_face {

namespace {

struct SeatText {
    Q_DECLARE_TR_FUNCTIONS(jumping_face::SeatWords)
};

ui::Fact leastMovesOf(const jumping::State& state, Seat seat) {
    const auto least = least_moves(state, seat);
    if (!least)
        return {SeatText::tr("To the goal"), SeatText::tr("Goal"),
                SeatText::tr("cannot finish any more")};
    return {SeatText::tr("To the goal"), SeatText::tr("Goal"),
            *least == 1 ? SeatText::tr("at least 1 move")
                        : SeatText::tr("at least %1 moves").arg(*least)};
}

ui::SeatLabel label(const QString& words) { return {words, {}, words}; }

ui::SeatLabel labelOfPartner(const QString& name) {
    return {SeatText::tr("with %1", "a partner").arg(name),
            {},
            SeatText::tr("partner of %1").arg(name)};
}

} // namespace

ui::Fact factOfStanding(const Story& story, std::size_t place, Seat seat) {
    const QString words = standingInWords(story, place, seat);
    return words.isEmpty() ? ui::Fact()
                           : ui::Fact{SeatText::tr("Place"), SeatText::tr("Place"), words};
}

ui::SeatWords seatWords(const Story& story, std::size_t place, const jumping::State& state,
                        Seat seat) {
    const std::size_t pieces = state.pieces[seat].size();
    ui::SeatWords words;
    words.seat = seat;
    words.toAct = jumping::to_act(state) == seat;
    words.count = static_cast<int>(pieces_in_goal(state, seat));
    words.all = static_cast<int>(pieces);
    words.countWords = pieces == 0
                           ? SeatText::tr("no pieces left")
                           : SeatText::tr("%1 of %2 in goal").arg(words.count).arg(words.all);
    words.shortCount = QStringLiteral("%1/%2").arg(words.count).arg(words.all);
    words.fact = state.standing.status[seat].plays() ? leastMovesOf(state, seat)
                                                     : factOfStanding(story, place, seat);
    if (state.standing.pairs)
        words.labels.push_back(labelOfPartner(story.name(partner(state.standing, seat))));
    if (const std::size_t atHome = pieces_at_home(state, seat); atHome > 0)
        words.labels.push_back(label(SeatText::tr("%1 at home").arg(atHome)));
    if (const std::size_t before = state.options.setup->pieces(); pieces < before)
        words.labels.push_back(label(SeatText::tr("%1 taken off").arg(before - pieces)));
    return words;
}

} // namespace jumping_face
