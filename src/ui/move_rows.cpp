#include "ui/move_rows.hpp"

#include "app/decided_showdown.hpp"
#include "cards/words.hpp"
#include "ui/game_words.hpp"

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

/// Adds the acts one after the other, each by its kind.
class Builder {
public:
    explicit Builder(const Match& match)
        : match_(match) {}

    std::vector<MoveRow> rows() {
        match_.history.visit(0, match_.history.size(),
                             [this](std::size_t i, const State& before, const Action& action) {
                                 place_ = i + 1;
                                 before_ = &before;
                                 std::visit(*this, action);
                             });
        return std::move(rows_);
    }

    void operator()(const checkers_poker::ChooseEnd& act) {
        put(rows_.emplace_back(), MoveColumn::ofSecond,
            act.end == checkers_poker::End::south ? MoveRowWords::tr("south end")
                                                  : MoveRowWords::tr("north end"));
    }
    void operator()(const checkers_poker::RollDie& act) {
        put(turnRow(), MoveColumn::die, QString::number(act.value));
    }
    void operator()(const checkers_poker::Move& act) {
        const QString from = spaceText(act.from);
        put(turnRow(), columnOf(mover()), from + QStringLiteral("–") + spaceText(act.to));
    }
    void operator()(const checkers_poker::Show& act) {
        if (rows_.empty() || !rows_.back().showdown || mover() == checkers_poker::second) {
            rows_.emplace_back().showdown = true;
            rows_.back().low = showdown_this_turn(before()) == Showdown::low;
        }
        const auto deck = before().options.deck;
        put(rows_.back(), columnOf(mover()),
            act.hand ? fromUtf8(cards::in_words(cards::announcement_of(*act.hand, deck)))
                     : MoveRowWords::tr("no hand"));
        if (const auto decided = app::decidedAt(match_, place_))
            markOutcome(rows_.back(), decided->loser);
    }
    void operator()(const checkers_poker::RemoveChecker& act) {
        if (rows_.empty() || !rows_.back().showdown)
            rows_.emplace_back().showdown = true;
        put(rows_.back(), MoveColumn::removal, QStringLiteral("−") + spaceText(act.space));
    }
    void operator()(const checkers_poker::Resign& /*act*/) {
        put(rows_.emplace_back(), columnOf(mover()), MoveRowWords::tr("resigns"));
    }
    void operator()(const checkers_poker::AgreeDraw& /*act*/) {
        put(rows_.emplace_back(), MoveColumn::ofFirst, MoveRowWords::tr("draw agreed"));
    }

private:
    const State& before() const { return *before_; }
    Seat mover() const { return to_act(before()).value_or(first); }

    void put(MoveRow& row, MoveColumn column, const QString& text) const {
        row.at(column) = {text, place_, false, false};
    }
    static void markOutcome(MoveRow& row, std::optional<Seat> loser) {
        if (!loser) {
            row.at(MoveColumn::removal).text = MoveRowWords::tr("tie");
            return;
        }
        row.at(columnOf(*loser)).lost = true;
        row.at(columnOf(checkers_poker::other(*loser))).won = true;
    }
    MoveRow& turnRow() {
        const QString turn = QString::number(before().turn);
        if (rows_.empty() || rows_.back().at(MoveColumn::turn).text != turn) {
            rows_.emplace_back().at(MoveColumn::turn).text = turn;
        }
        return rows_.back();
    }

    const Match& match_;
    const State* before_ = nullptr;
    std::size_t place_ = 0;
    std::vector<MoveRow> rows_;
};

} // namespace

std::vector<MoveRow> rowsOfMoves(const Match& match) { return Builder(match).rows(); }

} // namespace ui
