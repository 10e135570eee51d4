#include "faces/jumping/event_words.hpp"

#include "faces/jumping/words.hpp"
#include "games/jumping/moves.hpp"

#include <QCoreApplication>

#include <algorithm>
#include <variant>

namespace jumping_face {

namespace happened = jumping::happened;
using jumping::Standing;

namespace {

struct EventWords {
    Q_DECLARE_TR_FUNCTIONS(jumping_face::EventWords)
};

QString namesOf(const Story& story, const Standing& standing, std::size_t place) {
    QStringList names;
    for_each_seat(standing, [&](Seat seat) {
        if (standing.status[seat].place() == place)
            names << story.name(seat);
    });
    return listed(names);
}

/// Sentences about events, one for each kind.
class Teller {
public:
    Teller(const Story& story, std::size_t place, const std::vector<jumping::Event>& events)
        : story_(story)
        , place_(place)
        , before_(story.standing(place)) {
        for (const jumping::Event& event : events)
            keepsMarbles_ |= std::holds_alternative<happened::MarblesCaptured>(event);
    }

    QString operator()(const happened::PieceMoved& event) const {
        const QString from = spaceText(story_.board(), event.path.front());
        const QString to = spaceText(story_.board(), event.path.back());
        const std::size_t over = keepsMarbles_ ? 0 : jumped_over(story_.board(), event.path).size();
        if (over == 0)
            return EventWords::tr("%1 moves %2 to %3").arg(name(event.seat), from, to);
        if (over == 1)
            return EventWords::tr("%1 moves %2 to %3, over one piece")
                .arg(name(event.seat), from, to);
        return EventWords::tr("%1 moves %2 to %3, over %4 pieces")
            .arg(name(event.seat), from, to, numberInWords(over));
    }
    QString operator()(const happened::Passed& event) const {
        return EventWords::tr("%1 cannot move and passes").arg(name(event.seat));
    }
    QString operator()(const happened::Finished& event) const {
        if (event.place == 0)
            return EventWords::tr("%1 and waits for %2")
                .arg(finishes(event), name(partner(before_, event.seat)));
        return withPlace(finishes(event), event.place);
    }
    QString operator()(const happened::Imprisoned& event) const {
        return EventWords::tr("%1 is imprisoned and plays on with the other pieces")
            .arg(name(event.seat));
    }
    QString operator()(const happened::PutOut& event) const {
        return withPlace(isOut(event), event.place);
    }
    QString operator()(const happened::PiecesTakenOff& event) const {
        const std::size_t count = event.from.size();
        if (count == 1)
            return EventWords::tr("one piece of %1 is taken off at home").arg(name(event.seat));
        return EventWords::tr("%2 pieces of %1 are taken off at home")
            .arg(name(event.seat), numberInWords(count));
    }
    QString operator()(const happened::MarblesCaptured& event) const {
        if (event.from.size() == 1)
            return EventWords::tr("%1 takes one marble").arg(name(event.seat));
        return EventWords::tr("%1 takes %2 marbles")
            .arg(name(event.seat), numberInWords(event.from.size()));
    }
    QString operator()(const happened::GameEnded& event) const {
        QString cause = causeOfEnd(event);
        if (event.cause == happened::GameEnded::Cause::draw_agreed && sides(before_) == 2)
            return cause;
        const QString result = sides(before_) > 2 ? placesInWords(story_, place_ + 1)
                                                  : resultInWords(story_, place_ + 1);
        return cause.isEmpty() ? result : EventWords::tr("%1: %2").arg(cause, result);
    }

    /// Why a game ended where it did not end by itself.
    QString causeOfEnd(const happened::GameEnded& event) const {
        switch (event.cause) {
        case happened::GameEnded::Cause::no_progress:
            return EventWords::tr("no piece has entered its goal for %1 moves")
                .arg(jumping::quiet_moves_a_seat * before_.seats);
        case happened::GameEnded::Cause::draw_agreed:
            return EventWords::tr("a draw is agreed on");
        case happened::GameEnded::Cause::no_jump_left:
            return EventWords::tr("no jump is left");
        case happened::GameEnded::Cause::first_place_taken:
        case happened::GameEnded::Cause::one_side_left:
            break;
        }
        return {};
    }

    QString finishes(const happened::Finished& event) const {
        const QString who = name(event.seat);
        const QString mover = name(before_.to_act);
        if (event.seat == before_.to_act)
            return (event.has_strangers ? EventWords::tr("%1 finishes, the goal being full")
                                        : EventWords::tr("%1 finishes"))
                .arg(who);
        return (event.has_strangers
                    ? EventWords::tr("%1 finishes on %2's move, the goal being full")
                    : EventWords::tr("%1 finishes on %2's move"))
            .arg(who, mover);
    }

