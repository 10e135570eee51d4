#include "faces/checkers_poker/card_board.hpp"
#include "faces/checkers_poker/card_skin.hpp"
#include "support/game_text.hpp"
#include "ui/board/board_geometry.hpp"
#include "ui/board/pointer_gesture.hpp"

#include <gtest/gtest.h>

using checkers_poker::End;
using support::space;
using ui::BoardGeometry;
using ui::BoardSpace;
using ui::onBoard;

namespace {

ui::BoardShape cardShape() { return ui::onBoard(ui::CardBoard()).shape; }

BoardGeometry cardGeometry(QSize size, End bottom) {
    return {size, cardShape(), bottom == End::south ? 0 : 2, ui::cardSkin()->bands(1)};
}

TEST(BoardGeometry, EverySpaceIsFoundAtItsMiddleAndItsCorners) {
    for (const int side : {200, 320, 380, 475, 701, 1040, 2080})
        for (const End bottom : {End::south, End::north}) {
            const BoardGeometry geometry = cardGeometry(QSize(side + 37, side), bottom);
            for (const BoardSpace each : cardShape().all()) {
                const QRectF rectangle = geometry.rectangleOf(each);
                EXPECT_EQ(geometry.spaceAt(geometry.centreOf(each)), each);
                EXPECT_EQ(geometry.spaceAt(rectangle.topLeft()), each);
                EXPECT_EQ(geometry.spaceAt(rectangle.bottomRight() - QPointF(0.01, 0.01)), each);
            }
        }
}

TEST(BoardGeometry, TheBoardIsSquareCentredAndInside) {
    for (const QSize size :
         {QSize(640, 480), QSize(480, 640), QSize(1920, 1080), QSize(321, 320)}) {
        const BoardGeometry geometry = cardGeometry(size, End::south);
        EXPECT_EQ(geometry.frame().width(), geometry.frame().height());
        EXPECT_TRUE(QRect(QPoint(0, 0), size).contains(geometry.frame()));
        EXPECT_TRUE(geometry.frame().contains(geometry.grid()));
        EXPECT_LE((QRectF(QPointF(0, 0), size).center() - QRectF(geometry.frame()).center())
                      .manhattanLength(),
                  1);
    }
}

TEST(BoardGeometry, SpacesAre44PixelsOnA380PixelBoard) {
    EXPECT_EQ(cardGeometry({380, 380}, End::south).side(), 44);
}

TEST(BoardGeometry, TheEndAtTheBottomIsTheNearOne) {
    EXPECT_EQ(cardGeometry({}, End::south).placeOf(onBoard(space("a1"))), QPoint(0, 7));
    EXPECT_EQ(cardGeometry({}, End::north).placeOf(onBoard(space("a1"))), QPoint(7, 0));
    EXPECT_EQ(cardGeometry({}, End::north).spaceAtPlace({0, 7}), onBoard(space("h8")));
}

TEST(BoardGeometry, OutsideTheSpacesThereIsNone) {
    const BoardGeometry geometry = cardGeometry({380, 380}, End::south);
    for (const QPointF point : {QPointF(-1, 190), QPointF(1, 190), QPointF(190, 379),
                                QPointF(500, 500), QPointF(190, -0.5)})
        EXPECT_EQ(geometry.spaceAt(point), std::nullopt);
    EXPECT_EQ(cardGeometry({3, 3}, End::south).spaceAt({1, 1}), std::nullopt);
    EXPECT_EQ(cardGeometry({}, End::south).spaceAt({0, 0}), std::nullopt);
}

using Release = ui::PointerGesture::Release;

TEST(PointerGesture, AShortWayIsNoDrag) {
    ui::PointerGesture gesture;
    gesture.press(onBoard(space("e4")), {10, 10}, 1000, 400);
    EXPECT_FALSE(gesture.move({15, 10}, true, 10));
    EXPECT_FALSE(gesture.move({40, 10}, false, 10));
    EXPECT_TRUE(gesture.move({40, 10}, true, 10));
    EXPECT_FALSE(gesture.move({50, 10}, true, 10)); // it has begun
    EXPECT_EQ(gesture.dragged(), onBoard(space("e4")));
}

TEST(PointerGesture, ABurstOfPressesIsOneClick) {
    ui::PointerGesture gesture;
    int clicks = 0;
    for (const std::uint64_t time : {1000, 1300, 1600, 1900}) {
        gesture.press(onBoard(space("e4")), {10, 10}, time, 400);
        clicks += gesture.release(onBoard(space("e4"))) == Release::click ? 1 : 0;
    }
    EXPECT_EQ(clicks, 1);
    gesture.press(onBoard(space("e4")), {10, 10}, 2300, 400);
    EXPECT_EQ(gesture.release(onBoard(space("e4"))), Release::click);
}

TEST(PointerGesture, AReleaseWithoutAPressIsNothing) {
    ui::PointerGesture gesture;
    EXPECT_EQ(gesture.release(onBoard(space("e4"))), Release::nothing);
    gesture.press(std::nullopt, {0, 0}, 1000, 400);
    EXPECT_EQ(gesture.release(onBoard(space("e4"))), Release::nothing);
    EXPECT_FALSE(gesture.cancel());
}

} // namespace
