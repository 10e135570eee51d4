#include "faces/jumping/move_rows.hpp"

#include "faces/jumping/event_words.hpp"
#include "faces/jumping/words.hpp"

#include <QCoreApplication>

#include <variant>

namespace jumping_face {

namespace happened = jumping::happened;

namespace {

struct MoveWords {
    Q_DECLARE_TR_FUNCTIONS(jumping_face::MoveRows)
};

/// What followed from an act, in a word or two; empty where the token says enough.
struct Consequence {
    const Story& story;
    const jumping::Standing& before;

    QString operator()(const happened::Finished& event) const {
        const QString what = event.place == 0 ? MoveWords::tr("waits") : ordinal(event.place);
        return of(event.seat, what);
    }
    QString operator()(const happened::PutOut& event) const {
        if (event.cause == happened::PutOut::Cause::resigned)
            return {};
        return of(event.seat, MoveWords::tr("out"));
    }
    QString operator()(const happened::Imprisoned& event) const {
        return of(event.seat, MoveWords::tr("imprisoned"));
    }
    QString operator()(const happened::PiecesTakenOff& event) const {
        return MoveWords::tr("%1 off").arg(event.from.size());
    }
    QString operator()(const happened::MarblesCaptured& event) const {
        return MoveWords::tr("+%1").arg(event.from.size());
    }
    QString operator()(const happened::GameEnded& event) const {
        return event.cause == happened::GameEnded::Cause::no_progress ? MoveWords::tr("limit")
                                                                      : QString();
    }
    template <class Other>
    QString operator()(const Other&) const {
        return {};
    }

private:
    QString of(Seat seat, const QString& what) const {
        return seat == before.to_act
                   ? what
                   : MoveWords::tr("%1 %2", "Ann out").arg(story.name(seat), what);
    }
};

} // namespace

QStringList moveColumns(const Story& story) {
    QStringList titles{MoveWords::tr("Turn")};
    for_each_seat(story.standing(0), [&](Seat seat) { titles << story.name(seat); });
    return titles;
}

std::uint32_t lineOf(const Story& story, std::size_t place) { return story.standing(place).turn; }

std::vector<MoveCell> cellsOf(const Story& story, std::size_t begin, std::size_t end) {
    std::vector<MoveCell> cells;
    for (std::size_t place = begin; place < end; ++place) {
        const jumping::Standing before = story.standing(place);
        QStringList parts{QString::fromStdString(story.token(place))};
        for (const jumping::Event& event : story.events(place))
            parts << std::visit(Consequence{story, before}, event);
        parts.removeAll(QString());
        cells.push_back(
            {before.to_act, parts.join(QStringLiteral(", ")), actInWords(story, place), place + 1});
    }
    return cells;
}

QString actShortly(const QString& token) {
    const QStringList spaces = token.split(QLatin1Char('-'));
    if (spaces.size() == 1)
        return token == QStringLiteral("pass")     ? MoveWords::tr("pass")
               : token == QStringLiteral("resign") ? MoveWords::tr("resign")
                                                   : MoveWords::tr("draw");
    return MoveWords::tr("%1 to %2").arg(spaces.first(), spaces.last());
}

} // namespace jumping_face
