#include "ui/board_support.hpp"

#include <QApplication>
#include <QFocusEvent>

#include <gmock/gmock.h>

#include <algorithm>

using checkers_poker::End;
using support::space;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

class BoardPointer : public BoardTest {};

TEST_F(BoardPointer, ClicksTheSpaceUnderThePointerAtEverySize) {
    open();
    for (const QSize size :
         {QSize(320, 320), QSize(333, 480), QSize(700, 512), QSize(1040, 1040)}) {
        view.resize(size);
        for (const End bottom : {End::south, End::north}) {
            auto picture = startPicture();
            picture.bottom = bottom;
            view.show(picture);
            for (const char* name : {"a1", "h8", "d4", "e7"}) {
                click(name);
                EXPECT_THAT(takeLog(), ElementsAre("click " + std::string(name)));
            }
        }
    }
}

TEST_F(BoardPointer, ClicksAtTheEdgesOfASpaceHitIt) {
    open();
    const QRect inside = view.rectangleOf(space("c5")).toRect().adjusted(1, 1, -2, -2);
    for (const QPoint point :
         {inside.topLeft(), inside.topRight(), inside.bottomLeft(), inside.bottomRight()})
        EXPECT_EQ(view.spaceAt(point), space("c5"));
}

TEST_F(BoardPointer, TheFrameAroundTheSpacesIsNoSpace) {
    open();
    press({2, 2});
    release({2, 2});
    EXPECT_THAT(log, IsEmpty());
}

TEST_F(BoardPointer, ADoubleClickIsOneClick) {
    open();
    QTest::mouseDClick(view.windowHandle(), Qt::LeftButton, {}, at("e4"));
    EXPECT_THAT(takeLog(), ElementsAre("click e4"));
    // Later, the same space answers again.
    QTest::mouseClick(view.windowHandle(), Qt::LeftButton, {}, at("e4"),
                      QApplication::doubleClickInterval() + 1);
    EXPECT_THAT(takeLog(), ElementsAre("click e4"));
}

TEST_F(BoardPointer, TwoQuickClicksOnTwoSpacesAreTwoClicks) {
    open();
    QTest::mouseDClick(view.windowHandle(), Qt::LeftButton, {}, at("e4"));
    QTest::mouseDClick(view.windowHandle(), Qt::LeftButton, {}, at("e5"));
    EXPECT_THAT(log, ElementsAre("click e4", "click e5"));
}

TEST_F(BoardPointer, APressThatSlidesOffToAnotherSpaceIsNoClick) {
    open();
    press(at("a1"));
    move(at("b1"));
    release(at("b1"));
    EXPECT_THAT(log, IsEmpty());
}

TEST_F(BoardPointer, DragsAndDrops) {
    open();
    press(at("e4"));
    move(at("e5"));
    EXPECT_THAT(log, ElementsAre("drag e4"));
    release(at("e5"));
    EXPECT_THAT(log, ElementsAre("drag e4", "drop e4 e5"));
}

TEST_F(BoardPointer, OnlyDraggableSpacesAreDragged) {
    open();
    press(at("a8"));
    move(at("a5"));
    release(at("a5"));
    EXPECT_THAT(log, IsEmpty());
}

TEST_F(BoardPointer, ADragReleasedOnItsStartIsAClick) {
    open();
    press(at("e4"));
    move(at("e6"));
    move(at("e4"));
    release(at("e4"));
    EXPECT_THAT(log, ElementsAre("drag e4", "home", "click e4"));
}

TEST_F(BoardPointer, ADragReleasedOutsideTheWindowSnapsHome) {
    open();
    press(at("e4"));
    move({-30, 100});
    release({-30, 100});
    EXPECT_THAT(log, ElementsAre("drag e4", "home"));
}

TEST_F(BoardPointer, EscEndsADragAndNothingElse) {
    open();
    press(at("e4"));
    move(at("e6"));
    key(Qt::Key_Escape);
    EXPECT_THAT(log, ElementsAre("drag e4", "home"));
    release(at("e6"));
    EXPECT_THAT(takeLog(), ElementsAre("drag e4", "home"));
    key(Qt::Key_Escape);
    EXPECT_THAT(log, ElementsAre("cancelled"));
}

TEST_F(BoardPointer, ARightClickEndsADrag) {
    open();
    press(at("e4"));
    move(at("e6"));
    press(at("e6"), Qt::RightButton);
    release(at("e6"), Qt::RightButton);
    release(at("e6"));
    EXPECT_THAT(log, ElementsAre("drag e4", "home"));
}

