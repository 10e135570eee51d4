#include "scripted_player.hpp"
#include "support/showdown.hpp"
#include "support/table_match.hpp"
#include "ui/card_board_support.hpp"
#include "ui/window/input_guard.hpp"

#include <QDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QProcess>
#include <QStandardPaths>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWindow>

#include <chrono>
#include <utility>

namespace {

using support::matchOf;
using support::stateOf;
using support::submit;

using namespace std::chrono_literals;
using checkers_poker::Match;
using Time = quint64;

constexpr Time long_ago = 100'000; ///< milliseconds of the events' clock

void sendKey(QWidget& receiver, QEvent::Type type, int key, Time time) {
    for (const bool first : {true, false}) {
        if (first && type != QEvent::KeyPress)
            continue;
        QKeyEvent event(first ? QEvent::ShortcutOverride : type, key, {},
                        key == Qt::Key_Space ? QStringLiteral(" ") : QStringLiteral("\r"));
        event.setTimestamp(time);
        QApplication::sendEvent(&receiver, &event);
    }
}

void tap(QWidget& receiver, int key, Time time) {
    sendKey(receiver, QEvent::KeyPress, key, time);
    sendKey(receiver, QEvent::KeyRelease, key, time + 10);
}

void sendMouse(QWidget& receiver, QEvent::Type type, Time time, QPoint point = {5, 5}) {
    QMouseEvent event(type, point, receiver.mapToGlobal(point), Qt::LeftButton, Qt::LeftButton, {});
    event.setTimestamp(time);
    QApplication::sendEvent(&receiver, &event);
}

/// Two buttons in a part of a window, and one outside of it, under a guard.
class InputGuardTest : public testing::Test {
protected:
    InputGuardTest() {
        auto* column = new QVBoxLayout(&window);
        part = new QWidget(&window);
        auto* inside = new QVBoxLayout(part);
        for (QPushButton** button : {&one, &other}) {
            *button = new QPushButton(QStringLiteral("&Act"), part);
            (*button)->setAutoDefault(true);
            inside->addWidget(*button);
        }
        outside = new QPushButton(QStringLiteral("&Menu"), &window);
        column->addWidget(part);
        column->addWidget(outside);
        window.show();
        window.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&window));
        guard.setReactionTime(0ms);
        for (QPushButton* button : {one, other, outside})
            QObject::connect(button, &QPushButton::clicked, &window, [this] { ++clicks; });
    }
    void actsOn(QPushButton* button) {
        QObject::connect(button, &QPushButton::clicked, &window,
                         [this] { guard.noteChange(*part); });
    }
    int takeClicks() { return std::exchange(clicks, 0); }

    QWidget window;
    QWidget* part = nullptr;
    QPushButton* one = nullptr;
    QPushButton* other = nullptr;
    QPushButton* outside = nullptr;
    ui::InputGuard guard;
    int clicks = 0;
};

TEST_F(InputGuardTest, AKeyHeldDownActsOnceAlthoughItsRepeatsLookLikePresses) {
    sendKey(*one, QEvent::KeyPress, Qt::Key_Return, long_ago);
    for (Time time = long_ago + 660; time < long_ago + 2000; time += 40) {
        sendKey(*one, QEvent::KeyRelease, Qt::Key_Return, time);
        sendKey(*one, QEvent::KeyPress, Qt::Key_Return, time);
    }
    sendKey(*one, QEvent::KeyRelease, Qt::Key_Return, long_ago + 2000);
    EXPECT_EQ(takeClicks(), 1);
    tap(*one, Qt::Key_Return, long_ago + 2500);
    EXPECT_EQ(takeClicks(), 1) << "pressed again, it acts again";
}

TEST_F(InputGuardTest, TheSpaceBarHeldDownClicksOnce) {
    sendKey(*one, QEvent::KeyPress, Qt::Key_Space, long_ago);
    for (Time time = long_ago + 660; time < long_ago + 2000; time += 40) {
        sendKey(*one, QEvent::KeyRelease, Qt::Key_Space, time);
        sendKey(*one, QEvent::KeyPress, Qt::Key_Space, time);
    }
    sendKey(*one, QEvent::KeyRelease, Qt::Key_Space, long_ago + 2000);
    EXPECT_EQ(takeClicks(), 1);
    EXPECT_FALSE(one->isDown());
}

