#include "faces/checkers_poker/start_editor.hpp"
#include "new_game_support.hpp"
#include "support/game_text.hpp"
#include "ui/board/board_view.hpp"
#include "ui/card_board_support.hpp"
#include "ui/new_game/new_game_note.hpp"

#include <QDialogButtonBox>
#include <QPushButton>

namespace {

using checkers_poker::SpaceSet;
using checkers_poker::StartingConfiguration;
using support::space;

class StartEditorTest : public testing::Test {
protected:
    void open(const StartingConfiguration& start = checkers_poker::corner_start()) {
        editor = std::make_unique<ui::StartEditor>(start);
        editor->resize(640, 480);
        editor->open();
        editor->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(editor.get()));
        board = editor->findChild<ui::BoardView*>();
    }
    void press(const char* button) { support::click(*editor, button); }
    void clickSpace(const char* name) {
        QTest::mouseClick(board, Qt::LeftButton, {},
                          board->rectangleOf(ui::onBoard(space(name))).center().toPoint());
    }
    bool canAccept() const {
        return editor->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled();
    }
    QString note() const { return editor->findChild<ui::NewGameNote*>()->words(); }
    const StartingConfiguration& start() const { return editor->start(); }

    std::unique_ptr<ui::StartEditor> editor;
    ui::BoardView* board = nullptr;
};

TEST_F(StartEditorTest, MirrorsTheOtherEnd) {
    open();
    clickSpace("e4");
    EXPECT_EQ(start().south.size(), 11U);
    EXPECT_EQ(start().north, start().south.turned());
    clickSpace("c4");
    EXPECT_TRUE(start().south.contains(space("c4")));
    EXPECT_TRUE(start().north.contains(space("f5")));
    clickSpace("f5");
    EXPECT_FALSE(start().south.contains(space("c4")));
    EXPECT_EQ(support::shown_on(*board).checkers[checkers_poker::first], start().south);
}

TEST_F(StartEditorTest, MakesAHandicapWhenTheEndsAreFree) {
    open();
    press("mirrored");
    clickSpace("e4");
    clickSpace("h4");
    EXPECT_EQ(start().south.size(), 10U);
    EXPECT_EQ(start().north.size(), 12U);
    press("north");
    clickSpace("d5");
    clickSpace("d4");
    EXPECT_TRUE(start().north.contains(space("d4")));
    EXPECT_TRUE(canAccept());
}

TEST_F(StartEditorTest, WorksByKeyboard) {
    open();
    board->setFocus();
    board->setCursorSpace(ui::onBoard(space("a1")));
    QTest::keyClick(board, Qt::Key_Up);
    QTest::keyClick(board, Qt::Key_Space);
    EXPECT_EQ(start().south.size(), 12U); // full: refused
    EXPECT_TRUE(note().contains(QStringLiteral("12")));
    board->setCursorSpace(ui::onBoard(space("e1")));
    QTest::keyClick(board, Qt::Key_Return);
    EXPECT_FALSE(start().south.contains(space("e1")));
    EXPECT_TRUE(editor->isVisible());
}

TEST_F(StartEditorTest, KeepsToFiveToTwelveCheckers) {
    open({SpaceSet(0x1F), SpaceSet(0x1F).turned()});
    EXPECT_TRUE(canAccept());
    clickSpace("a1");
    EXPECT_FALSE(canAccept());
    EXPECT_TRUE(note().contains(QStringLiteral("4 of the 5")));
    press("clear");
    EXPECT_FALSE(canAccept());
    press("flank");
    EXPECT_TRUE(canAccept());
    clickSpace("a1");
    EXPECT_EQ(start(), checkers_poker::flank_start());
    EXPECT_TRUE(canAccept());
}

TEST_F(StartEditorTest, ResetsUndoesAndRedoes) {
    open(checkers_poker::rows_start());
    press("draughts");
    clickSpace("a1");
    const StartingConfiguration changed = start();
    press("reset");
    EXPECT_EQ(start(), checkers_poker::rows_start());
    press("undo");
    EXPECT_EQ(start(), changed);
    QTest::keySequence(editor.get(), QKeySequence::Undo);
    QTest::keySequence(editor.get(), QKeySequence::Undo);
    EXPECT_EQ(start(), checkers_poker::rows_start());
    EXPECT_FALSE(support::child<QPushButton>(*editor, "undo")->isEnabled());
    press("redo");
    QTest::keySequence(editor.get(), QKeySequence::Redo);
    EXPECT_EQ(start(), changed);
}

TEST_F(StartEditorTest, MirrorsOnlyWhatCanBeMirrored) {
    open();
    press("mirrored");
    clickSpace("e4");
    press("mirrored");
    EXPECT_EQ(start().north, start().south.turned());
    press("undo");
    EXPECT_FALSE(support::child<QAbstractButton>(*editor, "mirrored")->isChecked());

    open({SpaceSet(0xFF), SpaceSet(0xFF).turned()});
    press("mirrored");
    press("north");
    clickSpace("e8"); // takes North's checker off
    press("south");
    clickSpace("e8");
    ASSERT_TRUE(start().south.contains(space("e8")));
    press("mirrored");
    EXPECT_FALSE(support::child<QAbstractButton>(*editor, "mirrored")->isChecked());
    EXPECT_TRUE(note().contains(QStringLiteral("d1")));
    EXPECT_TRUE(note().contains(QStringLiteral("e8")));
}

TEST_F(StartEditorTest, EscDropsTheChangesEnterKeepsThem) {
    open();
    press("rows");
    QTest::keyClick(board, Qt::Key_Escape);
    EXPECT_EQ(editor->result(), QDialog::Rejected);
    open();
    press("rows");
    auto* north = support::child<QAbstractButton>(*editor, "north");
    north->setFocus();
    QTest::keyClick(north, Qt::Key_Return);
    EXPECT_EQ(editor->result(), QDialog::Accepted);
    EXPECT_EQ(start(), checkers_poker::rows_start());
}

TEST_F(StartEditorTest, FitsSmallScreens) {
    open();
    EXPECT_LE(editor->minimumSizeHint().width(), 624);
    EXPECT_LE(editor->minimumSizeHint().height(), 432);
}

TEST_F(StartEditorTest, SpacesAreNamed) {
    open();
    EXPECT_EQ(board->nameOf(ui::onBoard(space("e4"))), QStringLiteral("e4, South's checker"));
    EXPECT_EQ(board->nameOf(ui::onBoard(space("d5"))), QStringLiteral("d5, North's checker"));
    EXPECT_EQ(board->nameOf(ui::onBoard(space("a1"))), QStringLiteral("a1, free"));
}

TEST_F(StartEditorTest, AFullSideHasNoCheckerToCome) {
    open();
    const auto pointAt = [this](const char* name) {
        QTest::mouseMove(board, board->rectangleOf(ui::onBoard(space(name))).center().toPoint());
        return support::shown_on(*board).ghosts[checkers_poker::first];
    };
    EXPECT_TRUE(pointAt("a1").empty());
    clickSpace("e4");
    EXPECT_EQ(pointAt("c1"), SpaceSet{space("c1")});
    press("mirrored"); // uneven from here on
    clickSpace("a1");
    EXPECT_TRUE(pointAt("b1").empty());
    QTest::keyClick(editor.get(), Qt::Key_N, Qt::AltModifier);
    EXPECT_TRUE(QTest::qWaitFor([this] {
        return support::shown_on(*board).ghosts[checkers_poker::second] == SpaceSet{space("b1")};
    }));
    EXPECT_TRUE(support::shown_on(*board).ghosts[checkers_poker::first].empty());
}

} // namespace
