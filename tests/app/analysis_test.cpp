#include "app/analysis.hpp"
#include "app/game_review.hpp"
#include "large_allocations.hpp"
#include "support/random_games.hpp"
#include "support/table.hpp"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace {

using app::Analysis;
using checkers_poker::Match;

constexpr int untilFound = 30'000; // milliseconds

Match someGame(std::size_t actions) {
    support::Random random(5);
    return support::random_match(random, {}, actions);
}

bool hasLines(const Analysis& analysis) {
    return QTest::qWaitFor([&] { return !analysis.lines().empty(); }, untilFound);
}

TEST(Analysis, KeepsOneTableForAllPositions) {
    const Match match = someGame(12);
    Analysis analysis;
    analysis.look(support::asked(match.history.start()));
    ASSERT_TRUE(hasLines(analysis));
    const std::size_t before = support::large_allocations();
    for (std::size_t place = 1; place <= match.history.size(); ++place) {
        analysis.look(support::asked(match.history.state(place)));
        ASSERT_TRUE(hasLines(analysis));
    }
    EXPECT_EQ(support::large_allocations(), before);
}

TEST(Hint, KeepsOneTableForAllHints) {
    const Match match = someGame(4);
    app::Hint hint;
    QSignalSpy found(&hint, &app::Hint::found);
    std::size_t before = 0;
    for (std::size_t place = 0; place < match.history.size(); ++place) {
        hint.ask(support::asked(match.history.state(place)));
        ASSERT_TRUE(found.wait(untilFound));
        if (place == 0)
            before = support::large_allocations();
    }
    EXPECT_EQ(support::large_allocations(), before);
}

TEST(GameReview, KeepsOneTableForAllGames) {
    app::GameReview review;
    const auto runs = [&](const Match& match) {
        review.start(match);
        return QTest::qWaitFor([&] { return !review.isRunning(); }, untilFound);
    };
    ASSERT_TRUE(runs(someGame(2)));
    const std::size_t before = support::large_allocations();
    ASSERT_TRUE(runs(someGame(5)));
    ASSERT_TRUE(runs(someGame(3)));
    EXPECT_EQ(support::large_allocations(), before);
}

TEST(Analysis, RestsAndGoesOn) {
    const Match match = someGame(6);
    Analysis analysis;
    analysis.look(support::asked(match.history.state(3)));
    ASSERT_TRUE(hasLines(analysis));
    analysis.setResting(true);
    EXPECT_FALSE(analysis.isRunning());
    EXPECT_FALSE(analysis.lines().empty()) << "what was found can still be read";
    analysis.look(support::asked(match.history.state(4)));
    EXPECT_FALSE(analysis.isRunning());
    EXPECT_TRUE(analysis.isAbout(*app::AnyGame(match), 4));
    analysis.setResting(false);
    EXPECT_TRUE(analysis.isRunning());
    EXPECT_TRUE(hasLines(analysis));
}

TEST(Analysis, DoesNotBeginAgainWhereItHadComeToItsEnd) {
    Match match = someGame(6);
    play(match, checkers_poker::Resign{});
    Analysis analysis;
    analysis.look(support::asked(match.history.current()));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !analysis.isRunning(); }, untilFound));
    analysis.setResting(true);
    analysis.setResting(false);
    EXPECT_FALSE(analysis.isRunning());
}

} // namespace
