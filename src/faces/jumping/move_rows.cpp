#include "faces/jumping/move_rows.hpp"

#include "faces/jumping/event_words.hpp"
#include "faces/jumping/words.hpp"

#include <QCoreApplication>
#include <QStringList>

#include <variant>

namespace jumping_face {

namespace happened = jumping::happened;
using ui::MoveCell;
using ui::MoveColumn;

namespace {

struct MoveWords {
    Q_DECLARE_TR_FUNCTIONS(jumping_face::MoveRows)
};

/// What followed from an act, in a word or two each; nothing where the act says enough. Others than
/// who acted go by their colours, which are short.
class Consequences {
public:
    Consequences(const Story& story, std::size_t place)
        : mover_(story.standing(place).to_act) {
        for (const jumping::Event& event : story.events(place))
            std::visit(*this, event);
    }

    /// Marbles that were taken.
    QString takings() const { return taken_ == 0 ? QString() : QStringLiteral("+%1").arg(taken_); }
    /// Who finished, was put out or shut in: "1st", "Amber out". More than two are seldom.
    QString fates() const {
        constexpr qsizetype most = 2;
        const QString words = fates_.mid(0, most).join(QStringLiteral(", "));
        return fates_.size() > most ? words + QStringLiteral(" …") : words;
    }
    /// With the pieces taken off.
    QString all() const {
        QStringList parts{fates()};
        if (off_ > 0)
            parts << MoveWords::tr("%1 off").arg(off_);
        parts.removeAll(QString());
        return parts.join(QStringLiteral(", "));
    }
    bool moverFinishes() const { return moverFinishes_; }
    bool moverIsOut() const { return moverIsOut_; }
    std::size_t legs() const { return legs_; }

    void operator()(const happened::PieceMoved& event) { legs_ = event.path.size() - 1; }
    void operator()(const happened::Finished& event) {
        moverFinishes_ |= event.seat == mover_;
        tell(event.seat, event.place == 0 ? MoveWords::tr("waits") : ordinal(event.place));
    }
    void operator()(const happened::PutOut& event) {
        using Cause = happened::PutOut::Cause;
        moverIsOut_ |= event.seat == mover_;
        // One partner is out with the other, and who resigns says so.
        if (event.cause != Cause::partner_out && event.cause != Cause::resigned)
            tell(event.seat, MoveWords::tr("out"));
    }
    void operator()(const happened::Imprisoned& event) {
        tell(event.seat, MoveWords::tr("shut in"));
    }
    void operator()(const happened::PiecesTakenOff& event) { off_ += event.from.size(); }
    void operator()(const happened::MarblesCaptured& event) { taken_ = event.from.size(); }
    void operator()(const happened::GameEnded& event) {
        if (event.cause == happened::GameEnded::Cause::no_progress)
            fates_ << MoveWords::tr("limit");
    }
    void operator()(const happened::Passed& /*event*/) {}

private:
    void tell(Seat seat, const QString& what) {
        fates_ << (seat == mover_ ? what
                                  : MoveWords::tr("%1 %2", "Amber 1st").arg(seatName(seat), what));
    }

