#include "ui/any_board_support.hpp"
#include "ui/board/board_accessible.hpp"
#include "ui/board/cursor_keys.hpp"

#include <QAccessible>
#include <QStringList>

#include <gmock/gmock.h>

#include <set>

using support::Board;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

class AnyKeyboard : public AnyBoardTest {
protected:
    std::string after(Qt::Key which, const char* from, Qt::KeyboardModifiers modifiers = {}) {
        view.setCursorSpace(space(from));
        key(which, modifiers);
        return cursor();
    }
};

TEST_F(AnyKeyboard, ArrowsAndTheNumberPadGoInSixDirectionsOnTheStar) {
    open(Board::star);
    EXPECT_EQ(after(Qt::Key_Left, "i9"), "h9");
    EXPECT_EQ(after(Qt::Key_Right, "i9"), "j9");
    EXPECT_EQ(after(Qt::Key_Home, "i9", Qt::KeypadModifier), "i10");
    EXPECT_EQ(after(Qt::Key_PageUp, "i9", Qt::KeypadModifier), "j10");
    EXPECT_EQ(after(Qt::Key_End, "i9", Qt::KeypadModifier), "h8");
    EXPECT_EQ(after(Qt::Key_PageDown, "i9", Qt::KeypadModifier), "i8");
}

TEST_F(AnyKeyboard, ArrowsAndTheNumberPadGoInEightDirectionsOnSquares) {
    open(Board::halma16);
    EXPECT_EQ(after(Qt::Key_Left, "h8"), "g8");
    EXPECT_EQ(after(Qt::Key_Up, "h8"), "h9");
    EXPECT_EQ(after(Qt::Key_Home, "h8", Qt::KeypadModifier), "g9");
    EXPECT_EQ(after(Qt::Key_PageUp, "h8", Qt::KeypadModifier), "i9");
    EXPECT_EQ(after(Qt::Key_End, "h8", Qt::KeypadModifier), "g7");
    EXPECT_EQ(after(Qt::Key_PageDown, "h8", Qt::KeypadModifier), "i7");
}

TEST_F(AnyKeyboard, UpAndDownGoStraightOnTheStar) {
    open(Board::star);
    view.setCursorSpace(space("e1"));
    std::vector<std::string> way;
    for (int step = 0; step < 16; ++step) {
        key(Qt::Key_Up);
        if (step % 2 == 1)
            way.push_back(cursor());
    }
    EXPECT_THAT(way, ElementsAre("f3", "g5", "h7", "i9", "j11", "k13", "l15", "m17"));
    key(Qt::Key_Up);
    EXPECT_EQ(cursor(), "m17");
    view.setCursorSpace(space("i9"));
    key(Qt::Key_Up);
    key(Qt::Key_Down);
    EXPECT_EQ(cursor(), "i9");
}

TEST_F(AnyKeyboard, HomeEndAndPagesGoToTheEndsOfLines) {
    open(Board::star);
    EXPECT_EQ(after(Qt::Key_Home, "i9"), "e9");
    EXPECT_EQ(after(Qt::Key_End, "i9"), "m9");
    EXPECT_EQ(after(Qt::Key_PageUp, "i9"), "m17");
    EXPECT_EQ(after(Qt::Key_PageDown, "i9"), "e1");
    EXPECT_EQ(after(Qt::Key_Home, "e1"), "e1");
}

TEST_F(AnyKeyboard, EverySpaceIsReachedByArrowsAlone) {
    for (const Board board : support::all_boards) {
        open(board);
        const ui::BoardGeometry geometry({}, picture.shape, 0);
        std::set<std::size_t> reached{view.cursor().index()};
        std::vector<ui::BoardSpace> open_ends{view.cursor()};
        while (!open_ends.empty()) {
            const ui::BoardSpace from = open_ends.back();
            open_ends.pop_back();
            for (const int arrow : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
                const auto next = ui::CursorKeys().after(arrow, false, from, geometry);
                if (next && reached.insert(next->index()).second)
                    open_ends.push_back(*next);
            }
        }
        EXPECT_EQ(reached.size(), picture.shape.size()) << support::name_of(board);
    }
}

TEST_F(AnyKeyboard, ArrowsGoAsTheBoardIsSeen) {
    open(Board::star);
    picture.turn = 1;
    view.show(picture);
    view.setCursorSpace(space("i9"));
    key(Qt::Key_Right);
    EXPECT_EQ(cursor(), "j10"); // what was seen to the upper right, a sixth of a turn on
    open(Board::halma16);
    picture.turn = 3;
    view.show(picture);
    EXPECT_EQ(after(Qt::Key_Up, "h8"), "i8");
}

TEST_F(AnyKeyboard, ATypedNameJumpsToItsSpace) {
    open(Board::halma16);
    for (const char* name : {"p16", "a1", "a10", "b9", "l12", "c3", "p1"}) {
        type(name);
        EXPECT_EQ(cursor(), name);
    }
    open(Board::star);
    for (const char* name : {"m17", "i9", "e1", "a5", "q13", "e13", "i11"}) {
        type(name);
        EXPECT_EQ(cursor(), name);
    }
    type("z");
    EXPECT_EQ(cursor(), "i11");
}