TEST_F(InputGuardTest, ALetterOfAButtonHeldDownActsOnce) {
    outside->setFocus();
    for (int i = 0; i < 5; ++i)
        QTest::simulateEvent(&window, true, Qt::Key_M, Qt::AltModifier, QStringLiteral("m"), i > 0);
    QTest::simulateEvent(&window, false, Qt::Key_M, Qt::AltModifier, QStringLiteral("m"), false);
    EXPECT_EQ(takeClicks(), 1);
}

TEST_F(InputGuardTest, TheSecondOfTwoQuickPressesDoesNothingToWhatTheFirstBroughtUp) {
    actsOn(one);
    tap(*one, Qt::Key_Return, long_ago);
    tap(*other, Qt::Key_Return, long_ago + 40);
    tap(*other, Qt::Key_Return, long_ago + 80);
    EXPECT_EQ(takeClicks(), 1);
    tap(*other, Qt::Key_Return, long_ago + 1000);
    EXPECT_EQ(takeClicks(), 1);
}

TEST_F(InputGuardTest, QuickPressesThatChangeNothingAllCount) {
    for (Time time = long_ago; time < long_ago + 400; time += 40)
        tap(*one, Qt::Key_Return, time);
    EXPECT_EQ(takeClicks(), 10);
}

TEST_F(InputGuardTest, AnotherKeyInBetweenMakesItAnotherPress) {
    actsOn(one);
    tap(*one, Qt::Key_Return, long_ago);
    tap(*other, Qt::Key_Down, long_ago + 40);
    tap(*other, Qt::Key_Return, long_ago + 80);
    EXPECT_EQ(takeClicks(), 2);
}

