#include "faces/checkers_poker/card_art.hpp"
#include "ui/board/board_geometry.hpp"
#include "ui/board/board_palette.hpp"
#include "ui/board_support.hpp"
#include "ui/index_pixels.hpp"

#include <QPainter>
#include <QProcess>

#include <gtest/gtest.h>

using checkers_poker::first;
using checkers_poker::second;
using support::space;
using support::spaces;

namespace {

class BoardDrawing : public BoardTest {
protected:
    /// A space in the pixels of the screen.
    QImage look(std::string_view name) const {
        QImage whole = const_cast<CardBoardView&>(view).grab().toImage();
        const double ratio = whole.devicePixelRatio();
        whole.setDevicePixelRatio(1);
        const QRectF rectangle = view.rectangleOf(space(name));
        return whole.copy(QRectF(rectangle.topLeft() * ratio, rectangle.size() * ratio).toRect());
    }
};

/// Cards are drawn in whole pixels of the screen at every scale factor: a space on the board has
/// exactly the pixels of the card drawn alone.
TEST_F(BoardDrawing, SpacesAreCrisp) {
    open();
    for (const QSize size : {QSize(333, 390), QSize(380, 380), QSize(617, 512)}) {
        view.resize(size);
        const QImage shown = look("a4");
        QImage alone(shown.size(), QImage::Format_RGB32);
        alone.fill(QColor(ui::board_palette::mat));
        QPainter painter(&alone);
        const int inset = ui::cardInset(shown.width());
        ui::paintCard(painter, QRectF(shown.rect()).adjusted(inset, inset, -inset, -inset),
                      *startPicture().layout.card_on(space("a4")));
        painter.end();
        EXPECT_EQ(shown.convertToFormat(QImage::Format_RGB32), alone);
    }
}

TEST_F(BoardDrawing, ATurnedBoardShowsTheSameSpaces) {
    open();
    const QImage before = look("c2");
    auto turned = startPicture();
    turned.bottom = checkers_poker::End::north;
    view.show(turned);
    EXPECT_EQ(look("c2"), before);
    EXPECT_GT(view.rectangleOf(space("a1")).x(), view.rectangleOf(space("h1")).x());
}

TEST_F(BoardDrawing, EveryMarkIsSeen) {
    open();
    auto plain = startPicture();
    plain.active = plain.draggable = {};
    view.show(plain);
    const QImage bare = look("e4");
    const auto seen = [&](auto change) {
        auto picture = plain;
        change(picture);
        view.show(picture);
        return look("e4") != bare;
    };
    using Picture = ui::CardBoard;
    EXPECT_TRUE(seen([](Picture& picture) { picture.active = spaces("e4"); }));
    EXPECT_TRUE(seen([](Picture& picture) { picture.removable = spaces("e4"); }));
    EXPECT_TRUE(seen([](Picture& picture) { picture.chosen = space("e4"); }));
    EXPECT_TRUE(seen([](Picture& picture) { picture.highlighted = spaces("e4"); }));
    EXPECT_TRUE(seen([](Picture& picture) { picture.highlighted = spaces("e5"); }));
    EXPECT_TRUE(seen([](Picture& picture) { picture.lastMove = path("e4 e5"); }));
    EXPECT_TRUE(seen([](Picture& picture) { picture.lastMove = path("d5 e4"); }));
    EXPECT_TRUE(seen([](Picture& picture) { picture.path = path("e2 e4 e6"); }));
    EXPECT_TRUE(
        seen([](Picture& picture) { picture.wild.insert(*picture.layout.card_on(space("e4"))); }));
    EXPECT_TRUE(seen([](Picture& picture) { picture.checkers = {}; }));
    EXPECT_FALSE(seen([](Picture&) {}));
}

TEST_F(BoardDrawing, TargetsAndTheCheckerToComeAreSeen) {
    open();
    auto picture = startPicture();
    view.show(picture);
    const QImage bare = look("e5");
    picture.chosen = space("e4");
    picture.targets = spaces("e5 d5");
    view.show(picture);
    const QImage target = look("e5");
    EXPECT_NE(target, bare);
    move(at("e5"));
    EXPECT_NE(look("e5"), target);
    picture.ghosts[second] = spaces("e5");
    view.show(picture);
    EXPECT_NE(look("e5"), bare);
}

TEST_F(BoardDrawing, APathLeavesTheIndicesItCrossesReadable) {
    open();
    view.resize(1040, 1040);
    auto picture = startPicture();
    picture.path = path("f2 f4 d4");
    view.show(picture);
    for (const char* name : {"f4", "e4", "d4"}) {
        const auto card = picture.layout.card_on(space(name));
        if (!card)
            continue;
        const bool covered = picture.checkers[first].contains(space(name));
        const QColor ink =
            ui::suitColour(card->suit(), covered ? ui::Ground::firstChecker : ui::Ground::card);
        const QImage image = look(name);
        const int inset = ui::cardInset(image.width());
        expectIndexWhole(image.copy(image.rect().adjusted(inset, inset, -inset, -inset)), *card,
                         ink);
    }
}

TEST_F(BoardDrawing, ACheckerBeingDraggedIsDrawnUnderThePointer) {
    open();
    press(at("e4"));
    move(at("b2"));
    const QImage carried = look("b2");
    const QImage left = look("e4");
    release({1, 1});
    EXPECT_NE(look("b2"), carried);
    EXPECT_NE(look("e4"), left);
}

TEST_F(BoardDrawing, TinyAndEmptyBoardsAreDrawnToo) {
    open();
    view.setMinimumSize(0, 0);
    for (const QSize size : {QSize(1, 1), QSize(7, 200), QSize(60, 60), QSize(160, 160)}) {
        view.resize(size);
        view.grab();
    }
    view.show(ui::CardBoard());
    view.grab();
    static_cast<ui::BoardView&>(view).show(ui::BoardPicture());
    view.grab();
}

/// The scale factor is fixed when a program starts, so each one gets a process of its own.
TEST(BoardScale, PointerAndDrawingAreExactAtEveryScaleFactor) {
    for (const char* factor : {"1.25", "1.5", "2", "3"}) {
        QProcess process;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QString::fromLatin1(factor));
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(QCoreApplication::applicationFilePath(),
                      {QStringLiteral("--gtest_filter=BoardPointer.*:BoardDrawing.*")});
        ASSERT_TRUE(process.waitForFinished(120000));
        EXPECT_EQ(process.exitCode(), 0) << factor << process.readAll().toStdString();
    }
}

} // namespace
