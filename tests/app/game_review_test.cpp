#include "app/analysis.hpp"
#include "app/game_review.hpp"
#include "engine/score.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "support/table.hpp"

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

Judgement judged(int forFirst, std::optional<Action> best = {}) {
    Judgement judgement{engine::opposite_scores(first, forFirst), std::nullopt};
    if (best)
        judgement.best = to_text(*best);
    return judgement;
}

TEST(TurningPoints, AreTheActsThatCostMostForWhoeverActed) {
    const Match match = twoActions();
    const Action other = legal_actions(match.history.start()).back();
    const Action other_reply = legal_actions(match.history.state(1)).back();
    const std::vector<Judgement> judgements{judged(50, other), judged(-100, other_reply),
                                            judged(90)};
    const auto points = app::turningPoints(*app::AnyGame(match), judgements);
    ASSERT_EQ(points.size(), 2U);
    EXPECT_EQ(points[0].place, 1U); // Second gave away 190
    EXPECT_EQ(points[0].seat, second);
    EXPECT_EQ(points[0].lost, 190);
    EXPECT_EQ(points[0].better, to_text(other_reply));
    EXPECT_EQ(points[1].seat, first);
    EXPECT_EQ(points[1].lost, 150);
    EXPECT_EQ(app::turningPoints(*app::AnyGame(match), judgements, 1).size(), 1U);
}

TEST(TurningPoints, AreNotTheBestActsNorSmallLosses) {
    const Match match = twoActions();
    const Action other = legal_actions(match.history.state(1)).back();
    EXPECT_TRUE(app::turningPoints(*app::AnyGame(match), {judged(500, match.history.action(0)),
                                                          judged(0, other), judged(10)})
                    .empty());
}

TEST(TurningPoints, DoNotCountInADecidedGame) {
    const Match match = twoActions();
    const Action other = legal_actions(match.history.start()).back();
    EXPECT_TRUE(app::turningPoints(*app::AnyGame(match),
                                   {judged(2900, other), judged(700, other), judged(700)})
                    .empty());
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
    EXPECT_EQ(review.judgements().back().scores[first], -engine::win_score);
    EXPECT_FALSE(review.judgements().back().best);
}

TEST(Analysis, FollowsSeveralLinesAndAnotherPosition) {
    app::Analysis analysis;
    State state = standard_start();
    analysis.look(support::asked(state));
    ASSERT_TRUE(QTest::qWaitFor([&] { return analysis.lines().size() == app::Analysis::lineCount; },
                                reviewPatience));
    EXPECT_NO_THROW(read_action(analysis.lines()[0].tokens.front(), state));
    EXPECT_GE(analysis.lines()[0].scores[first], analysis.lines()[1].scores[first]);
    checkers_poker::apply(state, legal_actions(state).front());
    analysis.look(support::asked(state));
    EXPECT_TRUE(analysis.lines().empty());
    EXPECT_EQ(analysis.place(), support::asked(state));
    analysis.stop();
    EXPECT_FALSE(analysis.isRunning());
    EXPECT_FALSE(analysis.place());
}

TEST(Hint, IsALegalAction) {
    app::Hint hint;
    std::string found;
    QObject::connect(&hint, &app::Hint::found, [&](const std::string& token) { found = token; });
    QSignalSpy spy(&hint, &app::Hint::found);
    hint.ask(support::asked(standard_start()));
    ASSERT_TRUE(spy.wait(reviewPatience));
    EXPECT_NO_THROW(read_action(found, standard_start()));
}

TEST(Hint, DoesNotComeAfterItWasStopped) {
    app::Hint hint;
    QSignalSpy spy(&hint, &app::Hint::found);
    hint.ask(support::asked(standard_start()));
    hint.stop();
    EXPECT_FALSE(spy.wait(1200));
}

} // namespace