TEST_F(InputGuardTest, NoPressCountsBeforeAnybodyCouldHaveReacted) {
    guard.setReactionTime(1h);
    guard.noteChange(*part);
    tap(*one, Qt::Key_Return, long_ago);
    tap(*one, Qt::Key_Space, long_ago + 10'000);
    QTest::mouseClick(one, Qt::LeftButton);
    QTest::keyClick(&window, Qt::Key_A, Qt::AltModifier);
    EXPECT_EQ(takeClicks(), 0);
    QTest::mouseClick(outside, Qt::LeftButton);
    EXPECT_EQ(takeClicks(), 1) << "nothing changed there";
    guard.setReactionTime(20ms);
    QTest::qWait(40);
    tap(*one, Qt::Key_Return, long_ago + 20'000);
    EXPECT_EQ(takeClicks(), 1);
}

TEST_F(InputGuardTest, TheReactionIsCountedFromWhatWasPainted) {
    guard.setReactionTime(100ms);
    guard.noteChange(*part);
    QTest::qSleep(150); // somebody was busy; nothing was painted
    window.update();
    QTest::qWait(1);
    tap(*one, Qt::Key_Return, long_ago);
    EXPECT_EQ(takeClicks(), 0);
}

TEST_F(InputGuardTest, AClickThatBeganBeforeTheChangeDoesNothing) {
    sendMouse(*one, QEvent::MouseButtonPress, long_ago);
    guard.noteChange(*part);
    sendMouse(*one, QEvent::MouseButtonRelease, long_ago + 300);
    EXPECT_EQ(takeClicks(), 0);
    EXPECT_FALSE(one->isDown());
    QTest::mouseClick(one, Qt::LeftButton);
    EXPECT_EQ(takeClicks(), 1);
}

TEST_F(InputGuardTest, ASpaceBarPressedBeforeTheChangeDoesNothing) {
    sendKey(*one, QEvent::KeyPress, Qt::Key_Space, long_ago);
    EXPECT_TRUE(one->isDown());
    guard.noteChange(*part);
    sendKey(*one, QEvent::KeyRelease, Qt::Key_Space, long_ago + 300);
    EXPECT_EQ(takeClicks(), 0);
    EXPECT_FALSE(one->isDown());
}

TEST_F(InputGuardTest, TheSecondHalfOfADoubleClickDoesNothingToWhatChanged) {
    actsOn(one);
    const auto twice = [&] {
        sendMouse(*one, QEvent::MouseButtonPress, long_ago);
        sendMouse(*one, QEvent::MouseButtonRelease, long_ago + 60);
        sendMouse(*one, QEvent::MouseButtonDblClick, long_ago + 350);
        sendMouse(*one, QEvent::MouseButtonRelease, long_ago + 390);
    };
    twice();
    EXPECT_EQ(takeClicks(), 1);
}

TEST_F(InputGuardTest, AButtonThatRepeatsByNatureDoes) {
    actsOn(one);
    one->setAutoRepeat(true);
    for (Time time = long_ago; time < long_ago + 1000; time += 100) {
        sendMouse(*one, QEvent::MouseButtonPress, time);
        sendMouse(*one, QEvent::MouseButtonRelease, time + 50);
    }
    EXPECT_EQ(takeClicks(), 10);
}

TEST_F(InputGuardTest, TypingAndMovingAreNeverHeldUp) {
    QLineEdit field(part);
    field.show();
    field.setFocus();
    guard.setReactionTime(1h);
    guard.noteChange(*part);
    for (int i = 0; i < 5; ++i) {
        QKeyEvent letter(QEvent::KeyPress, Qt::Key_A, {}, QStringLiteral("a"), i > 0);
        QApplication::sendEvent(&field, &letter);
        QKeyEvent space(QEvent::KeyPress, Qt::Key_Space, {}, QStringLiteral(" "), i > 0);
        QApplication::sendEvent(&field, &space);
    }
    EXPECT_EQ(field.text(), QStringLiteral("a a a a a "));
    QKeyEvent left(QEvent::KeyPress, Qt::Key_Left, {}, {}, true);
    QApplication::sendEvent(&field, &left);
    EXPECT_EQ(field.cursorPosition(), 9);
}

TEST_F(InputGuardTest, TheKeyThatOpensADialogIsNotTheOneThatAcceptsIt) {
    QDialog dialog(&window);
    auto* accept = new QPushButton(QStringLiteral("OK"), &dialog);
    QObject::connect(accept, &QPushButton::clicked, &dialog, &QDialog::accept);
    QObject::connect(one, &QPushButton::clicked, &dialog, &QDialog::open);
    sendKey(*one, QEvent::KeyPress, Qt::Key_Return, long_ago);
    ASSERT_TRUE(dialog.isVisible());
    sendKey(*accept, QEvent::KeyRelease, Qt::Key_Return, long_ago + 660);
    sendKey(*accept, QEvent::KeyPress, Qt::Key_Return, long_ago + 660);
    sendKey(*accept, QEvent::KeyRelease, Qt::Key_Return, long_ago + 700);
    EXPECT_TRUE(dialog.isVisible());
    tap(*accept, Qt::Key_Return, long_ago + 2000);
    EXPECT_FALSE(dialog.isVisible());
    tap(*one, Qt::Key_Return, long_ago + 2040);
    EXPECT_FALSE(dialog.isVisible()) << "nor is the one that closes it the one that opens it again";
}

TEST_F(InputGuardTest, ADoubleClickInAMenuDoesNotReachWhatTheMenuCovered) {
    QMenu menu(&window);
    int triggered = 0;
    QAction* entry = menu.addAction(QStringLiteral("Entry"));
    QObject::connect(entry, &QAction::triggered, &menu, [&] { ++triggered; });
    menu.popup(one->mapToGlobal(QPoint(0, 0)));
    ASSERT_TRUE(menu.isVisible());
    const QPoint point = menu.actionGeometry(entry).center();
    QTest::mouseMove(&menu, point);
    sendMouse(menu, QEvent::MouseButtonPress, long_ago, point);
    sendMouse(menu, QEvent::MouseButtonRelease, long_ago + 60, point);
    EXPECT_EQ(triggered, 1);
    ASSERT_FALSE(menu.isVisible());
    const QPoint below = one->mapFromGlobal(menu.mapToGlobal(point));
    sendMouse(*one, QEvent::MouseButtonDblClick, long_ago + 200, below);
    sendMouse(*one, QEvent::MouseButtonRelease, long_ago + 260, below);
    EXPECT_EQ(takeClicks(), 0);
}

/// The same at the table, where the acts of the game change what can be done.
class OnePressOneAct : public support::ScriptedPlayer {
protected:
    void openShowdown() {
        open(Match(support::showdown("Ac Ad Qc Jd 9s 2c", "Kc Kd Qh Jh 8s 3c")));
        ASSERT_NE(seen<ui::HandList>("handsToShow"), nullptr);
        seen<ui::HandList>("handsToShow")->setFocus();
    }
    static QWidget& focus() { return *QApplication::focusWidget(); }
    void holdEnter(Time from, Time milliseconds) {
        sendKey(focus(), QEvent::KeyPress, Qt::Key_Return, from);
        for (Time time = from + 250; time < from + milliseconds; time += 33) {
            sendKey(focus(), QEvent::KeyRelease, Qt::Key_Return, time);
            sendKey(focus(), QEvent::KeyPress, Qt::Key_Return, time);
        }
        sendKey(focus(), QEvent::KeyRelease, Qt::Key_Return, from + milliseconds);
    }
};

TEST_F(OnePressOneAct, EnterHeldForTwoSecondsInTheListOfHandsShowsOneHand) {
    openShowdown();
    holdEnter(long_ago, 2000);
    EXPECT_EQ(matchOf(*game).history.size(), 1U);
    holdEnter(long_ago + 4000, 2000);
    EXPECT_EQ(matchOf(*game).history.size(), 2U);
    EXPECT_NE(seen<QPushButton>("continue"), nullptr) << "the result is still to be read";
    holdEnter(long_ago + 8000, 2000);
    EXPECT_EQ(seen<QPushButton>("continue"), nullptr);
    EXPECT_EQ(matchOf(*game).history.size(), 2U) << "and no checker is taken off";
}

TEST_F(OnePressOneAct, TwoQuickPressesOfEnterShowOneHand) {
    openShowdown();
    tap(focus(), Qt::Key_Return, long_ago);
    tap(focus(), Qt::Key_Return, long_ago + 40);
    EXPECT_EQ(matchOf(*game).history.size(), 1U);
    tap(focus(), Qt::Key_Return, long_ago + 1000);
    tap(focus(), Qt::Key_Return, long_ago + 1040);
    EXPECT_EQ(matchOf(*game).history.size(), 2U);
    EXPECT_NE(seen<QPushButton>("continue"), nullptr);
}

TEST_F(OnePressOneAct, TheEndIsSeenBeforeTheRematch) {
    auto match = support::fresh_match("south=a1+b1+c1+d1+e1,north=a8+b8+c8+d8+e8");
    support::Random random(7);
    open(std::move(match));
    // To the last act, which an Enter on the board makes.
    while (!is_over(stateOf(*game)) && !HasFatalFailure())
        actByKeys(random);
    ASSERT_NE(seen<QPushButton>("rematch"), nullptr);
    const std::size_t end = matchOf(*game).history.size();
    game->undo();
    if (seen<QPushButton>("continue") != nullptr)
        press("continue");
    ASSERT_TRUE(std::holds_alternative<checkers_poker::Removing>(stateOf(*game).phase));
    board().setFocus();
    const auto loser = std::get<checkers_poker::Removing>(stateOf(*game).phase).loser;
    board().setCursorSpace(ui::onBoard(*stateOf(*game).checkers[loser].begin()));
    tap(focus(), Qt::Key_Return, long_ago);
    tap(focus(), Qt::Key_Return, long_ago + 40);
    holdEnter(long_ago + 80, 2000);
    EXPECT_TRUE(is_over(stateOf(*game)));
    EXPECT_EQ(matchOf(*game).history.size(), end);
    EXPECT_NE(seen<QPushButton>("rematch"), nullptr);
}

TEST_F(OnePressOneAct, WhatTheComputerDoesMeanwhileVoidsAClickUnderWay) {
    openShowdown();
    auto* button = seen<QPushButton>("showHand");
    QTest::mousePress(button, Qt::LeftButton);
    ASSERT_FALSE(submit(
        *game,
        checkers_poker::Show{ui::HandRow(*seen<ui::HandList>("handsToShow")->currentRow()).hand}));
    QTest::mouseRelease(button, Qt::LeftButton);
    EXPECT_EQ(matchOf(*game).history.size(), 1U);
}

TEST_F(OnePressOneAct, SteppingThroughTheMovesByQuickClicksIsFluent) {
    support::Random random(8);
    open();
    while (game->place() < 12 ||
           std::holds_alternative<checkers_poker::Showing>(stateOf(*game).phase))
        actByMouse(random);
    game->look(0);
    QWidget* forward = nullptr;
    for (auto* button : window->findChildren<QToolButton*>())
        if (button->defaultAction() == commands().lookNext)
            forward = button;
    ASSERT_NE(forward, nullptr);
    for (Time i = 0; i < 4; ++i) {
        sendMouse(*forward, QEvent::MouseButtonPress, long_ago + 120 * i);
        sendMouse(*forward, QEvent::MouseButtonRelease, long_ago + 120 * i + 60);
    }
    EXPECT_EQ(game->shownPlace(), 4U);
}

/// Counts the events of a kind that an object gets.
class EventCount : public QObject {
public:
    EventCount(QEvent::Type type, QObject& watched)
        : type_(type) {
        watched.installEventFilter(this);
    }
    int count() const { return count_; }

protected:
    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        count_ += event->type() == type_ ? 1 : 0;
        return false;
    }

private:
    QEvent::Type type_;
    int count_ = 0;
};

/// With the keys of a real X server, which repeats them itself.
class UnderX11 : public OnePressOneAct {
protected:
    void SetUp() override {
        if (QGuiApplication::platformName() != QLatin1String("xcb") ||
            QStandardPaths::findExecutable(QStringLiteral("xdotool")).isEmpty())
            GTEST_SKIP() << "needs an X server and xdotool";
        openShowdown();
        window->inputGuard().setReactionTime(200ms);
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
        seen<ui::HandList>("handsToShow")->setFocus();
        QTest::qWait(500); // the window was just opened: presses count from now on
    }
    static void xdotool(const QStringList& arguments) {
        QProcess process;
        process.start(QStringLiteral("xdotool"), arguments);
        ASSERT_TRUE(QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }));
        ASSERT_EQ(process.exitCode(), 0);
    }
};

