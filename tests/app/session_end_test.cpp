#include "running_program.hpp"
#include "session_manager.hpp"
#include "support/random_games.hpp"

#include <QRegularExpression>
#include <QStandardPaths>

#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <memory>
#include <string>

namespace {

using support::programDeadline;
using support::SessionManager;

/// The real program in a desktop's session on an X server. What is played is played by keys.
class SessionEnd : public support::RunningProgram {
protected:
    void SetUp() override {
        if (qEnvironmentVariableIsEmpty("DISPLAY") ||
            QStandardPaths::findExecutable(QStringLiteral("xdotool")).isEmpty())
            GTEST_SKIP() << "needs an X server and xdotool";
        platform = QStringLiteral("xcb");
        desktop = std::make_unique<SessionManager>();
        surroundings.insert(QStringLiteral("SESSION_MANAGER"),
                            QString::fromStdString(desktop->address()));
    }
    bool heard(const std::function<bool()>& holds) const {
        return desktop->listenUntil(holds, std::chrono::milliseconds(programDeadline));
    }
    /// What xdotool prints.
    static QString xdotool(const QStringList& arguments) {
        QProcess process;
        process.start(QStringLiteral("xdotool"), arguments);
        EXPECT_TRUE(process.waitForFinished(programDeadline));
        return QString::fromUtf8(process.readAllStandardOutput());
    }
    /// A window of the program whose title has that in it, with the focus.
    bool hasFocus(const QString& title) const {
        return heard([&] {
            return xdotool({QStringLiteral("getactivewindow"), QStringLiteral("getwindowname")})
                .contains(title);
        });
    }
    static void press(const QString& key) { xdotool({QStringLiteral("key"), key}); }
    /// A game in which the first act is still to come, and is one press of Enter.
    Program startFreshGame() {
        checkers_poker::Match match(
            checkers_poker::new_game({}, checkers_poker::deal(61, cards::Deck::standard)));
        match.deal = 61;
        app::writeRecordFile(path("fresh.cpk"), *app::AnyGame(match));
        Program program = start({path("fresh.cpk")});
        EXPECT_TRUE(heard([this] { return desktop->hasJoined() && desktop->hasSaved(); }));
        EXPECT_TRUE(hasFocus(QStringLiteral("deal 61")));
        return program;
    }
    /// Enter on a page that is too fresh does nothing, as people cannot have seen it yet.
    void playTheFirstAct() const {
        ASSERT_TRUE(heard([] {
            press(QStringLiteral("Return"));
            return xdotool({QStringLiteral("getactivewindow"), QStringLiteral("getwindowname")})
                .contains(QStringLiteral("fresh.cpk*"));
        }));
    }
    bool ends(QProcess& program) const {
        return heard(
            [&] { return program.state() == QProcess::NotRunning || program.waitForFinished(1); });
    }
    std::size_t actsKept() const {
        const auto games = kept().list();
        return games.size() == 1 ? (*games.front().game)->size() : 0;
    }

    std::unique_ptr<SessionManager> desktop;
};

TEST_F(SessionEnd, IsAnOrdinaryEndThatKeepsGameAndWindow) {
    const Program program = startFreshGame();
    playTheFirstAct();
    desktop->endingBegins();
    ASSERT_TRUE(heard([this] { return desktop->hasSaved(); }));
    EXPECT_FALSE(desktop->wantsToAsk());
    EXPECT_EQ(actsKept(), 1U) << "kept before the program says that it has saved";
    EXPECT_NE(support::whole_file(settingsFile()).find("geometry"), std::string::npos);
    desktop->end();
    ASSERT_TRUE(ends(*program));
    EXPECT_EQ(program->exitStatus(), QProcess::NormalExit);
    EXPECT_EQ(program->exitCode(), 0);
    EXPECT_EQ(actsKept(), 1U);
    EXPECT_FALSE(kept().list().front().isOpenElsewhere);
}

TEST_F(SessionEnd, EndsADialogAndItsQuestionToo) {
    const Program program = startFreshGame();
    playTheFirstAct();
    press(QStringLiteral("ctrl+n"));
    ASSERT_TRUE(hasFocus(QStringLiteral("New game")));
    desktop->endingBegins();
    ASSERT_TRUE(heard([this] { return desktop->hasSaved(); }));
    desktop->end();
    ASSERT_TRUE(ends(*program));
    EXPECT_EQ(program->exitCode(), 0);
    EXPECT_EQ(actsKept(), 1U);
}

TEST_F(SessionEnd, CalledOffChangesNothing) {
    const Program program = startFreshGame();
    playTheFirstAct();
    desktop->endingBegins();
    ASSERT_TRUE(heard([this] { return desktop->hasSaved(); }));
    desktop->endingIsOff();
    press(QStringLiteral("ctrl+z"));
    ASSERT_TRUE(heard([this] {
        const auto games = kept().list();
        return games.size() == 1 && (*games.front().game)->place() == 0;
    }));
    EXPECT_TRUE(kept().list().front().isOpenElsewhere);
    end(*program, SIGTERM);
}

/// Where the game cannot be kept, its person is asked, and can call off the end of the session.
TEST_F(SessionEnd, IsCalledOffForAGameThatWouldBeLost) {
    folder.file("data", "a file where the folder would be");
    const Program program = startFreshGame();
    playTheFirstAct();
    desktop->endingBegins();
    ASSERT_TRUE(heard([this] { return desktop->wantsToAsk(); }));
    EXPECT_FALSE(desktop->hasSaved());
    desktop->letAsk();
    ASSERT_TRUE(hasFocus(QStringLiteral("Save this game?")));
    ASSERT_TRUE(heard([this] {
        press(QStringLiteral("Escape"));
        return desktop->calledItOff();
    }));
    desktop->endingIsOff();
    EXPECT_TRUE(hasFocus(QStringLiteral("fresh.cpk*")));
    end(*program, SIGTERM);
}

/// The libraries below the program answer that by exit(), whatever was played just now.
TEST_F(SessionEnd, AManagerThatIsGoneCostsNoAct) {
    const Program program = startFreshGame();
    playTheFirstAct();
    desktop.reset();
    ASSERT_TRUE(program->waitForFinished(programDeadline));
    EXPECT_EQ(actsKept(), 1U);
}

} // namespace
