#include "ui/board_support.hpp"

#include <QKeyEvent>

#include <gmock/gmock.h>

using support::space;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

class BoardKeyboard : public BoardTest {};

TEST_F(BoardKeyboard, ArrowsMoveTheCursorAsTheBoardIsSeen) {
    open();
    view.setCursorSpace(space("d4"));
    key(Qt::Key_Right);
    key(Qt::Key_Up);
    EXPECT_EQ(view.cursor(), space("e5"));
    EXPECT_EQ(pointedAt, space("e5"));
    auto turned = startPicture();
    turned.bottom = checkers_poker::End::north;
    view.show(turned);
    key(Qt::Key_Right);
    key(Qt::Key_Up);
    EXPECT_EQ(view.cursor(), space("d4"));
}

TEST_F(BoardKeyboard, TheCursorStopsAtTheEdges) {
    open();
    view.setCursorSpace(space("a1"));
    key(Qt::Key_Left);
    key(Qt::Key_Down);
    EXPECT_EQ(view.cursor(), space("a1"));
}

TEST_F(BoardKeyboard, HomeEndAndPagesGoToTheEdges) {
    open();
    view.setCursorSpace(space("d4"));
    key(Qt::Key_Home);
    EXPECT_EQ(view.cursor(), space("a4"));
    key(Qt::Key_PageUp);
    EXPECT_EQ(view.cursor(), space("a8"));
    key(Qt::Key_End);
    EXPECT_EQ(view.cursor(), space("h8"));
    key(Qt::Key_PageDown);
    EXPECT_EQ(view.cursor(), space("h1"));
}

TEST_F(BoardKeyboard, ALetterAndADigitJumpToASpace) {
    open();
    keys("g6");
    EXPECT_EQ(view.cursor(), space("g6"));
    keys("B1");
    EXPECT_EQ(view.cursor(), space("b1"));
    keys("h8");
    EXPECT_EQ(view.cursor(), space("h8"));
    keys("B1");
    keys("9z0");
    EXPECT_EQ(view.cursor(), space("b1"));
}

TEST_F(BoardKeyboard, SpaceAndEnterClick) {
    open();
    keys("e4");
    key(Qt::Key_Space);
    keys("e5");
    key(Qt::Key_Return);
    key(Qt::Key_Enter);
    EXPECT_THAT(log, ElementsAre("click e4", "click e5", "click e5"));
}

TEST_F(BoardKeyboard, AKeyHeldDownClicksOnce) {
    open();
    key(Qt::Key_Space);
    takeLog();
    QKeyEvent repeated(QEvent::KeyPress, Qt::Key_Space, {}, QString(), true);
    QApplication::sendEvent(&view, &repeated);
    EXPECT_THAT(log, IsEmpty());
}

TEST_F(BoardKeyboard, KeysWithControlAreLeftToShortcuts) {
    open();
    view.setCursorSpace(space("d4"));
    QKeyEvent copy(QEvent::KeyPress, Qt::Key_C, Qt::ControlModifier);
    QApplication::sendEvent(&view, &copy);
    EXPECT_FALSE(copy.isAccepted());
    EXPECT_EQ(view.cursor(), space("d4"));
}

TEST_F(BoardKeyboard, TheCursorIsDrawnOnlyWhileTheKeyboardIsUsed) {
    open();
    click("c3");
    move({1, 1});
    const QImage plain = view.grab().toImage();
    key(Qt::Key_Up);
    EXPECT_NE(view.grab().toImage(), plain);
    EXPECT_EQ(view.cursor(), space("c4"));
    move({1, 2});
    EXPECT_EQ(view.grab().toImage(), plain);
    view.clearFocus();
    view.setFocus(Qt::TabFocusReason);
    EXPECT_NE(view.grab().toImage(), plain);
    EXPECT_EQ(pointedAt, space("c4"));
}

TEST(BoardEscape, EscThatNobodyAsksForIsLeftToTheDialog) {
    ui::BoardView view;
    QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, {});
    QApplication::sendEvent(&view, &escape);
    EXPECT_FALSE(escape.isAccepted());
}

} // namespace
