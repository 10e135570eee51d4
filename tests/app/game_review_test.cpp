#include "app/analysis.hpp"
#include "app/game_review.hpp"
#include "games/checkers_poker/position_text.hpp"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace {

using namespace checkers_poker;
using app::Judgement;

constexpr int reviewPatience = 60'000; // milliseconds

Match twoActions() {
    Match match(standard_start());
    for (int i = 0; i < 2; ++i)
        play(match, legal_actions(match.history.current()).front());
    return match;
}

TEST(TurningPoints, AreTheActsThatCostMostForWhoeverActed) {
    const Match match = twoActions();
    const Action other = legal_actions(match.history.start()).back();
    const Action other_reply = legal_actions(match.history.state(1)).back();
    const std::vector<Judgement> judgements{{50, other}, {-100, other_reply}, {90, std::nullopt}};
    const auto points = app::turningPoints(match, judgements);
    ASSERT_EQ(points.size(), 2U);
    EXPECT_EQ(points[0].place, 1U); // Second gave away 190
    EXPECT_EQ(points[0].seat, second);
    EXPECT_EQ(points[0].lost, 190);
    EXPECT_EQ(points[0].better, other_reply);
    EXPECT_EQ(points[1].seat, first);
    EXPECT_EQ(points[1].lost, 150);
    EXPECT_EQ(app::turningPoints(match, judgements, 1).size(), 1U);
}

TEST(TurningPoints, AreNotTheBestActsNorSmallLosses) {
    const Match match = twoActions();
    const Action other = legal_actions(match.history.state(1)).back();
    EXPECT_TRUE(
        app::turningPoints(match, {{500, match.history.action(0)}, {0, other}, {10, {}}}).empty());
}

TEST(TurningPoints, DoNotCountInADecidedGame) {
    const Match match = twoActions();
    const Action other = legal_actions(match.history.start()).back();
    EXPECT_TRUE(app::turningPoints(match, {{2900, other}, {700, other}, {700, {}}}).empty());
}

TEST(GameReview, JudgesEveryPlaceOnce) {
    const Match match = twoActions();
    app::GameReview review;
    review.start(match);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !review.isRunning(); }, reviewPatience));
    ASSERT_EQ(review.judgements().size(), 3U);
    EXPECT_TRUE(review.judgements()[0].best);
    review.stop();
    EXPECT_TRUE(review.judgements().empty());
}

TEST(GameReview, SaysTheResultOfAFinishedGame) {
    Match match = twoActions();
    play(match, Resign{});
    app::GameReview review;
    review.start(match);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !review.isRunning(); }, reviewPatience));
    EXPECT_EQ(review.judgements().back().forFirst, -engine::win_score);
    EXPECT_FALSE(review.judgements().back().best);
}

TEST(Analysis, FollowsSeveralLinesAndAnotherPosition) {
    app::Analysis analysis;
    State state = standard_start();
    analysis.look(state);
    ASSERT_TRUE(QTest::qWaitFor([&] { return analysis.lines().size() == app::Analysis::lineCount; },
                                reviewPatience));
    EXPECT_FALSE(check(state, analysis.lines()[0].actions.front()));
    EXPECT_GE(analysis.lines()[0].score, analysis.lines()[1].score);
    checkers_poker::apply(state, legal_actions(state).front());
    analysis.look(state);
    EXPECT_TRUE(analysis.lines().empty());
    EXPECT_EQ(analysis.position(), state);
    analysis.stop();
    EXPECT_FALSE(analysis.isRunning());
    EXPECT_FALSE(analysis.position());
}

TEST(Hint, IsALegalAction) {
    app::Hint hint;
    Action found;
    QObject::connect(&hint, &app::Hint::found, [&](const Action& action) { found = action; });
    QSignalSpy spy(&hint, &app::Hint::found);
    hint.ask(standard_start());
    ASSERT_TRUE(spy.wait(reviewPatience));
    EXPECT_FALSE(check(standard_start(), found));
}

TEST(Hint, DoesNotComeAfterItWasStopped) {
    app::Hint hint;
    QSignalSpy spy(&hint, &app::Hint::found);
    hint.ask(standard_start());
    hint.stop();
    EXPECT_FALSE(spy.wait(1200));
}

} // namespace