TEST_F(UnderX11, EnterHeldForTwoSecondsShowsOneHand) {
    const EventCount presses(QEvent::KeyPress, *window->windowHandle());
    xdotool({QStringLiteral("keydown"), QStringLiteral("Return")});
    QTest::qWait(2000);
    xdotool({QStringLiteral("keyup"), QStringLiteral("Return")});
    QTest::qWait(300);
    EXPECT_GT(presses.count(), 5) << "the server did not repeat the key";
    EXPECT_EQ(matchOf(*game).history.size(), 1U);
    xdotool({QStringLiteral("key"), QStringLiteral("Return")});
    EXPECT_TRUE(QTest::qWaitFor([this] { return matchOf(*game).history.size() == 2; }));
    EXPECT_NE(seen<QPushButton>("continue"), nullptr);
}

TEST_F(UnderX11, TwoQuickPressesShowOneHand) {
    xdotool({QStringLiteral("key"), QStringLiteral("--delay"), QStringLiteral("40"),
             QStringLiteral("Return"), QStringLiteral("Return")});
    EXPECT_TRUE(QTest::qWaitFor([this] { return matchOf(*game).history.size() == 1; }));
    QTest::qWait(500);
    EXPECT_EQ(matchOf(*game).history.size(), 1U);
}

} // namespace
