#include "faces/checkers_poker/move_rows.hpp"

#include "cards/words.hpp"
#include "faces/checkers_poker/decided_showdown.hpp"
#include "faces/checkers_poker/game_words.hpp"
#include "faces/checkers_poker/new_game.hpp"
#include "ui/art/signs.hpp"

#include <QCoreApplication>

#include <cstdint>
#include <variant>

namespace ui {

using checkers_poker::Action;
using checkers_poker::first;
using checkers_poker::Match;
using checkers_poker::Seat;
using checkers_poker::second;
using checkers_poker::Showdown;
using checkers_poker::State;

namespace {

struct MoveRowWords {
    Q_DECLARE_TR_FUNCTIONS(ui::MoveRows)
};

/// Where things stand in games with a die; without one, what comes behind it moves up.
enum Column : std::uint8_t { turnColumn, dieColumn, firstColumn, secondColumn, removalColumn };

Column columnOf(Seat seat) { return seat == first ? firstColumn : secondColumn; }

/// Puts the acts of a line into its cells one after the other, each by its kind.
class Builder {
public:
    explicit Builder(const Match& match)
        : match_(match)
        , hasDie_(match.history.start().options.die) {
        row_.cells.resize(hasDie_ ? 5 : 4);
    }

    MoveRow row(std::size_t begin, std::size_t end) {
        match_.history.visit(begin, end,
                             [this](std::size_t i, const State& before, const Action& action) {
                                 place_ = i + 1;
                                 before_ = &before;
                                 std::visit(*this, action);
                             });
        if (row_.isBand)
            tellShowdown();
        return std::move(row_);
    }

    void operator()(const checkers_poker::ChooseEnd& act) {
        put(secondColumn, act.end == checkers_poker::End::south ? MoveRowWords::tr("south end")
                                                                : MoveRowWords::tr("north end"));
    }
    void operator()(const checkers_poker::RollDie& act) {
        beginTurn();
        put(dieColumn, QString::number(act.value), MoveRowWords::tr("die shows %1").arg(act.value));
    }
    void operator()(const checkers_poker::Move& act) {
        beginTurn();
        const QString from = spaceText(act.from);
        const QString to = spaceText(act.to);
        put(columnOf(mover()), from + QStringLiteral("–") + to,
            MoveRowWords::tr("%1 to %2").arg(from, to));
    }
    void operator()(const checkers_poker::Show& act) {
        row_.isBand = true;
        isLow_ = showdown_this_turn(before()) == Showdown::low;
        const auto deck = before().options.deck;
        put(columnOf(mover()),
            act.hand ? fromUtf8(cards::in_words(cards::announcement_of(*act.hand, deck)))
                     : MoveRowWords::tr("no hand"));
        if (const auto decided = checkers_poker_face::decidedAt(match_, place_))
            markOutcome(decided->loser);
    }
    void operator()(const checkers_poker::RemoveChecker& act) {
        row_.isBand = true;
        const QString space = spaceText(act.space);
        put(removalColumn, QString(minusSign) + space, MoveRowWords::tr("%1 taken off").arg(space));
        MoveCell& cell = at(removalColumn);
        cell.isLoss = true;
        cell.weight = MoveCell::Weight::strong;
    }
    void operator()(const checkers_poker::Resign& /*act*/) {
        put(columnOf(mover()), MoveRowWords::tr("resigns"));
    }
    void operator()(const checkers_poker::AgreeDraw& /*act*/) {
        put(firstColumn, MoveRowWords::tr("draw agreed"));
    }

private:
    const State& before() const { return *before_; }
    Seat mover() const { return to_act(before()).value_or(first); }
    MoveCell& at(Column column) {
        return row_.cells[column - (hasDie_ || column < dieColumn ? 0U : 1U)];
    }

