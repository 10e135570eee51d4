#include "faces/checkers_poker/arrange_dialog.hpp"
#include "new_game_support.hpp"
#include "support/game_text.hpp"
#include "ui/board/board_view.hpp"
#include "ui/card_board_support.hpp"
#include "ui/new_game/new_game_note.hpp"

#include <QScreen>
#include <QWindow>

namespace {

using checkers_poker::Layout;
using support::NewGameTest;
using support::space;

class ArrangeTest : public testing::Test {
protected:
    void open() {
        dialog = std::make_unique<ui::ArrangeDialog>(game);
        dialog->resize(640, 480);
        dialog->open();
        dialog->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(dialog.get()));
        board = dialog->findChild<ui::BoardView*>();
    }
    void press(const char* button) { support::click(*dialog, button); }
    QPoint at(const char* name) const {
        const QPointF centre = board->rectangleOf(ui::onBoard(space(name))).center();
        return board->mapTo(dialog.get(), centre).toPoint();
    }
    void clickSpace(const char* name) {
        QTest::mouseClick(dialog->windowHandle(), Qt::LeftButton, {}, at(name));
    }
    void drag(const char* from, QPoint to) {
        QWindow* window = dialog->windowHandle();
        QTest::mousePress(window, Qt::LeftButton, {}, at(from));
        QTest::mouseMove(window, (at(from) + to) / 2);
        QTest::mouseMove(window, to);
        QTest::mouseRelease(window, Qt::LeftButton, {}, to);
    }
    Layout swapped(const char* a, const char* b) const {
        Layout layout = before;
        layout.swap(space(a), space(b));
        return layout;
    }
    const Layout& layout() const { return dialog->layout(); }
    QString note() const { return dialog->findChild<ui::NewGameNote*>()->words(); }

    checkers_poker_face::NewGame game;
    Layout before = game.layout();
    std::unique_ptr<ui::ArrangeDialog> dialog;
    ui::BoardView* board = nullptr;
};

TEST_F(ArrangeTest, TwoClicksSwapTwoSpaces) {
    open();
    clickSpace("a8");
    EXPECT_EQ(support::shown_on(*board).chosen, space("a8"));
    EXPECT_EQ(layout(), before);
    clickSpace("h1");
    EXPECT_EQ(layout(), swapped("a8", "h1"));
    EXPECT_EQ(support::shown_on(*board).chosen, std::nullopt);
    EXPECT_EQ(support::shown_on(*board).layout, layout());
}

TEST_F(ArrangeTest, ChosenSpaceIsLetGo) {
    open();
    clickSpace("a8");
    clickSpace("a8");
    EXPECT_EQ(support::shown_on(*board).chosen, std::nullopt);
    clickSpace("a8");
    QTest::keyClick(board, Qt::Key_Escape);
    EXPECT_EQ(support::shown_on(*board).chosen, std::nullopt);
    EXPECT_TRUE(dialog->isVisible());
    QTest::keyClick(board, Qt::Key_Escape);
    EXPECT_FALSE(dialog->isVisible());
    EXPECT_EQ(dialog->result(), QDialog::Rejected);
}

TEST_F(ArrangeTest, DragSwapsTwoSpacesBlankOnesToo) {
    open();
    drag("a8", at("h1"));
    EXPECT_EQ(layout(), swapped("a8", "h1"));
    press("undo");
    ASSERT_FALSE(before.card_on(space("d4")));
    drag("d4", at("a8"));
    EXPECT_EQ(layout(), swapped("d4", "a8"));
    EXPECT_FALSE(layout().card_on(space("a8")));
}

TEST_F(ArrangeTest, DragThatEndsOutsideChangesNothing) {
    open();
    drag("a8", {630, 470});
    EXPECT_EQ(layout(), before);
}

TEST_F(ArrangeTest, KeysSwapTwoSpaces) {
    open();
    board->setFocus();
    board->setCursorSpace(ui::onBoard(space("a8")));
    QTest::keyClick(board, Qt::Key_Space);
    QTest::keyClick(board, Qt::Key_Right);
    QTest::keyClick(board, Qt::Key_Return);
    EXPECT_EQ(layout(), swapped("a8", "b8"));
    EXPECT_TRUE(dialog->isVisible());
}