    Seat mover_;
    QStringList fates_;
    std::size_t off_ = 0;
    std::size_t taken_ = 0;
    std::size_t legs_ = 0;
    bool moverFinishes_ = false;
    bool moverIsOut_ = false;
};

/// An act with the marbles that it takes.
QString actText(const Story& story, std::size_t place, const Consequences& consequences) {
    const QString act = briefly(story.token(place));
    return consequences.takings().isEmpty() ? act : act + QLatin1Char(' ') + consequences.takings();
}

/// What the text leaves out: the whole chain, and all that followed.
QString explained(const Story& story, std::size_t place, const Consequences& consequences) {
    const std::string token = story.token(place);
    const bool isLong = !consequences.takings().isEmpty() && consequences.legs() > 1;
    if (consequences.all().isEmpty() && !isLong)
        return {};
    const QString words = actInWords(story, place);
    return isLong ? QString::fromStdString(token).replace(QLatin1Char('-'), QStringLiteral("–")) +
                        QStringLiteral(". ") + words
                  : words;
}

MoveCell cellOf(const Story& story, std::size_t place, const Consequences& consequences) {
    MoveCell cell;
    cell.text = actText(story, place, consequences);
    cell.inWords = actInWords(story, place);
    cell.explained = explained(story, place, consequences);
    cell.place = place + 1;
    cell.weight = consequences.moverFinishes() ? MoveCell::Weight::strong : MoveCell::Weight::usual;
    cell.isLoss = consequences.moverIsOut();
    return cell;
}

/// Pale where the line before has the same.
MoveCell turnCell(const Story& story, std::size_t place) {
    const std::uint32_t turn = story.standing(place).turn;
    MoveCell cell;
    cell.text = QString::number(turn);
    cell.inWords = MoveWords::tr("turn %1").arg(turn);
    if (place > 0 && story.standing(place - 1).turn == turn)
        cell.weight = MoveCell::Weight::pale;
    return cell;
}

MoveColumn columnOf(MoveColumn::Kind kind, const QString& title, const QString& inWords,
                    const QString& usual) {
    MoveColumn column;
    column.kind = kind;
    column.title = column.wholeTitle = title;
    column.inWords = inWords;
    column.usual = usual;
    return column;
}

} // namespace

bool hasLineForTurn(const Story& story) { return story.standing(0).seats == 2; }

std::vector<MoveColumn> moveColumns(const Story& story) {
    using Kind = MoveColumn::Kind;
    std::vector<MoveColumn> columns{
        columnOf(Kind::label, {}, MoveWords::tr("Turn"), QStringLiteral("100"))};
    if (!hasLineForTurn(story)) {
        columns.push_back(columnOf(Kind::value, {}, MoveWords::tr("Player"), QStringLiteral("00")));
        columns.push_back(columnOf(Kind::acts, MoveWords::tr("Move"), {},
                                   MoveWords::tr("p12–o13, %1").arg(ordinal(1))));
        return columns;
    }
    for_each_seat(story.standing(0), [&](Seat seat) {
        columns.push_back(columnOf(Kind::acts, story.name(seat), {}, QStringLiteral("p12–o13")));
        columns.back().seat = seat;
    });
    if (story.isRace())
        columns.push_back(
            columnOf(Kind::outcome, {}, MoveWords::tr("Outcome"),
                     MoveWords::tr("%1 %2", "Amber 1st").arg(seatName(Seat{1}), ordinal(1))));
    return columns;
}

ui::MoveRow moveRow(const Story& story, std::size_t begin, std::size_t end) {
    ui::MoveRow row;
    row.cells.push_back(turnCell(story, begin));
    if (!hasLineForTurn(story)) {
        const Consequences consequences(story, begin);
        MoveCell player;
        player.seat = story.standing(begin).to_act;
        player.inWords = player.explained = story.name(*player.seat);
        MoveCell act = cellOf(story, begin, consequences);
        if (const QString all = consequences.all(); !all.isEmpty())
            act.text += QStringLiteral(", ") + all;
        row.cells.push_back(player);
        row.cells.push_back(act);
        return row;
    }
    row.cells.resize(story.isRace() ? 4 : 3);
    for (std::size_t place = begin; place < end; ++place) {
        const Consequences consequences(story, place);
        row.cells[1 + index(story.standing(place).to_act)] = cellOf(story, place, consequences);
        if (const QString fates = consequences.fates(); !fates.isEmpty()) {
            MoveCell& outcome = row.cells.back();
            outcome.text = outcome.inWords = fates;
            outcome.explained = actInWords(story, place);
        }
    }
    return row;
}

QString actShortly(const QString& token) {
    const QStringList spaces = token.split(QLatin1Char('-'));
    if (spaces.size() == 1)
        return token == QStringLiteral("pass")     ? MoveWords::tr("pass")
               : token == QStringLiteral("resign") ? MoveWords::tr("resign")
                                                   : MoveWords::tr("draw");
    return MoveWords::tr("%1 to %2").arg(spaces.first(), spaces.last());
}

QString briefly(const std::string& token) {
    const QString act = QString::fromStdString(token);
    const QStringList spaces = act.split(QLatin1Char('-'));
    return spaces.size() == 1 ? actShortly(act)
                              : spaces.first() + QStringLiteral("–") + spaces.last();
}

} // namespace jumping_face
