#include "ui/board/board_motion.hpp"
#include "ui/board_support.hpp"

#include <gmock/gmock.h>

using checkers_poker::End;
using checkers_poker::first;
using checkers_poker::second;
using support::space;
using testing::ElementsAre;
using testing::IsEmpty;
using ui::BoardMotion;
using ui::onBoard;

namespace {

class BoardAnimation : public BoardTest {
protected:
    /// f2 jumps over f3 to f4.
    void startJump() {
        view.show(startPicture());
        view.animate(moved(startPicture(), "f2", "f4"), path("f2 f4"));
        ASSERT_TRUE(view.isAnimating());
    }
};

TEST_F(BoardAnimation, EndsByItselfWithThePictureShown) {
    open();
    startJump();
    EXPECT_EQ(view.picture(), moved(startPicture(), "f2", "f4"));
    EXPECT_TRUE(QTest::qWaitFor([this] { return !view.isAnimating(); }, 5000));
    EXPECT_THAT(log, ElementsAre("finished"));
    const QImage moved_there = view.grab().toImage();
    view.show(moved(startPicture(), "f2", "f4"));
    EXPECT_EQ(view.grab().toImage(), moved_there);
}

TEST_F(BoardAnimation, AnyInputFinishesIt) {
    open();
    startJump();
    press(at("a1"));
    EXPECT_FALSE(view.isAnimating());
    release(at("a1"));
    EXPECT_THAT(log, ElementsAre("finished", "click a1"));
    startJump();
    key(Qt::Key_Left);
    EXPECT_FALSE(view.isAnimating());
}

TEST_F(BoardAnimation, TheNextPictureFinishesIt) {
    open();
    startJump();
    view.show(startPicture());
    EXPECT_FALSE(view.isAnimating());
    EXPECT_EQ(view.picture(), startPicture());
    startJump();
    view.animate(startPicture());
    EXPECT_THAT(log, ElementsAre("finished", "finished"));
    view.finishAnimation();
    EXPECT_EQ(view.picture(), startPicture());
}

TEST_F(BoardAnimation, MarksMayChangeMeanwhile) {
    open();
    view.setAnimationSpeed(0.01);
    startJump();
    auto picture = moved(startPicture(), "f2", "f4");
    picture.highlighted = support::spaces("a1");
    view.show(picture); // as when the pointer moves
    EXPECT_TRUE(view.isAnimating());
    picture.highlighted = {};
    view.animate(picture);
    EXPECT_TRUE(view.isAnimating());
    EXPECT_THAT(log, IsEmpty());
    view.finishAnimation();
    EXPECT_EQ(view.picture(), picture);
    EXPECT_THAT(log, ElementsAre("finished"));
}

TEST_F(BoardAnimation, ManyInARowEndWithTheLast) {
    open();
    for (int step = 0; step < 50; ++step)
        view.animate(step % 2 == 0 ? moved(startPicture(), "f2", "f4") : startPicture());
    view.finishAnimation();
    const QImage shown = view.grab().toImage();
    view.show(startPicture());
    EXPECT_EQ(view.grab().toImage(), shown);
}

TEST_F(BoardAnimation, CanBeTurnedOff) {
    open();
    view.setAnimationSpeed(0);
    view.animate(moved(startPicture(), "f2", "f4"), path("f2 f4"));
    EXPECT_FALSE(view.isAnimating());
    EXPECT_THAT(log, ElementsAre("finished"));
}

TEST_F(BoardAnimation, DrawsTheCheckerOnItsWay) {
    open();
    view.show(moved(startPicture(), "f2", "f4"));
    const QImage after = view.grab().toImage();
    view.show(startPicture());
    view.setAnimationSpeed(0.01);
    startJump();
    EXPECT_NE(view.grab().toImage(), after);
    view.finishAnimation();
    EXPECT_EQ(view.grab().toImage(), after);
}

class Motion : public BoardTest {};

TEST_F(Motion, AChainRestsAtEachLanding) {
    const auto motion =
        BoardMotion::along(onBoard(startPicture()), onBoard(moved(startPicture(), "f2", "d6")),
                           onBoard(path("f2 f4 d6")));
    EXPECT_EQ(motion.underWay(), onBoard(support::spaces("d6")));
    const auto half = motion.at(0.5);
    ASSERT_EQ(half.size(), 1U);
    EXPECT_EQ(half[0].place, QPointF(5, 4)); // f4, from the upper left
    EXPECT_NEAR(half[0].lift, 0, 1e-9);
    EXPECT_GT(motion.at(0.25)[0].lift, 0.9);
    EXPECT_EQ(motion.at(1)[0].place, QPointF(3, 2));
}

TEST_F(Motion, IsShortForAnyPath) {
    const auto short_way =
        BoardMotion::along(onBoard(startPicture()), onBoard(moved(startPicture(), "f2", "f4")),
                           onBoard(path("f2 f4")));
    EXPECT_GE(short_way.duration().count(), 120);
    EXPECT_LE(short_way.duration().count(), 180);
    const auto long_way =
        BoardMotion::along(onBoard(startPicture()), onBoard(moved(startPicture(), "f2", "b8")),
                           onBoard(path("f2 f4 d6 f8 h6 h4 f6 d8 b6 b4 d4 b2 a4 c6 b8")));
    EXPECT_LE(long_way.duration().count(), 1000);
}

TEST_F(Motion, WithoutThatCheckerThePicturesAreCompared) {
    const auto after = moved(startPicture(), "f2", "f4");
    for (const char* wrong : {"f2", "a1 a2", "f2 a4"}) {
        const auto motion =
            BoardMotion::along(onBoard(startPicture()), onBoard(after), onBoard(path(wrong)));
        EXPECT_EQ(motion.underWay(), onBoard(support::spaces("f4"))) << wrong;
    }
}

TEST_F(Motion, CheckersSlideToWhereTheyAreMissing) {
    auto after = moved(startPicture(), "e4", "e6");
    after.checkers[second].erase(space("a5"));
    const auto motion = BoardMotion::between(onBoard(startPicture()), onBoard(after));
    const auto begin = motion.at(0);
    const auto end = motion.at(1);
    ASSERT_EQ(begin.size(), 2U);
    EXPECT_EQ(begin[0].place, QPointF(4, 4));
    EXPECT_EQ(end[0].place, QPointF(4, 2));
    EXPECT_EQ(begin[1].opacity, 1);
    EXPECT_EQ(end[1].opacity, 0);
}

TEST_F(Motion, ACheckerPutBackAppears) {
    auto before = startPicture();
    before.checkers[second].erase(space("a5"));
    const auto motion = BoardMotion::between(onBoard(before), onBoard(startPicture()));
    ASSERT_EQ(motion.at(0).size(), 1U);
    EXPECT_EQ(motion.at(0)[0].opacity, 0);
    EXPECT_EQ(motion.at(1)[0].opacity, 1);
    EXPECT_EQ(motion.underWay(), onBoard(support::spaces("a5")));
}

TEST_F(Motion, ATurnedBoardTakesItsCheckersAlong) {
    auto after = startPicture();
    after.bottom = End::north;
    const auto motion = BoardMotion::between(onBoard(startPicture()), onBoard(after));
    EXPECT_EQ(motion.at(0).size(), 24U);
    for (const ui::MovingPiece& checker : motion.at(0))
        EXPECT_TRUE(QRectF(-0.01, -0.01, 7.02, 7.02).contains(checker.place));
    // e1, the first of First's, goes from the fifth column below to the fourth above.
    EXPECT_NEAR(motion.at(0)[0].place.x(), 4, 1e-6);
    EXPECT_NEAR(motion.at(0)[0].place.y(), 7, 1e-6);
    EXPECT_NEAR(motion.at(1)[0].place.x(), 3, 1e-6);
    EXPECT_NEAR(motion.at(1)[0].place.y(), 0, 1e-6);
}

TEST_F(Motion, OtherCardsAreShownAtOnce) {
    auto other_deal = moved(startPicture(), "f2", "f4");
    other_deal.layout = checkers_poker::deal(2, cards::Deck::standard);
    EXPECT_TRUE(BoardMotion::between(onBoard(startPicture()), onBoard(other_deal)).empty());
    EXPECT_TRUE(BoardMotion::between(onBoard(startPicture()), onBoard(startPicture())).empty());
}

} // namespace