TEST_F(AnyKeyboard, ACapitalBeginsANameAndAnArrowEndsIt) {
    open(Board::halma16);
    type("P1");
    key(Qt::Key_Up);
    type("6");
    EXPECT_EQ(cursor(), "p6");
}

class AnyPointer : public AnyBoardTest {};

TEST_F(AnyPointer, ClicksTheHoleUnderThePointerHoweverTheBoardIsTurned) {
    open(Board::star);
    for (int turn = 0; turn < 6; ++turn) {
        picture.turn = turn;
        view.show(picture);
        for (const char* name : {"e1", "i9", "m17", "a5", "q13"}) {
            QTest::mouseClick(view.windowHandle(), Qt::LeftButton, {}, at(name));
            EXPECT_THAT(std::exchange(log, {}), ElementsAre("click " + std::string(name)));
        }
    }
    QTest::mouseClick(view.windowHandle(), Qt::LeftButton, {}, {4, 4});
    EXPECT_THAT(log, IsEmpty());
}

TEST_F(AnyPointer, APieceIsDraggedToASpace) {
    for (const Board board : support::all_boards) {
        open(board);
        put("e1", 0);
        picture.draggable = spaces({"e1"});
        view.show(picture);
        QTest::mousePress(view.windowHandle(), Qt::LeftButton, {}, at("e1"));
        QTest::mouseMove(view.windowHandle(), at("e5"));
        view.grab();
        QTest::mouseRelease(view.windowHandle(), Qt::LeftButton, {}, at("e5"));
        EXPECT_THAT(std::exchange(log, {}), ElementsAre("drop e1 e5"));
    }
}

TEST_F(AnyPointer, AnotherBoardPutsTheCursorInItsMiddle) {
    open(Board::halma16);
    EXPECT_EQ(cursor(), "h8");
    open(Board::star);
    EXPECT_EQ(cursor(), "i9");
}

class AnyAccessible : public AnyBoardTest {
protected:
    QAccessibleInterface* board() { return QAccessible::queryAccessibleInterface(&view); }
    QAccessibleTableInterface* table() { return board()->tableInterface(); }
    static std::string said(const QAccessibleInterface* cell) {
        return cell->text(QAccessible::Name).toStdString();
    }
};

TEST_F(AnyAccessible, TheStarHasARowForEachLine) {
    open(Board::star);
    ASSERT_EQ(board()->childCount(), 121);
    EXPECT_EQ(table()->rowCount(), 17);
    EXPECT_EQ(table()->columnCount(), 13);
    EXPECT_EQ(said(table()->cellAt(0, 0)), "m17");
    EXPECT_EQ(table()->cellAt(0, 1), nullptr);
    EXPECT_EQ(said(table()->cellAt(4, 12)), "q13");
    EXPECT_EQ(table()->rowDescription(4), QStringLiteral("13"));
    EXPECT_EQ(table()->columnDescription(4), QString());
    for (int child = 0; child < 121; ++child) {
        auto* cell = board()->child(child);
        ASSERT_NE(cell, nullptr);
        auto* place = cell->tableCellInterface();
        EXPECT_EQ(table()->cellAt(place->rowIndex(), place->columnIndex()), cell);
    }
    EXPECT_EQ(board()->child(121), nullptr);
}

TEST_F(AnyAccessible, CellsAreSeenAsTheBoardIsTurned) {
    open(Board::halma16);
    picture.turn = 1;
    view.show(picture);
    EXPECT_EQ(table()->rowCount(), 16);
    EXPECT_EQ(said(table()->cellAt(0, 0)), "a1");
    EXPECT_EQ(said(table()->cellAt(0, 15)), "a16");
    EXPECT_EQ(table()->rowDescription(0), QStringLiteral("a"));
    EXPECT_EQ(table()->columnDescription(15), QStringLiteral("16"));
}

TEST_F(AnyAccessible, ASpaceIsCalledByItsNameAndTheSignOfItsPiece) {
    open(Board::star);
    put("i9", 0);
    put("i10", 3);
    view.show(picture);
    EXPECT_EQ(view.nameOf(space("i9")), QStringLiteral("i9, ring"));
    EXPECT_EQ(view.nameOf(space("i10")), QStringLiteral("i10, cross"));
    EXPECT_EQ(view.nameOf(space("i11")), QStringLiteral("i11"));
}

TEST_F(AnyAccessible, CellsOfAnotherBoardAreNoLongerThere) {
    open(Board::halma16);
    auto* last = table()->cellAt(0, 15);
    ASSERT_TRUE(last->isValid());
    open(Board::halma8);
    EXPECT_FALSE(last->isValid());
    EXPECT_EQ(board()->childCount(), 64);
}

} // namespace