TEST_F(ArrangeTest, TwoBlanksAreNoStep) {
    open();
    ASSERT_FALSE(before.card_on(space("a1")));
    ASSERT_FALSE(before.card_on(space("b1")));
    clickSpace("a1");
    clickSpace("b1");
    EXPECT_EQ(layout(), before);
    EXPECT_FALSE(support::child<QAbstractButton>(*dialog, "undo")->isEnabled());
    EXPECT_TRUE(note().contains(QStringLiteral("blank")));
}

TEST_F(ArrangeTest, SortsShufflesAndLaysOutADeal) {
    open();
    press("sort");
    EXPECT_EQ(layout(), checkers_poker::sorted_layout(cards::Deck::standard));
    press("shuffle");
    EXPECT_NE(layout(), checkers_poker::sorted_layout(cards::Deck::standard));
    support::type(*dialog, "dealNumber", QStringLiteral("4294967295"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_EQ(layout(), checkers_poker::deal(4294967295U, cards::Deck::standard));
    for (int i = 0; i < 3; ++i)
        QTest::keySequence(dialog.get(), QKeySequence::Undo);
    EXPECT_EQ(layout(), before);
    press("redo");
    EXPECT_EQ(layout(), checkers_poker::sorted_layout(cards::Deck::standard));
}

TEST_F(ArrangeTest, BadDealNumbersAreExplained) {
    open();
    for (const char* bad : {"4294967296", "x", "-3"}) {
        support::type(*dialog, "dealNumber", QString::fromLatin1(bad));
        press("layOut");
        EXPECT_EQ(layout(), before);
        EXPECT_TRUE(note().contains(QStringLiteral("4294967295"))) << bad;
    }
}

TEST_F(ArrangeTest, TheTitleNamesWhoAssembles) {
    open();
    EXPECT_EQ(dialog->windowTitle(), QStringLiteral("First assembles the board"));
    game.names[checkers_poker::first] = QStringLiteral("Ann ");
    open();
    EXPECT_EQ(dialog->windowTitle(), QStringLiteral("Ann assembles the board"));
}

TEST_F(ArrangeTest, FitsSmallScreens) {
    open();
    const QSize screen = dialog->screen()->availableSize();
    EXPECT_EQ(ui::ArrangeDialog(game).size().boundedTo(screen), ui::ArrangeDialog(game).size());
    EXPECT_LE(dialog->minimumSizeHint().width(), 624);
    EXPECT_LE(dialog->minimumSizeHint().height(), 432);
}

TEST_F(ArrangeTest, ShowsWhereCheckersStart) {
    open();
    EXPECT_EQ(support::shown_on(*board).ghosts[checkers_poker::first], game.options.start.south);
    press("starts");
    EXPECT_TRUE(support::shown_on(*board).ghosts[checkers_poker::first].empty());
}

class ArrangedGame : public NewGameTest {};

TEST_F(ArrangedGame, StartsOnceTheBoardIsReady) {
    open();
    support::type(*dialog, "dealNumber", QStringLiteral("1"));
    press("arranged");
    support::inDialog<ui::ArrangeDialog>([this] { press("start"); },
                                         [](ui::ArrangeDialog& arrange) {
                                             support::click(arrange, "sort");
                                             support::click(arrange, "ready");
                                         });
    EXPECT_EQ(dialog->result(), QDialog::Accepted);
    const Layout sorted = checkers_poker::sorted_layout(cards::Deck::standard);
    EXPECT_EQ(newGame().layout(), sorted);
    const auto match = checkers_poker_face::newMatch(newGame(), QDate(2026, 1, 1));
    EXPECT_EQ(match.deal, std::nullopt);

    open();
    EXPECT_TRUE(button("arranged").isChecked());
    EXPECT_EQ(newGame().layout(), sorted);
}

TEST_F(ArrangedGame, BackKeepsTheBoardAsItLies) {
    open();
    press("arranged");
    support::inDialog<ui::ArrangeDialog>([this] { press("start"); },
                                         [](ui::ArrangeDialog& arrange) {
                                             support::click(arrange, "sort");
                                             support::click(arrange, "back");
                                         });
    EXPECT_TRUE(dialog->isVisible());
    const Layout sorted = checkers_poker::sorted_layout(cards::Deck::standard);
    EXPECT_EQ(newGame().layout(), sorted);

    turnTo(rules);
    press("deck64");
    EXPECT_EQ(newGame().layout(), checkers_poker_face::fittedTo(sorted, cards::Deck::animals));
    press("deck52");
    EXPECT_EQ(newGame().layout(), sorted);
    EXPECT_TRUE(canStart());
}

} // namespace
