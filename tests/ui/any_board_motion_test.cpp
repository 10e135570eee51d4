#include "ui/any_board_support.hpp"
#include "ui/board/board_motion.hpp"

#include <gmock/gmock.h>

#include <cmath>

using support::Board;
using support::seat;
using ui::BoardGeometry;
using ui::BoardMotion;
using ui::BoardPicture;
using ui::BoardSpace;

namespace {

class AnyMotion : public AnyBoardTest {
protected:
    void begin(Board board) { picture = BoardPicture(support::shape_of(board)); }
    BoardPicture moved(const char* from, const char* to) const {
        BoardPicture after = picture;
        after.at(space(to)).piece = std::exchange(after.at(space(from)).piece, std::nullopt);
        return after;
    }
    QPointF place(const char* name, int turn = 0) const {
        return BoardGeometry({}, picture.shape, turn).placeOf(space(name));
    }
};

TEST_F(AnyMotion, AChainOnTheStarRestsAtEachLandingAndRisesBetween) {
    begin(Board::star);
    put("e1", 0);
    const auto motion = BoardMotion::along(picture, moved("e1", "i5"), path({"e1", "g3", "i5"}));
    EXPECT_EQ(motion.underWay(), spaces({"i5"}));
    EXPECT_EQ(motion.at(0)[0].place, place("e1"));
    EXPECT_EQ(motion.at(0.5)[0].place, place("g3"));
    EXPECT_NEAR(motion.at(0.5)[0].lift, 0, 1e-9);
    EXPECT_GT(motion.at(0.25)[0].lift, 0.9);
    EXPECT_EQ(motion.at(1)[0].place, place("i5"));
}

TEST_F(AnyMotion, AStepSlidesLowOverTheTable) {
    begin(Board::star);
    put("e1", 0);
    const auto motion = BoardMotion::along(picture, moved("e1", "f2"), path({"e1", "f2"}));
    EXPECT_LT(motion.at(0.5)[0].lift, 0.5);
}

TEST_F(AnyMotion, WhatIsTakenOffOnTheWayStaysUntilItIsJumpedOver) {
    begin(Board::star);
    put("e5", 0);
    put("f5", 1);
    put("h5", 2);
    BoardPicture after = moved("e5", "i5");
    after.at(space("f5")).piece.reset();
    after.at(space("h5")).piece.reset();
    const auto motion = BoardMotion::along(picture, after, path({"e5", "g5", "i5"}));
    const auto opacityOf = [&](int number, double share) {
        for (const ui::MovingPiece& piece : motion.at(share))
            if (piece.piece.seat == seat(number))
                return piece.opacity;
        return -1.0;
    };
    EXPECT_EQ(opacityOf(1, 0.2), 1);
    EXPECT_EQ(opacityOf(1, 0.5), 0);
    EXPECT_EQ(opacityOf(2, 0.7), 1);
    EXPECT_EQ(opacityOf(2, 1), 0);
    EXPECT_EQ(motion.underWay(), spaces({"i5"}));
    // What is jumped over and stays does not move.
    after.at(space("f5")).piece = ui::BoardPiece{.seat = seat(1)};
    EXPECT_EQ(BoardMotion::along(picture, after, path({"e5", "g5", "i5"})).at(0).size(), 2U);
}

TEST_F(AnyMotion, ABoardTurnedByAStepTakesItsPiecesTheShorterWayRound) {
    for (const Board board : support::all_boards) {
        begin(board);
        put("e5", 0);
        const int turns = picture.shape.turns();
        for (const auto& [from, to] :
             {std::pair(0, 1), std::pair(1, 0), std::pair(0, turns - 1), std::pair(turns - 1, 0)}) {
            BoardPicture before = picture;
            BoardPicture after = picture;
            before.turn = from;
            after.turn = to;
            const auto motion = BoardMotion::between(before, after);
            ASSERT_EQ(motion.at(0).size(), 1U);
            const QPointF off = motion.at(0)[0].place - place("e5", from);
            EXPECT_NEAR(off.manhattanLength(), 0, 1e-3) << support::name_of(board);
            EXPECT_EQ(motion.at(1)[0].place, place("e5", to));
            const QPointF middle = BoardGeometry({}, picture.shape, 0).middlePlace();
            const QPointF half = motion.at(0.5)[0].place - middle;
            const QPointF arm = place("e5", to) - middle;
            EXPECT_NEAR(std::hypot(half.x(), half.y()), std::hypot(arm.x(), arm.y()), 0.05);
        }
    }
}

TEST_F(AnyMotion, PicturesAreComparedSeatBySeat) {
    begin(Board::halma16);
    put("a1", 0);
    put("p16", 3);
    BoardPicture after = moved("a1", "b2");
    after.at(space("p16")).piece.reset();
    after.at(space("p15")).piece = ui::BoardPiece{.seat = seat(3)};
    const auto motion = BoardMotion::between(picture, after);
    ASSERT_EQ(motion.at(0).size(), 2U);
    EXPECT_EQ(motion.at(0)[0].place, place("a1"));
    EXPECT_EQ(motion.at(1)[1].place, place("p15"));
    EXPECT_EQ(motion.underWay(), spaces({"b2", "p15"}));
}

TEST_F(AnyMotion, AnotherBoardOrGroundIsShownAtOnce) {
    begin(Board::halma8);
    put("a1", 0);
    BoardPicture after = moved("a1", "b2");
    after.at(space("e5")).ground = 3;
    EXPECT_TRUE(BoardMotion::between(picture, after).empty());
    EXPECT_TRUE(
        BoardMotion::between(picture, BoardPicture(support::shape_of(Board::star))).empty());
}

TEST_F(AnyMotion, AnyInputFinishesItOnAnyBoard) {
    for (const Board board : support::all_boards) {
        open(board);
        put("e5", 0);
        view.show(picture);
        view.setAnimationSpeed(0.01);
        view.animate(moved("e5", "e6"), path({"e5", "e6"}));
        ASSERT_TRUE(view.isAnimating());
        view.grab();
        key(Qt::Key_Left);
        EXPECT_FALSE(view.isAnimating());
        EXPECT_TRUE(view.picture().at(space("e6")).piece);
    }
}

} // namespace
