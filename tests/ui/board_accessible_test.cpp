#include "faces/checkers_poker/board_words.hpp"
#include "ui/board/board_accessible.hpp"
#include "ui/board_support.hpp"

#include <QAccessible>

#include <gmock/gmock.h>

#include <set>

using support::space;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

class BoardAccessible : public BoardTest {
protected:
    QAccessibleInterface* board() { return QAccessible::queryAccessibleInterface(&view); }
    QAccessibleTableInterface* table() { return board()->tableInterface(); }
    std::string name(const QAccessibleInterface* cell) {
        return cell->text(QAccessible::Name).toStdString();
    }
};

TEST_F(BoardAccessible, IsAGroupOf64NamedCells) {
    open();
    ASSERT_NE(board(), nullptr);
    EXPECT_EQ(board()->role(), QAccessible::Grouping);
    EXPECT_EQ(board()->text(QAccessible::Name), QStringLiteral("Board"));
    ASSERT_EQ(board()->childCount(), 64);
    std::set<std::string> names;
    for (int index = 0; index < 64; ++index) {
        const QAccessibleInterface* cell = board()->child(index);
        ASSERT_NE(cell, nullptr);
        EXPECT_EQ(cell->role(), QAccessible::Cell);
        EXPECT_EQ(cell->parent(), board());
        EXPECT_EQ(board()->indexOfChild(cell), index);
        names.insert(name(cell));
    }
    EXPECT_EQ(names.size(), 64U);
    EXPECT_EQ(board()->child(64), nullptr);
    EXPECT_EQ(board()->child(-1), nullptr);
}

TEST_F(BoardAccessible, NamesSayWhatStandsAndLiesThere) {
    open();
    auto picture = startPicture();
    for (const auto each : ~checkers_poker::SpaceSet())
        picture.layout.put(each, std::nullopt);
    picture.layout.put(space("e4"), support::card("9h"));
    picture.layout.put(space("d5"), support::card("Fs"));
    picture.wild.insert(support::card("Fs"));
    view.show(picture);
    EXPECT_EQ(view.nameOf(space("e4")), QStringLiteral("e4, First's checker, nine of hearts"));
    EXPECT_EQ(view.nameOf(space("d5")),
              QStringLiteral("d5, Second's checker, fox of spades, wild"));
    EXPECT_EQ(view.nameOf(space("d4")), QStringLiteral("d4, blank"));
    view.setNamer([](ui::BoardSpace) { return QStringLiteral("your checker"); });
    EXPECT_EQ(name(board()->child(0)), "your checker");
}

TEST_F(BoardAccessible, CellsAreSeenInRowsAndColumns) {
    open();
    EXPECT_EQ(table()->rowCount(), 8);
    EXPECT_EQ(table()->columnCount(), 8);
    EXPECT_EQ(name(table()->cellAt(0, 0)).substr(0, 2), "a8");
    EXPECT_EQ(table()->columnDescription(3), QStringLiteral("d"));
    EXPECT_EQ(table()->rowDescription(0), QStringLiteral("8"));
    auto* cell = table()->cellAt(2, 5)->tableCellInterface();
    EXPECT_EQ(cell->rowIndex(), 2);
    EXPECT_EQ(cell->columnIndex(), 5);
    auto turned = startPicture();
    turned.bottom = checkers_poker::End::north;
    view.show(turned);
    EXPECT_EQ(name(table()->cellAt(0, 0)).substr(0, 2), "h1");
    EXPECT_EQ(table()->columnDescription(0), QStringLiteral("h"));
    EXPECT_EQ(table()->cellAt(8, 0), nullptr);
}

TEST_F(BoardAccessible, CellsLieWhereTheyAreDrawn) {
    open();
    auto* cell = table()->cellAt(4, 4);
    const QPoint middle = view.mapToGlobal(at("e4"));
    EXPECT_TRUE(cell->rect().contains(middle));
    EXPECT_EQ(board()->childAt(middle.x(), middle.y()), cell);
    const QPoint corner = view.mapToGlobal(QPoint(1, 1));
    EXPECT_EQ(board()->childAt(corner.x(), corner.y()), nullptr);
}

TEST_F(BoardAccessible, TheCursorIsTheFocus) {
    open();
    keys("e4");
    EXPECT_EQ(board()->focusChild(), table()->cellAt(4, 4));
    EXPECT_TRUE(table()->cellAt(4, 4)->state().focused);
    EXPECT_FALSE(table()->cellAt(4, 5)->state().focused);
}

TEST_F(BoardAccessible, TheChosenSpaceIsSelected) {
    open();
    auto picture = startPicture();
    picture.chosen = space("e4");
    view.show(picture);
    EXPECT_TRUE(table()->cellAt(4, 4)->state().selected);
    EXPECT_THAT(table()->selectedCells(), ElementsAre(table()->cellAt(4, 4)));
}

TEST_F(BoardAccessible, WhatChangedIsTold) {
    const auto namesIn = [](const ui::CardBoard& board) {
        std::vector<QString> names;
        const ui::BoardPicture picture = onBoard(board);
        for (const ui::BoardSpace each : picture.shape.all())
            names.push_back(spaceWords(picture, each));
        return names;
    };
    const auto before = startPicture();
    auto after = moved(before, "e4", "e5");
    after.chosen = space("e5");
    const auto changes =
        changesBetween(onBoard(before), namesIn(before), onBoard(after), namesIn(after));
    EXPECT_THAT(changes.renamed, ElementsAre(ui::onBoard(space("e4")), ui::onBoard(space("e5"))));
    EXPECT_FALSE(changes.turned);
    const auto none =
        changesBetween(onBoard(after), namesIn(after), onBoard(after), namesIn(after));
    EXPECT_THAT(none.renamed, IsEmpty());
    EXPECT_THAT(changesBetween(onBoard(before), {}, onBoard(after), namesIn(after)).renamed,
                IsEmpty());
}

TEST_F(BoardAccessible, ACellIsPressedLikeAButton) {
    open();
    auto* action = table()->cellAt(4, 4)->actionInterface();
    ASSERT_NE(action, nullptr);
    action->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_THAT(log, ElementsAre("click e4"));
    EXPECT_EQ(view.cursor(), space("e4"));
}

TEST(BoardAccessibleLife, CellsOutliveNoBoard) {
    QAccessibleInterface* cell = nullptr;
    {
        ui::BoardView view;
        view.show(ui::onBoard(ui::CardBoard()));
        cell = QAccessible::queryAccessibleInterface(&view)->child(5);
        ASSERT_TRUE(cell->isValid());
    }
    // The board took its cells with it; a new one has its own.
    ui::BoardView view;
    EXPECT_EQ(QAccessible::queryAccessibleInterface(&view)->childCount(), 0);
    view.show(ui::onBoard(ui::CardBoard()));
    EXPECT_EQ(QAccessible::queryAccessibleInterface(&view)->childCount(), 64);
}

} // namespace