    void beginTurn() {
        const QString turn = QString::number(before().turn);
        at(turnColumn).text = turn;
        at(turnColumn).inWords = MoveRowWords::tr("turn %1").arg(turn);
    }
    void put(Column column, const QString& text, const QString& inWords = {}) {
        MoveCell cell;
        cell.text = text;
        cell.inWords = inWords.isEmpty() ? text : inWords;
        cell.place = place_;
        at(column) = cell;
    }
    void tellShowdown() {
        MoveCell& kind = at(turnColumn);
        kind.text = isLow_ ? MoveRowWords::tr("low") : MoveRowWords::tr("high");
        kind.inWords =
            isLow_ ? MoveRowWords::tr("low showdown") : MoveRowWords::tr("high showdown");
        kind.explained =
            isLow_ ? MoveRowWords::tr("Low showdown") : MoveRowWords::tr("High showdown");
        // A hand may reach as far as its end.
        QStringList outcome;
        for (const Column column : {firstColumn, secondColumn, removalColumn})
            outcome << at(column).text;
        outcome.removeAll(QString());
        at(removalColumn).explained = outcome.join(QStringLiteral(" · "));
    }
    void markOutcome(std::optional<Seat> loser) {
        if (!loser) {
            MoveCell& cell = at(removalColumn);
            cell.text = cell.inWords = MoveRowWords::tr("tie");
            return;
        }
        MoveCell& lost = at(columnOf(*loser));
        lost.weight = MoveCell::Weight::pale;
        lost.inWords = MoveRowWords::tr("%1, lost").arg(lost.text);
        MoveCell& won = at(columnOf(checkers_poker::other(*loser)));
        won.weight = MoveCell::Weight::strong;
        won.inWords = MoveRowWords::tr("%1, won").arg(won.text);
    }

    const Match& match_;
    bool hasDie_;
    const State* before_ = nullptr;
    std::size_t place_ = 0;
    bool isLow_ = false;
    MoveRow row_;
};

MoveColumn columnOfSeat(const Match& match, Seat seat) {
    return {MoveColumn::Kind::acts,
            called(match, seat),
            checkers_poker_face::displayName(match, seat),
            {},
            seat,
            MoveRowWords::tr("queens full of queens")};
}

enum class Line : std::uint8_t { turn, showdown, alone };

/// By how tokens begin: a hand with an equals sign, a removal with an x, a roll with its die.
Line lineOf(const std::string& token) {
    const bool isRemoval = token.size() == 3 && token[0] == 'x';
    if (token.starts_with('=') || isRemoval)
        return Line::showdown;
    return token.starts_with("die:") || token.find('-') != std::string::npos ? Line::turn
                                                                             : Line::alone;
}

} // namespace

std::vector<MoveColumn> columnsOfMoves(const Match& match) {
    using Kind = MoveColumn::Kind;
    std::vector<MoveColumn> columns;
    columns.push_back(
        {Kind::label, {}, {}, MoveRowWords::tr("Turn"), {}, MoveRowWords::tr("high")});
    if (match.history.start().options.die)
        columns.push_back({Kind::value, {}, {}, MoveRowWords::tr("Die"), {}, QStringLiteral("6")});
    columns.push_back(columnOfSeat(match, first));
    columns.push_back(columnOfSeat(match, second));
    columns.push_back({Kind::outcome,
                       {},
                       {},
                       MoveRowWords::tr("Removal"),
                       {},
                       QString(minusSign) + QStringLiteral("h8")});
    return columns;
}

bool beginsLineOfMoves(const ListedAct& last, const ListedAct& act) {
    const Line line = lineOf(act.token);
    if (line != lineOf(last.token) || line == Line::alone || last.before.turn != act.before.turn)
        return true;
    // Second shows before First.
    return act.token.starts_with('=') && act.before.toAct == second;
}

bool isBandOfMoves(const ListedAct& act) { return lineOf(act.token) == Line::showdown; }

MoveRow rowOfMoves(const Match& match, std::size_t begin, std::size_t end) {
    return Builder(match).row(begin, end);
}

} // namespace ui
