#include "faces_support.hpp"
#include "support/showdown.hpp"
#include "words_support.hpp"

#include <QStringList>

/// What the list of moves says, line by line.
namespace {

using checkers_poker::Match;
using support::Sentence;

/// The lines with their cells between strokes; who won a showdown stands in stars, who lost in
/// brackets.
std::string listedMoves(const Match& match) {
    QStringList lines;
    for (const ui::MoveRow& row : support::listed(match)) {
        QStringList cells;
        for (const ui::MoveCell& cell : row.cells) {
            if (cell.text.isEmpty())
                continue;
            cells << (cell.weight == ui::MoveCell::Weight::strong && !cell.isLoss
                          ? QStringLiteral("*%1*").arg(cell.text)
                      : cell.weight == ui::MoveCell::Weight::pale
                          ? QStringLiteral("(%1)").arg(cell.text)
                          : cell.text);
        }
        lines << cells.join(QStringLiteral("|"));
    }
    return lines.join(QStringLiteral(" / ")).toStdString();
}

class MovesAreListed : public testing::TestWithParam<Sentence> {};

TEST_P(MovesAreListed, ByTurnsAndShowdowns) {
    EXPECT_EQ(listedMoves(support::annAgainstBen(GetParam().position, GetParam().acts)),
              GetParam().words);
}

constexpr auto choosingWithDie = "8/8/8/8/8/8/8/8 o e 1 - - - -/0 die";

INSTANTIATE_TEST_SUITE_P(
    Each, MovesAreListed,
    testing::Values(
        Sentence{"BeginWithTheEnd", support::choosing_position, "south", "south end"},
        Sentence{"EndInTheNorth", support::choosing_position, "north", "north end"},
        Sentence{"TurnHasItsMoves", "xxxxxxxx/8/8/8/8/8/8/oooooooo x m 7 - - - -/0 standard",
                 "a8-a7 a1-a2", "7|a8–a7|a1–a2"},
        Sentence{"RollStandsInItsTurn", choosingWithDie, "north die:2", "north end / 1|2"},
        Sentence{"ResignationStandsAlone", "xxxxxxxx/8/8/8/8/8/8/oooooooo x m 7 - - - -/0 standard",
                 "resign", "resigns"},
        Sentence{"AgreedDrawStandsAlone", "xxxxxxxx/8/8/8/8/8/8/oooooooo x m 7 - - - -/0 standard",
                 "draw", "draw agreed"}),
    support::nameOf);

std::string movesAfter(const checkers_poker::State& start, const std::string& acts) {
    Match match(start);
    for (const std::string& token : support::words(acts))
        EXPECT_FALSE(play(match, checkers_poker::read_action(token, match.history.current())));
    return listedMoves(match);
}

/// The same by ear.
std::string heardMoves(const Match& match) {
    QStringList lines;
    for (const ui::MoveRow& row : support::listed(match)) {
        QStringList cells;
        for (const ui::MoveCell& cell : row.cells)
            cells << cell.inWords;
        cells.removeAll(QString());
        lines << cells.join(QStringLiteral(", "));
    }
    return lines.join(QStringLiteral(" / ")).toStdString();
}

TEST(MovesAreHeard, AsWords) {
    EXPECT_EQ(heardMoves(support::annAgainstBen(choosingWithDie, "north die:2")),
              "north end / turn 1, die shows 2");
    EXPECT_EQ(heardMoves(support::annAgainstBen(
                  "xxxxxxxx/8/8/8/8/8/8/oooooooo x m 7 - - - -/0 standard", "a8-a7 a1-a2")),
              "turn 7, a8 to a7, a1 to a2");
}

TEST(ShowdownsAreHeard, WithWhoWonAndWhatItCost) {
    const auto high = support::aces_against_kings();
    const std::string off = to_text(high.layout.space_of(support::card("4d")).value());
    Match match(high);
    for (const std::string& token : support::words(support::kings + support::aces + " x" + off))
        EXPECT_FALSE(play(match, checkers_poker::read_action(token, match.history.current())));
    EXPECT_EQ(heardMoves(match),
              "high showdown, pair of aces, won, pair of kings, lost, " + off + " taken off");
    const auto low = support::showdown("Ac Ad Qh 9s 7c 5d", "Kc Kd Jh 8s 6c 4d", "high-low", 6);
    Match shown(low);
    for (const std::string& token : support::words(support::kings))
        EXPECT_FALSE(play(shown, checkers_poker::read_action(token, shown.history.current())));
    EXPECT_EQ(heardMoves(shown), "low showdown, pair of kings");
}

TEST(ShowdownsAreListed, WithBothHandsAndTheRemoval) {
    const auto start = support::aces_against_kings();
    const auto off = start.layout.space_of(support::card("4d")).value();
    EXPECT_EQ(movesAfter(start, support::kings), "high|pair of kings");
    EXPECT_EQ(movesAfter(start, support::kings + support::aces),
              "high|*pair of aces*|(pair of kings)");
    EXPECT_EQ(movesAfter(start, support::kings + support::aces + " x" + to_text(off)),
              "high|*pair of aces*|(pair of kings)|−" + to_text(off));
}

TEST(ShowdownsAreListed, AsLowOnesToo) {
    const auto start = support::showdown("Ac Ad Qh 9s 7c 5d", "Kc Kd Jh 8s 6c 4d", "high-low", 6);
    EXPECT_EQ(movesAfter(start, support::kings + support::aces),
              "low|(pair of aces)|*pair of kings*");
}

/// On a tie neither hand is told apart from the other.
TEST(ShowdownsAreListed, AsTies) {
    const auto start = support::showdown("Ac Kc Qc Jd 9s", "Ad Kd Qd Jh 9h");
    EXPECT_EQ(movesAfter(start, "=AdKdQdJh9h =AcKcQcJd9s"), "high|ace high|ace high|tie");
}

TEST(ShowdownsAreListed, WhereNoHandIsShown) {
    const auto start = support::showdown("Ac Ad Qh 9s 7c", "Kc Kd Jh 8s --");
    EXPECT_EQ(movesAfter(start, "=none" + support::aces), "high|*pair of aces*|(no hand)");
}

} // namespace
