#include "app/game_controller.hpp"
#include "support/random_games.hpp"
#include "support/table_match.hpp"
#include "ui/faces_support.hpp"
#include "ui/table/move_lines.hpp"
#include "ui/table/move_list.hpp"

#include <QTest>

#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <vector>

namespace {

using support::matchOf;
using support::stateOf;
using support::submit;

using checkers_poker::Match;
using support::Random;
using ui::MoveRow;

/// Another place in the game, and often another way on from there.
void wander(Match& match, Random& random) {
    match.history.go_to(random() % (match.history.size() + 1));
    for (std::size_t acts = random() % 6; acts > 0 && !is_over(match.history.current()); --acts)
        play(match, support::random_action(random, match.history.current()));
}

void showIn(auto& list, const Match& match, std::size_t place) {
    const app::AnyGame game(match);
    list.show(*game, support::faceOf(game), place);
}

std::vector<MoveRow> rowsOf(const ui::MoveListModel& model) {
    std::vector<MoveRow> rows;
    for (int i = 0; i < model.rowCount(); ++i)
        rows.push_back(*model.row(i));
    return rows;
}

TEST(MoveLines, FollowAnyGameAsIfListedAnew) {
    Random random(91);
    ui::MoveListModel model;
    for (int game = 0; game < 30; ++game) {
        Match match = support::random_match(random, support::random_options(random), 150);
        for (int step = 0; step < 20; ++step) {
            showIn(model, match, match.history.place());
            ASSERT_EQ(rowsOf(model), support::listed(match));
            wander(match, random);
        }
    }
}

/// As the window does, which knows how many acts are still the same.
TEST(MoveLines, FollowAGameThatTellsWhatIsStillTheSame) {
    Random random(95);
    app::GameController game(Match(support::random_game(random, {})));
    ui::MoveListModel model;
    std::uint64_t listed = game.edition();
    for (int step = 0; step < 300; ++step) {
        model.show(game.game(), support::faces().of(game.game()), game.shownPlace(),
                   game.sharedWith(listed));
        listed = game.edition();
        ASSERT_EQ(rowsOf(model), support::listed(app::AnyGame(matchOf(game))));
        for (std::size_t back = random() % 6; back > 0; --back)
            game.undo();
        for (std::size_t acts = random() % 6; acts > 0 && !is_over(stateOf(game)); --acts)
            submit(game, support::random_action(random, stateOf(game)));
    }
}

TEST(MoveLines, FindTheLineOfEveryPlace) {
    Random random(92);
    const Match match = support::random_match(random, support::random_options(random), 300);
    ui::MoveLines lines;
    const app::AnyGame game(match);
    lines.follow(*game, support::faceOf(game));
    EXPECT_EQ(lines.lineOf(0), std::nullopt);
    for (std::size_t place = 1; place <= match.history.size(); ++place) {
        const std::size_t line = lines.lineOf(place).value();
        EXPECT_LT(lines.begin(line), place);
        EXPECT_LE(place, lines.end(line));
    }
    EXPECT_EQ(lines.lineOf(match.history.size() + 1), std::nullopt);
}

TEST(MoveLines, OnlyTheLineThatAnActChangesIsTold) {
    Random random(93);
    Match match = support::random_match(random, {}, 200);
    match.history.go_to(match.history.size() / 2);
    ui::MoveListModel model;
    showIn(model, match, 0);
    const int before = model.rowCount();
    int removed = 0;
    int inserted = 0;
    bool reset = false;
    QObject::connect(&model, &QAbstractItemModel::rowsRemoved, &model,
                     [&](const QModelIndex&, int from, int to) { removed += to - from + 1; });
    QObject::connect(&model, &QAbstractItemModel::rowsInserted, &model,
                     [&](const QModelIndex&, int from, int to) { inserted += to - from + 1; });
    QObject::connect(&model, &QAbstractItemModel::modelReset, &model, [&] { reset = true; });
    showIn(model, match, 3);
    EXPECT_EQ(removed + inserted, 0);
    play(match, checkers_poker::Resign{});
    showIn(model, match, match.history.place());
    EXPECT_EQ(inserted, 1);
    EXPECT_EQ(model.rowCount(), before - removed + inserted);
    EXPECT_FALSE(reset);
}

TEST(MoveLines, EveryRowHasItsHeightHoweverTheListChanges) {
    Random random(94);
    Match match = support::random_match(random, {}, 200);
    ui::MoveList list;
    const auto expectHeights = [&](const char* when) {
        const int line = list.fontMetrics().height();
        const auto& model = *qobject_cast<ui::MoveListModel*>(list.model());
        for (int i = 0; i < model.rowCount(); ++i)
            EXPECT_EQ(list.rowHeight(i),
                      model.isBand(i) && list.isNarrow() ? 2 * line + 10 : line + 8)
                << when << ", row " << i;
    };
    list.resize(200, 400);
    showIn(list, match, match.history.place());
    list.show();
    expectHeights("narrow");
    list.resize(1200, 400);
    expectHeights("wide");
    QFont font = list.font();
    font.setPointSize(font.pointSize() + 6);
    list.setFont(font);
    expectHeights("in a larger font");
    list.resize(200, 400);
    for (int i = 0; i < 10; ++i) {
        wander(match, random);
        showIn(list, match, match.history.place());
        expectHeights("after other acts");
    }
}

} // namespace