    QString isOut(const happened::PutOut& event) const {
        switch (event.cause) {
        case happened::PutOut::Cause::resigned:
            return EventWords::tr("%1 resigns").arg(name(event.seat));
        case happened::PutOut::Cause::imprisoned:
            return EventWords::tr("%1 is imprisoned and out").arg(name(event.seat));
        case happened::PutOut::Cause::late:
            return EventWords::tr("%1 is out with pieces at home after move %2")
                .arg(name(event.seat), QString::number(event.leave + 1));
        case happened::PutOut::Cause::partner_out:
            break;
        }
        return EventWords::tr("%1 is out with %2")
            .arg(name(event.seat), name(partner(before_, event.seat)));
    }

private:
    QString name(Seat seat) const { return story_.name(seat); }

    /// Of two sides it is clear which place is left.
    QString withPlace(const QString& words, std::size_t place) const {
        return sides(before_) == 2 ? words
                                   : EventWords::tr("%1: %2").arg(words, placeInWords(place));
    }

    const Story& story_;
    std::size_t place_;
    Standing before_;
    /// What a move of the capture game goes over is told as what it takes.
    bool keepsMarbles_ = false;
};

/// What a seat's panel says of how it stopped playing.
struct StandingTeller {
    const Story& story;
    Seat seat;
    Seat mover;

    QString operator()(const happened::Finished& event) const {
        if (event.seat != seat || seat == mover)
            return {};
        return EventWords::tr("on %1's move").arg(story.name(mover));
    }
    QString operator()(const happened::PutOut& event) const {
        if (event.seat != seat)
            return {};
        switch (event.cause) {
        case happened::PutOut::Cause::resigned:
            return EventWords::tr("resigned");
        case happened::PutOut::Cause::imprisoned:
            return EventWords::tr("imprisoned");
        case happened::PutOut::Cause::late:
            return EventWords::tr("at home after move %1").arg(event.leave + 1);
        case happened::PutOut::Cause::partner_out:
            break;
        }
        return EventWords::tr("the partner is out");
    }
    template <class Other>
    QString operator()(const Other&) const {
        return {};
    }
};

} // namespace

QString actInWords(const Story& story, std::size_t place) {
    const std::vector<jumping::Event> events = story.events(place);
    const Teller teller(story, place, events);
    QStringList sentences;
    for (const jumping::Event& event : events)
        sentences << sentence(std::visit(teller, event));
    return sentences.join(QStringLiteral(". "));
}

QString resultInWords(const Story& story, std::size_t place) {
    const Standing standing = story.standing(place);
    std::size_t winners = 0;
    for_each_seat(standing,
                  [&](Seat seat) { winners += standing.status[seat].place() == 1 ? 1 : 0; });
    const QString names = namesOf(story, standing, 1);
    const std::size_t inASide = standing.pairs ? 2 : 1;
    if (winners == inASide)
        return (inASide == 1 ? EventWords::tr("%1 wins") : EventWords::tr("%1 win")).arg(names);
    if (winners == standing.seats)
        return EventWords::tr("a draw");
    return EventWords::tr("%1 share the first place").arg(names);
}

QString placesInWords(const Story& story, std::size_t place) {
    const Standing standing = story.standing(place);
    QStringList parts;
    for (std::size_t each = 1; each <= sides(standing); ++each) {
        const QString names = namesOf(story, standing, each);
        if (!names.isEmpty())
            parts << EventWords::tr("%1 %2", "Ann 1st").arg(names, ordinal(each));
    }
    return parts.join(QStringLiteral(", "));
}

EndWords endWords(const Story& story, std::size_t place) {
    EndWords words{sentence(resultInWords(story, place)), {}};
    QStringList reasons;
    if (place > 0) {
        const std::vector<jumping::Event> events = story.events(place - 1);
        const Teller teller(story, place - 1, events);
        for (const jumping::Event& event : events) {
            if (const auto* finished = std::get_if<happened::Finished>(&event))
                reasons << teller.finishes(*finished);
            else if (const auto* out = std::get_if<happened::PutOut>(&event))
                reasons << teller.isOut(*out);
            else if (const auto* ended = std::get_if<happened::GameEnded>(&event))
                reasons << sentence(teller.causeOfEnd(*ended));
        }
    }
    if (sides(story.standing(place)) > 2)
        reasons << placesInWords(story, place);
    reasons.removeAll(QString());
    words.reason = reasons.join(QStringLiteral(". "));
    return words;
}

QString standingInWords(const Story& story, std::size_t place, Seat seat) {
    const Standing standing = story.standing(place);
    if (standing.status[seat].plays())
        return {};
    const bool waits = standing.status[seat].waits();
    QStringList parts{waits
                          ? EventWords::tr("waits for %1").arg(story.name(partner(standing, seat)))
                          : ordinal(standing.status[seat].place())};
    if (const auto act = endOfPlay(story, place, seat)) {
        const StandingTeller teller{story, seat, story.standing(*act).to_act};
        for (const jumping::Event& event : story.events(*act))
            parts << std::visit(teller, event);
    }
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

} // namespace jumping_face
