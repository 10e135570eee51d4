#include "new_game_support.hpp"
#include "ui/board/board_view.hpp"
#include "ui/new_game/game_tile.hpp"

#include <QAccessible>
#include <QComboBox>
#include <QImage>
#include <QPixmap>
#include <QWindow>

#include <algorithm>
#include <set>

namespace {

using support::NewGameTest;

/// Which game is played: the first choice of the dialog.
class NewGameChoice : public NewGameTest {
protected:
    ui::GameTile& tile(const char* word) const {
        return *support::child<ui::GameTile>(*dialog, (std::string("game-") + word).c_str());
    }
    void clickTile(const char* word) {
        QTest::mouseClick(&tile(word), Qt::LeftButton, {}, tile(word).rect().center());
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    static std::string focused() { return QApplication::focusWidget()->objectName().toStdString(); }
};

TEST_F(NewGameChoice, IsTheFirstOneOfferedThenTheLastOnePlayed) {
    open();
    EXPECT_EQ(dialog->word(), "checkers-poker");
    clickTile("halma");
    EXPECT_EQ(dialog->word(), "halma");
    dialog->reject();
    open();
    EXPECT_EQ(dialog->word(), "checkers-poker");
    clickTile("chinese-checkers");
    press("start");
    EXPECT_EQ(dialog->game(QDate(2026, 1, 1))->word(), "chinese-checkers");
    open();
    EXPECT_EQ(dialog->word(), "chinese-checkers");
    EXPECT_TRUE(tile("chinese-checkers").isChecked());
    open({640, 480}, "halma");
    EXPECT_EQ(dialog->word(), "halma");
    settings.setValue(QStringLiteral("new-game/game"), QStringLiteral("tiddlywinks"));
    open();
    EXPECT_EQ(dialog->word(), "checkers-poker");
}

TEST_F(NewGameChoice, OneFormIsInSightAndEachKeepsWhatWasChosen) {
    open();
    support::type(*dialog, "firstName", QStringLiteral("Ann"));
    clickTile("halma");
    EXPECT_FALSE(support::child<QWidget>(*dialog, "firstName")->isVisible());
    EXPECT_TRUE(support::child<QWidget>(*dialog, "seatAName")->isVisible());
    clickTile("checkers-poker");
    EXPECT_TRUE(support::child<QWidget>(*dialog, "firstName")->isVisible());
    EXPECT_FALSE(support::child<QWidget>(*dialog, "seatAName")->isVisible());
    EXPECT_EQ(newGame().names[checkers_poker::first], QStringLiteral("Ann"));
}

TEST_F(NewGameChoice, TroubleIsThatOfTheGameInSight) {
    open();
    support::type(*dialog, "dealNumber", QStringLiteral("x"));
    EXPECT_FALSE(canStart());
    clickTile("halma");
    EXPECT_TRUE(canStart());
    clickTile("checkers-poker");
    EXPECT_FALSE(canStart());
}

TEST_F(NewGameChoice, IsMadeByArrowKeysToo) {
    open();
    tile("checkers-poker").setFocus();
    key(Qt::Key_Right);
    EXPECT_EQ(dialog->word(), "halma");
    EXPECT_EQ(focused(), "game-halma");
    key(Qt::Key_Right);
    EXPECT_EQ(dialog->word(), "chinese-checkers");
    key(Qt::Key_Left);
    EXPECT_EQ(dialog->word(), "halma");
    key(Qt::Key_Tab);
    EXPECT_EQ(focused(), "sets");
    EXPECT_TRUE(QApplication::focusWidget()->isVisible());
}

TEST_F(NewGameChoice, IsToldToScreenReaders) {
    open();
    for (const ui::NewGameOffer& offer : support::allOffers()) {
        auto* accessible = QAccessible::queryAccessibleInterface(&tile(offer.word.c_str()));
        EXPECT_EQ(accessible->role(), QAccessible::RadioButton);
        EXPECT_EQ(accessible->text(QAccessible::Name), offer.title);
        EXPECT_EQ(accessible->text(QAccessible::Description), offer.sentence);
        EXPECT_EQ(accessible->state().checked, offer.word == dialog->word());
    }
}

TEST_F(NewGameChoice, HasAPictureOfEachBoard) {
    std::set<QByteArray> pictures;
    for (const ui::NewGameOffer& offer : support::allOffers()) {
        const QImage image = boardPixmap(offer.picture(), {40, 40}, 1.5).toImage();
        EXPECT_EQ(image.size(), QSize(60, 60));
        pictures.insert(
            QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()));
    }
    EXPECT_EQ(pictures.size(), 3U);
}

TEST_F(NewGameChoice, SaysASentenceAboutEachGameWhereThereIsRoom) {
    open({900, 700});
    EXPECT_TRUE(tile("halma").toolTip().isEmpty());
    const int high = tile("halma").height();
    open({640, 480});
    EXPECT_LT(tile("halma").height(), high);
    EXPECT_EQ(tile("halma").toolTip(), support::allOffers()[1].sentence);
}

/// Where letters are large for the window there is a box instead of the pictures.
TEST_F(NewGameChoice, IsMadeInABoxWhereThereIsNoRoomForPictures) {
    open({640, 340});
    auto* box = support::child<QComboBox>(dialog->form(), "game");
    EXPECT_FALSE(tile("halma").isVisible());
    ASSERT_TRUE(box->isVisible());
    EXPECT_EQ(box->accessibleName(), QStringLiteral("Game"));
    box->setFocus();
    key(Qt::Key_Down);
    EXPECT_EQ(dialog->word(), "halma");
    EXPECT_EQ(QApplication::focusWidget(), support::child<QComboBox>(dialog->form(), "game"));
    key(Qt::Key_Tab);
    EXPECT_EQ(focused(), "sets");
    dialog->resize(640, 480);
    EXPECT_TRUE(QTest::qWaitFor([&] { return tile("halma").isVisible(); }));
    EXPECT_TRUE(tile("halma").isChecked());
}

TEST_F(NewGameChoice, IsNotAskedWhereThereIsOneGame) {
    dialog = std::make_unique<ui::NewGameDialog>(std::vector{checkers_poker_face::newGameOffer()},
                                                 settings);
    dialog->open();
    EXPECT_FALSE(tile("checkers-poker").isVisible());
    EXPECT_FALSE(support::child<QWidget>(dialog->form(), "game")->isVisible());
}

// A game of three, one of them a computer, without the mouse.
TEST_F(NewGameChoice, WholeGameIsAskedForByKeyboard) {
    open();
    EXPECT_EQ(focused(), "start");
    key(Qt::Key_Tab);
    EXPECT_EQ(focused(), "cancel");
    key(Qt::Key_Tab);
    EXPECT_EQ(focused(), "game-checkers-poker");
    key(Qt::Key_Right);
    key(Qt::Key_Right);
    const auto alt = [this](Qt::Key letter) {
        QTest::keyClick(dialog->windowHandle(), letter, Qt::AltModifier);
    };
    alt(Qt::Key_H);
    EXPECT_EQ(focused(), "players");
    key(Qt::Key_Down);
    alt(Qt::Key_1);
    EXPECT_EQ(focused(), "seatAName");
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Ann"));
    alt(Qt::Key_3);
    key(Qt::Key_Tab);
    EXPECT_EQ(focused(), "seatCKind");
    key(Qt::Key_Down);
    alt(Qt::Key_M);
    alt(Qt::Key_J);
    auto* longJumps = support::child<QAbstractButton>(dialog->form(), "longJumps");
    EXPECT_TRUE(QTest::qWaitFor([&] { return longJumps->isChecked(); }));
    key(Qt::Key_Return);
    EXPECT_EQ(dialog->result(), QDialog::Accepted);
    const app::AnyGame begun = dialog->game(QDate(2026, 1, 1));
    EXPECT_EQ(begun->rules(), "chinese-checkers,players=3,super");
    EXPECT_EQ(begun->tag("A"), "Ann");
    EXPECT_EQ(begun->tag("CLevel"), "1");
}

} // namespace
