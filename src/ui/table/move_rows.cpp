#include "ui/table/move_rows.hpp"

#include "cards/words.hpp"
#include "faces/checkers_poker/decided_showdown.hpp"
#include "ui/table/move_lines.hpp"
#include "ui/telling/game_words.hpp"

#include <QCoreApplication>

#include <variant>

namespace ui {

using checkers_poker::Action;
using checkers_poker::first;
using checkers_poker::Match;
using checkers_poker::Seat;
using checkers_poker::Showdown;
using checkers_poker::State;

namespace {

struct MoveRowWords {
    Q_DECLARE_TR_FUNCTIONS(ui::MoveRows)
};

MoveColumn columnOf(Seat seat) {
    return seat == first ? MoveColumn::ofFirst : MoveColumn::ofSecond;
}

/// Puts the acts of a line into its cells one after the other, each by its kind.
class Builder {
public:
    explicit Builder(const Match& match)
        : match_(match) {}

    MoveRow row(std::size_t begin, std::size_t end) {
        match_.history.visit(begin, end,
                             [this](std::size_t i, const State& before, const Action& action) {
                                 place_ = i + 1;
                                 before_ = &before;
                                 std::visit(*this, action);
                             });
        return std::move(row_);
    }

    void operator()(const checkers_poker::ChooseEnd& act) {
        put(MoveColumn::ofSecond, act.end == checkers_poker::End::south
                                      ? MoveRowWords::tr("south end")
                                      : MoveRowWords::tr("north end"));
    }
    void operator()(const checkers_poker::RollDie& act) {
        beginTurn();
        put(MoveColumn::die, QString::number(act.value));
    }
    void operator()(const checkers_poker::Move& act) {
        beginTurn();
        const QString from = spaceText(act.from);
        put(columnOf(mover()), from + QStringLiteral("–") + spaceText(act.to));
    }
    void operator()(const checkers_poker::Show& act) {
        row_.showdown = true;
        row_.low = showdown_this_turn(before()) == Showdown::low;
        const auto deck = before().options.deck;
        put(columnOf(mover()),
            act.hand ? fromUtf8(cards::in_words(cards::announcement_of(*act.hand, deck)))
                     : MoveRowWords::tr("no hand"));
        if (const auto decided = checkers_poker_face::decidedAt(match_, place_))
            markOutcome(decided->loser);
    }
    void operator()(const checkers_poker::RemoveChecker& act) {
        row_.showdown = true;
        put(MoveColumn::removal, QStringLiteral("−") + spaceText(act.space));
    }
    void operator()(const checkers_poker::Resign& /*act*/) {
        put(columnOf(mover()), MoveRowWords::tr("resigns"));
    }
    void operator()(const checkers_poker::AgreeDraw& /*act*/) {
        put(MoveColumn::ofFirst, MoveRowWords::tr("draw agreed"));
    }

private:
    const State& before() const { return *before_; }
    Seat mover() const { return to_act(before()).value_or(first); }

    void beginTurn() { row_.at(MoveColumn::turn).text = QString::number(before().turn); }
    void put(MoveColumn column, const QString& text) {
        row_.at(column) = {text, place_, false, false};
    }
    void markOutcome(std::optional<Seat> loser) {
        if (!loser) {
            row_.at(MoveColumn::removal).text = MoveRowWords::tr("tie");
            return;
        }
        row_.at(columnOf(*loser)).lost = true;
        row_.at(columnOf(checkers_poker::other(*loser))).won = true;
    }

    const Match& match_;
    const State* before_ = nullptr;
    std::size_t place_ = 0;
    MoveRow row_;
};

} // namespace

MoveRow rowOfMoves(const Match& match, std::size_t begin, std::size_t end) {
    return Builder(match).row(begin, end);
}

std::vector<MoveRow> rowsOfMoves(const Match& match) {
    MoveLines lines;
    lines.follow(match);
    std::vector<MoveRow> rows;
    for (std::size_t i = 0; i < lines.size(); ++i)
        rows.push_back(rowOfMoves(match, lines.begin(i), lines.end(i)));
    return rows;
}

} // namespace ui