TEST_F(BoardPointer, LossOfFocusEndsADrag) {
    open();
    press(at("e4"));
    move(at("e6"));
    QFocusEvent away(QEvent::FocusOut, Qt::ActiveWindowFocusReason);
    QApplication::sendEvent(&view, &away);
    release(at("e6"));
    EXPECT_THAT(log, ElementsAre("drag e4", "home"));
}

TEST_F(BoardPointer, HidingTheBoardEndsADrag) {
    open();
    press(at("e4"));
    move(at("e6"));
    view.hide();
    EXPECT_THAT(log, ElementsAre("drag e4", "home"));
}

TEST_F(BoardPointer, ANewPositionEndsADrag) {
    open();
    press(at("e4"));
    move(at("e6"));
    view.show(moved(startPicture(), "e4", "e5")); // an undo, for instance
    release(at("e6"));
    EXPECT_THAT(log, ElementsAre("drag e4", "home"));
}

TEST_F(BoardPointer, MarksMayChangeDuringADrag) {
    open();
    press(at("e4"));
    move(at("e6"));
    auto picture = startPicture();
    picture.chosen = space("e4");
    picture.targets = support::spaces("e5 d5");
    view.show(picture);
    release(at("e5"));
    EXPECT_THAT(log, ElementsAre("drag e4", "drop e4 e5"));
}

TEST_F(BoardPointer, AnAnswerFromWithinASignalIsTakenAtOnce) {
    open();
    QObject::connect(&view, &ui::BoardView::dragStarted, &view, [this](ui::BoardSpace from) {
        auto picture = startPicture();
        picture.chosen = ui::fromBoard(from);
        view.show(picture);
    });
    QObject::connect(&view, &ui::BoardView::dropped, &view, [this](ui::BoardSpace, ui::BoardSpace) {
        view.animate(moved(startPicture(), "e4", "e5"), path("e4 e5"));
    });
    press(at("e4"));
    move(at("e5"));
    release(at("e5"));
    // The hand has carried the checker there already, so it is not moved a second time.
    EXPECT_FALSE(view.isAnimating());
    EXPECT_TRUE(view.picture().checkers[checkers_poker::first].contains(space("e5")));
}

TEST_F(BoardPointer, ASecondPressWithinADoubleClickMayDrag) {
    open();
    QTest::mouseClick(view.windowHandle(), Qt::LeftButton, {}, at("e4"));
    QTest::lastMouseTimestamp -= QTest::mouseDoubleClickInterval;
    press(at("e4"));
    move(at("e5"));
    release(at("e5"));
    EXPECT_THAT(log, ElementsAre("click e4", "drag e4", "drop e4 e5"));
}

TEST_F(BoardPointer, TellsTheSpacePointedAt) {
    open();
    move(at("c3"));
    EXPECT_EQ(pointedAt, space("c3"));
    move({1, 1});
    EXPECT_EQ(pointedAt, std::nullopt);
}

TEST_F(BoardPointer, ACardIsDraggedWhereNoCheckerStands) {
    open();
    auto picture = startPicture();
    picture.checkers = {};
    picture.draggable = ~checkers_poker::SpaceSet();
    view.show(picture);
    press(at("a8"));
    move(at("b2"));
    view.grab();
    release(at("b2"));
    EXPECT_THAT(log, ElementsAre("drag a8", "drop a8 b2"));
}

TEST_F(BoardPointer, WhatIsDraggedOutOfTheBoardStaysInSight) {
    open();
    const int size = view.rectangleOf(space("e4")).toRect().width();
    for (const QPoint outside : {QPoint(-300, 190), QPoint(190, -300), QPoint(900, 190),
                                 QPoint(900, 900), QPoint(-50, 700)}) {
        const QPoint edge(std::clamp(outside.x(), 0, view.width() - 1),
                          std::clamp(outside.y(), 0, view.height() - 1));
        const QRect near =
            QRect(edge - QPoint(size, size), QSize(2 * size, 2 * size)).intersected(view.rect());
        press(at("e4"));
        move(at("e5"));
        move(outside);
        const QImage dragged = view.grab(near).toImage();
        release(outside);
        EXPECT_NE(dragged, view.grab(near).toImage()) << outside.x() << ' ' << outside.y();
    }
}

} // namespace
